/** Stripe.js runs in documents that the server sent for a screen with a payment form: from any other such a screen is loaded anew. */
import type { Screen } from '../product/screens/screen.ts'

/** Whether this document began with such a screen; undefined before the first. */
let allowsStripe: boolean | undefined

export function needsNewDocument({ hasPayment = false }: Pick<Screen, 'hasPayment'>): boolean {
  allowsStripe ??= hasPayment
  return hasPayment && !allowsStripe
}
