/** The buyer's address at Stripe before they pay: where taxes are on, what is due follows it. */
import type { StripeCheckoutValue } from '@stripe/react-stripe-js/checkout'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { type PaymentContact, toBillingContact } from './contact.ts'
import { hasPostalCodes } from './countries.ts'
import { PaymentError } from './payment-error.ts'

/** Somebody may still be typing. */
const pause_milliseconds = 600

type Checkout = Pick<StripeCheckoutValue, 'total' | 'updateBillingAddress'>

/** Answers what is called before a payment: it refuses one whose total is not the one that is shown. */
export function useBillingAddress(checkout: Checkout, contact: PaymentContact): () => Promise<void> {
  const { t } = useMessages()
  const { country, postal_code } = contact
  const isKnown = country !== '' && (!hasPostalCodes(country) || postal_code.trim() !== '')
  const place = `${country} ${postal_code.trim()}`
  const told = useRef('')

  const update = async () => {
    const result = await checkout.updateBillingAddress(toBillingContact(contact))
    if (result.type === 'success') told.current = place
    return result
  }
  const tell = useEffectEvent(update)
  useEffect(() => {
    if (!isKnown || told.current === place) return
    const timer = setTimeout(() => void tell(), pause_milliseconds)
    return () => clearTimeout(timer)
  }, [isKnown, place])

  return async () => {
    if (told.current === place) return
    const shown = checkout.total.total.minorUnitsAmount
    const result = await update()
    if (result.type === 'error') throw new PaymentError(result.error.message)
    if (result.session.total.total.minorUnitsAmount !== shown) throw new PaymentError(t('payment.total_changed'))
  }
}
