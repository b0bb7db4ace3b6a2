/** "Visa ···· 4242": a payment method as a person knows it. */
import type { Messages } from '../../messages/messages.tsx'

const brands: Record<string, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
}
const kinds: Record<string, string> = { sepa_debit: 'SEPA', link: 'Link', paypal: 'PayPal' }

interface Method {
  type: string | null
  brand: string | null
  last4: string | null
}

export function toMethodName({ type, brand, last4 }: Method, { t }: Pick<Messages, 't'>): string {
  const kind =
    (brand && (brands[brand] ?? brand)) ??
    (type === 'card' || type === null ? t('billing.card') : (kinds[type] ?? type.replaceAll('_', ' ')))
  return last4 ? `${kind} ···· ${last4}` : kind
}
