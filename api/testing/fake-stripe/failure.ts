/** Refusals in Stripe's format. */
import type Stripe from 'stripe'

export interface FailureBody {
  type: 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error'
  message: string
  code?: string
  param?: string
  decline_code?: string
  payment_intent?: Stripe.PaymentIntent
  setup_intent?: Stripe.SetupIntent
  payment_method?: Stripe.PaymentMethod
}

export class StripeFailure extends Error {
  readonly status: number
  readonly body: FailureBody
  readonly headers: Record<string, string>
  /** A call that no right program makes: it stands in `fake.faults` too. */
  readonly isFault: boolean

  constructor(status: number, body: FailureBody, headers: Record<string, string> = {}, isFault = false) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
    this.isFault = isFault
  }
}

/** Refusal that a correct program may meet: a state that another call made. */
export const refuse = (message: string, param?: string, code?: string, status = 400): StripeFailure =>
  new StripeFailure(status, { type: 'invalid_request_error', message, code, param })

/** A rule that the contract does not state and that a program must know. */
export const refuseMistake = (message: string, param?: string, code?: string): StripeFailure =>
  new StripeFailure(400, { type: 'invalid_request_error', message, code, param }, {}, true)

export const refuseKey = (message: string, code?: string): StripeFailure =>
  new StripeFailure(401, { type: 'invalid_request_error', message, code })

export const failCard = (body: Omit<FailureBody, 'type'>): StripeFailure =>
  new StripeFailure(402, { type: 'card_error', ...body })
