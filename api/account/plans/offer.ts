/** What a plan may be, by its type. Pure. */
import type { PlanPrice, PlanType } from '../../platform/features/allowances/control-table.ts'
import type { FieldError } from '../../platform/problem/problem.ts'
import { amountStep } from '../../platform/texts/currency.ts'

/** What an add-on gives more of. */
const allowances: Record<Exclude<PlanType, 'account'>, string> = {
  lead: 'leads',
  audience: 'audiences',
  assistant: 'assistants',
  sandbox: 'sandboxes',
}

export interface Offer {
  plan_type: PlanType
  limits: Readonly<Record<string, number>>
  features: readonly string[] | null
  is_default: boolean
  prices: readonly PlanPrice[]
  trial_days: number
}

/** An amount that Stripe does not charge in its currency. */
export const stepErrors = (amount: number, currency: string, pointer: string): FieldError[] => {
  const step = amountStep(currency)
  return amount % step === 0 ? [] : [{ pointer, code: 'amount_step', values: { currency, step } }]
}

/** Errors at each member that does not fit the type, and at prices that repeat a currency and interval. */
export function offerErrors({ plan_type, limits, features, is_default, prices, trial_days }: Offer): FieldError[] {
  const seen = new Set<string>()
  const wrong = prices.flatMap(({ currency, interval, amount }, at) => {
    const key = `${currency} ${interval}`
    if (!seen.has(key)) {
      seen.add(key)
      return stepErrors(amount, currency, `/prices/${at}/amount`)
    }
    return [{ pointer: `/prices/${at}`, code: 'repeated' }]
  })
  if (plan_type === 'account') return wrong
  const own = allowances[plan_type]
  const errors: FieldError[] = Object.keys(limits).flatMap(name =>
    name === own ? [] : [{ pointer: `/limits/${name}`, code: 'allowance_not_of_plan_type' }],
  )
  if (!limits[own]) errors.push({ pointer: '/limits', code: 'add_on_adds_nothing' })
  if (features?.length) errors.push({ pointer: '/features', code: 'not_for_add_ons' })
  if (is_default) errors.push({ pointer: '/is_default', code: 'not_for_add_ons' })
  if (trial_days > 0) errors.push({ pointer: '/trial_days', code: 'not_for_add_ons' })
  return [...wrong, ...errors]
}
