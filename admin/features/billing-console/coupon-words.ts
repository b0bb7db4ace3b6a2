/** What a coupon takes off, and for how long, in words. */
import type { Coupon } from '@leadwright/sdk'
import type { Messages } from '../../messages/messages.tsx'
import { formatAmount } from '../../product/billing/money.ts'

export function discountWords(coupon: Coupon, { t, number, language }: Messages): string {
  const { percent_off, amount_off, currency, duration, duration_months } = coupon
  const off =
    amount_off !== null && currency
      ? formatAmount({ amount: amount_off, currency }, language)
      : number((percent_off ?? 0) / 100, { style: 'percent', maximumFractionDigits: 2 })
  if (duration === 'once') return t('billing_console.off_once', { off })
  if (duration === 'forever') return t('billing_console.off_forever', { off })
  return t('billing_console.off_months', { off, count: duration_months ?? 1 })
}
