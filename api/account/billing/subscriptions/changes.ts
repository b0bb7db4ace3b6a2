/** Changes of subscriptions: shown with their price, then carried out at it. */
import { toInstant } from '../../../platform/clock.ts'
import type { Installation } from '../../../platform/context.ts'
import { requirePayments } from '../../../platform/payments.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { plansWithIds } from '../../plans/rules.ts'
import { changeNow, scheduleChange } from './carry-out.ts'
import { type Exceeded, listExceeded } from './exceeded.ts'
import { type Priced, price_ms, priceChange, type Target } from './price-change.ts'
import { settleSubscription } from './settle-subscription.ts'
import { hasAccess } from './state.ts'
import * as store from './store.ts'

export function requireLive(row: store.SubscriptionRow): void {
  if (!hasAccess(row)) throw problem('subscription_ended')
}

/** What the plans of a change allow: of an account its plan, of a site the account's plan with what is added. */
async function findExceeded(installation: Installation, row: store.SubscriptionRow, target: Target) {
  const { databases } = installation
  const ids = target.items.map(({ plan_id }) => plan_id)
  const plans = await databases.control.read(db => plansWithIds(db, ids))
  if (row.site_id === null) return listExceeded(installation, row.account_id, name => plans[0]?.limits[name])
  const facts = await installation.sites.find(row.site_id)
  const former = await databases.control.read(db =>
    plansWithIds(
      db,
      row.items.map(({ plan_id }) => plan_id),
    ),
  )
  const sum = (items: readonly { plan_id: string; quantity: number }[], from: typeof plans, name: string) =>
    items.reduce((all, { plan_id, quantity }) => {
      const plan = from.find(({ id }) => id === plan_id)
      return all + (plan?.limits[name] ?? 0) * quantity
    }, 0)
  const limitOf = (name: string) => {
    const own = facts?.plan?.limits[name]
    return own === undefined ? undefined : own - sum(row.items, former, name) + sum(target.items, plans, name)
  }
  return listExceeded(installation, row.account_id, limitOf, row.site_id)
}

export interface ShownChange extends Priced {
  row: store.ChangeRow
  exceeded: Exceeded[]
}

export async function showChange(
  installation: Installation,
  row: store.SubscriptionRow,
  target: Target,
): Promise<ShownChange> {
  const { databases, clock, newId } = installation
  requirePayments(installation)
  requireLive(row)
  const priced = await priceChange(installation, row, target)
  const now = clock.now()
  const change: store.ChangeRow = {
    id: newId('subscription_change'),
    account_id: row.account_id,
    subscription_id: row.id,
    subscription_version: row.version,
    state: 'shown',
    ...priced.change,
    failure: null,
    created_at: now,
    expires_at: now + price_ms,
    updated_at: now,
  }
  await databases.control.write(tx => store.insertChange(tx, change))
  return { ...priced, row: change, exceeded: await findExceeded(installation, row, target) }
}

export const toChange = (
  row: store.ChangeRow,
  { lines, exceeded }: Pick<ShownChange, 'lines' | 'exceeded'> = { lines: [], exceeded: [] },
) => ({
  id: row.id,
  subscription_id: row.subscription_id,
  state: row.state,
  interval: row.interval,
  items: row.items.map(({ plan_id, quantity }) => ({ plan_id, quantity })),
  currency: row.currency,
  amount_due: row.amount_due,
  next_amount: row.next_amount,
  lines,
  effective_at: row.effective_at === null ? null : toInstant(row.effective_at),
  exceeded: exceeded.map(one => ({ ...one })),
  expires_at: toInstant(row.expires_at),
  created_at: toInstant(row.created_at),
})

/** Called one at a time for each account. A repeat after an answer that was lost is the same change. */
export async function confirmChange(installation: Installation, change: store.ChangeRow): Promise<void> {
  const { databases, clock } = installation
  requirePayments(installation)
  if (change.state === 'done' || change.state === 'scheduled') return
  const row = await databases.control.read(db => store.findSubscription(db, change.subscription_id))
  if (!row) throw problem('not_found')
  requireLive(row)
  const save = (set: Partial<store.ChangeRow>) =>
    databases.control.write(tx => store.updateChange(tx, change.id, { ...set, updated_at: clock.now() }))
  if (change.state !== 'pending') {
    const isStale = change.expires_at <= clock.now() || change.subscription_version !== row.version
    if (change.state !== 'shown' || isStale) throw problem('price_expired')
    const exceeded = await findExceeded(installation, row, { items: change.items, interval: change.interval })
    if (exceeded.some(({ prevents }) => prevents)) throw problem('disk_space_not_available')
    await save({ state: 'pending' })
  }
  try {
    if (change.effective_at === null) await changeNow(installation, row, change)
    else await scheduleChange(installation, row, change)
  } catch (error) {
    // Refused for good: another price is shown before the next try. What is unsettled is repeated with its key.
    if (isRefusal(error)) await save({ state: 'failed', failure: 'payment_failed' })
    throw error
  }
  if (change.effective_at === null) return save({ state: 'done' })
  await save({ state: 'scheduled' })
  await databases.control.write(tx =>
    store.updateSubscription(tx, row.id, { next_change_id: change.id, updated_at: clock.now() }),
  )
  await settleSubscription(installation, row.stripe_id)
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'payment_failed'
