/** The fields of a payment and its one button. A refusal of the bank stands above them, in Stripe's words. */
import { PaymentElement, type StripeCheckoutValue } from '@stripe/react-stripe-js/checkout'
import { useMessages } from '../../messages/messages.tsx'
import { Form, FormActions, SubmitButton } from '../../ui/form.tsx'
import { formatMoney } from '../billing/money.ts'
import { saveTaxId, toBillingContact } from './contact.ts'
import { ContactFields, checkContact } from './contact-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentError } from './payment-error.ts'
import styles from './payment-form.module.css'
import type { PaymentFormProps } from './payment-form-props.ts'
import { toOrder } from './to-order.ts'
import { useBillingAddress } from './use-billing-address.ts'

/** Ours, so that they say what is missing in our words. */
const fields = { billingDetails: { name: 'never', address: { country: 'never', postalCode: 'never' } } } as const

type CardFormProps = PaymentFormProps & { checkout: StripeCheckoutValue; onBroken: () => void }

export function CardForm({
  checkout,
  contact,
  onContactChange,
  hasTaxId,
  onPaid,
  onBroken,
  note,
  back,
}: CardFormProps) {
  const { t, language } = useMessages()
  const order = toOrder(checkout)
  const settleTotal = useBillingAddress(checkout, contact)

  const pay = async () => {
    if (hasTaxId) await saveTaxId(contact)
    await settleTotal()
    const result = await checkout.confirm({ redirect: 'if_required', billingAddress: toBillingContact(contact) })
    if (result.type === 'error') throw new PaymentError(result.error.message || t('payment.failed'))
    onPaid()
  }

  return (
    <div className={styles.payment}>
      <Form
        onSubmit={pay}
        check={() => checkContact(contact, t)}
        place={({ errors }) => (errors.some(({ pointer }) => pointer.includes('tax_id')) ? 'tax_id' : undefined)}
        explain={({ errors }) => errors.find(({ pointer }) => pointer.includes('tax_id'))?.text}
      >
        <div className={styles.card}>
          <PaymentElement options={{ layout: 'tabs', fields }} onLoadError={onBroken} />
        </div>
        <ContactFields contact={contact} onChange={onContactChange} hasTaxId={hasTaxId} />
        <FormActions>
          <SubmitButton>
            {order.due > 0
              ? t('payment.pay', { amount: formatMoney({ amount: order.due, currency: order.currency }, language) })
              : t('payment.start_trial')}
          </SubmitButton>
          {back}
        </FormActions>
        <p className="muted">{t('payment.by_stripe')}</p>
      </Form>
      <OrderSummary order={order}>
        {checkout.tax.status !== 'ready' && <p>{t('payment.tax_later')}</p>}
        {note}
      </OrderSummary>
    </div>
  )
}
