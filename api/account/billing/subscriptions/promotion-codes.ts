/** Promotion codes as buyers type them. */
import { askStripe, type Payments } from '../../../platform/payments.ts'
import { invalid } from '../../../platform/problem/problem.ts'

export async function findPromotionCode({ stripe }: Pick<Payments, 'stripe'>, code: string): Promise<string> {
  const { data } = await askStripe(() => stripe.promotionCodes.list({ code, active: true, limit: 1 }))
  if (!data[0]) throw invalid('/promotion_code', 'promotion_code_invalid')
  return data[0].id
}
