/** Promotion codes as buyers type them. */
import { askStripe, type Payments, readFailure } from '../../../platform/network/payments.ts'
import { invalid } from '../../../platform/problem/problem.ts'

const refused = () => invalid('/promotion_code', 'promotion_code_invalid')

export async function findPromotionCode({ stripe }: Pick<Payments, 'stripe'>, code: string): Promise<string> {
  const { data } = await askStripe(() => stripe.promotionCodes.list({ code, active: true, limit: 1 }))
  if (!data[0]) throw refused()
  return data[0].id
}

/** Whether Stripe refuses a code that it knows: it has ended, is of another currency, or for first orders alone. */
export const isCodeRefused = (error: unknown): boolean => {
  const failure = readFailure(error)
  return failure?.type === 'StripeInvalidRequestError' && failure.param?.includes('discounts') === true
}

/** A call with a code; what Stripe refuses of it is said at the code. */
export const askWithCode = <T>(work: () => Promise<T>): Promise<T> =>
  askStripe(() =>
    work().catch(error => {
      throw isCodeRefused(error) ? refused() : error
    }),
  )
