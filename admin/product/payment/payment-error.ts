/** A payment that Stripe.js refused, in the words that it has for it, as forms take refusals. */
export class PaymentError extends Error {
  readonly status = 402
  readonly code = 'payment_failed'
  readonly detail: string
  constructor(detail: string) {
    super(detail)
    this.name = 'PaymentError'
    this.detail = detail
  }
}
