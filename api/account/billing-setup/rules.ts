/** The rules of prices at Stripe, for other features to call. */
import type { BillingConfig } from '../../platform/config/billing-config.ts'
import type { Handle } from '../../platform/database/handle.ts'
import type { Payments } from '../../platform/network/payments.ts'
import { problem } from '../../platform/problem/problem.ts'
import { activePrices, findSetup, type PriceRow } from './store.ts'

export { syncPrices } from './jobs.ts'
export { findSetup, type PriceRow, pricesWithIds, type SetupRow } from './store.ts'

type Db = Handle<'control'>
type Mode = Payments['mode']

/** Plans are bought once a super administrator has set payments up. */
export async function requireSetUp(db: Db, mode: Mode): Promise<void> {
  if (!(await findSetup(db, mode))) throw problem('payments_off', { detail: 'payments.not_set_up' })
}

export async function paymentSetupStatus(
  db: Db,
  billing: BillingConfig | undefined,
): Promise<'off' | 'not_set_up' | 'on'> {
  if (!billing) return 'off'
  return (await findSetup(db, billing.mode)) ? 'on' : 'not_set_up'
}

/** What a plan costs now; undefined where it is not offered so. */
export async function findPrice(
  db: Db,
  mode: Mode,
  wanted: Pick<PriceRow, 'plan_id' | 'interval' | 'currency'>,
): Promise<PriceRow | undefined> {
  return (await activePrices(db, mode)).find(
    ({ plan_id, interval, currency }) =>
      plan_id === wanted.plan_id && interval === wanted.interval && currency === wanted.currency,
  )
}
