/** Changes of subscriptions: shown with their price, then carried out at it. */

import type { Installation } from '../../../platform/features/context.ts'
import { askStripe, readFailure, requirePayments } from '../../../platform/network/payments.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { plansWithIds } from '../../plans/rules.ts'
import { changeNow, scheduleChange } from './carry-out.ts'
import { askBankAgain, dropPending, loadConfirmation, settleChange } from './confirmation.ts'
import { type LimitExcess, listExceeded } from './exceeded.ts'
import { type PriceChange, price_ms, priceChange, type Target } from './price-change.ts'
import { isCodeRefused } from './promotion-codes.ts'
import { settleSubscription } from './settle-subscription.ts'
import { hasAccess, isFinal } from './status.ts'
import * as store from './store.ts'

/** One that is not paid for any longer goes on once its open invoice is paid. */
export function requireLive(row: store.SubscriptionRow): void {
  if (isFinal(row)) throw problem('subscription_ended')
  if (!hasAccess(row)) throw problem('payment_due')
}

/** What the plans of a change allow: of an account its plan, of a site the account's plan with what is added. */
async function findExceeded(installation: Installation, row: store.SubscriptionRow, target: Target) {
  const { databases } = installation
  const ids = target.items.map(({ plan_id }) => plan_id)
  const plans = await databases.control.read(db => plansWithIds(db, ids))
  const former = await databases.control.read(db =>
    plansWithIds(
      db,
      row.items.map(({ plan_id }) => plan_id),
    ),
  )
  if (row.site_id === null)
    return listExceeded(installation, row.account_id, {
      limitOf: name => plans[0]?.limits[name],
      presentLimitOf: name => former[0]?.limits[name],
    })
  const facts = await installation.sites.find(row.site_id)
  const sum = (items: readonly { plan_id: string; quantity: number }[], from: typeof plans, name: string) =>
    items.reduce((all, { plan_id, quantity }) => {
      const plan = from.find(({ id }) => id === plan_id)
      return all + (plan?.limits[name] ?? 0) * quantity
    }, 0)
  const limitOf = (name: string) => {
    const own = facts?.plan?.limits[name]
    return own === undefined ? undefined : own - sum(row.items, former, name) + sum(target.items, plans, name)
  }
  const presentLimitOf = (name: string) => facts?.plan?.limits[name]
  return listExceeded(installation, row.account_id, { limitOf, presentLimitOf }, row.site_id)
}

/** Work on a subscription that may have ended at Stripe while no event has come. */
async function unlessEnded<T>(installation: Installation, row: store.SubscriptionRow, work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (readFailure(error)?.statusCode !== 404) throw error
    const settled = await askStripe(() => settleSubscription(installation, row.stripe_id))
    throw settled && isFinal(settled) ? problem('subscription_ended') : error
  }
}

export type Confirmation = NonNullable<Awaited<ReturnType<typeof loadConfirmation>>>

export interface ShownChange extends PriceChange {
  row: store.ChangeRow
  exceeded: LimitExcess[]
}

export async function showChange(
  installation: Installation,
  row: store.SubscriptionRow,
  target: Target,
): Promise<ShownChange> {
  const { databases, clock, newId } = installation
  requirePayments(installation)
  requireLive(row)
  const priced = await unlessEnded(installation, row, () => priceChange(installation, row, target))
  const now = clock.now()
  const change: store.ChangeRow = {
    id: newId('subscription_change'),
    account_id: row.account_id,
    subscription_id: row.id,
    subscription_version: row.version,
    status: 'shown',
    ...priced.change,
    stripe_invoice_id: null,
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
  {
    lines = [],
    discount = 0,
    tax = 0,
    exceeded = [],
    confirmation,
  }: {
    lines?: { description: string; amount: number }[]
    discount?: number
    tax?: number
    exceeded?: LimitExcess[]
    confirmation?: Confirmation | undefined
  } = {},
) => ({
  id: row.id,
  subscription_id: row.subscription_id,
  status: row.status,
  interval: row.interval,
  items: row.items.map(({ plan_id, quantity }) => ({ plan_id, quantity })),
  currency: row.currency,
  amount_due: row.amount_due,
  next_amount: row.next_amount,
  lines,
  discount,
  tax,
  effective_at: row.effective_at === null ? null : toInstant(row.effective_at),
  exceeded: exceeded.map(one => ({ ...one })),
  ...(confirmation && { confirmation }),
  expires_at: toInstant(row.expires_at),
  created_at: toInstant(row.created_at),
})

/** After so long Stripe has forgotten the keys of calls and the updates that wait. */
const pending_ms = 23 * 3_600_000

/** Called one at a time for each account. A repeat after an answer that was lost is the same change. */
export async function confirmChange(
  installation: Installation,
  { id }: Pick<store.ChangeRow, 'id'>,
): Promise<Confirmation | undefined> {
  const { databases, clock } = installation
  requirePayments(installation)
  const load = async () => {
    const found = await databases.control.read(async db => {
      const change = await store.findChange(db, id)
      return { change, row: change && (await store.findSubscription(db, change.subscription_id)) }
    })
    if (!found.change || !found.row) throw problem('not_found')
    return { change: found.change, row: found.row }
  }
  let { change, row } = await load()
  if (change.status === 'pending') {
    await settleChange(installation, row, change)
    ;({ change, row } = await load())
    if (isAtBank(change) && (await askBankAgain(installation, change.stripe_invoice_id))) {
      await settleChange(installation, row, change)
      ;({ change, row } = await load())
    }
    if (isAtBank(change)) return loadConfirmation(installation, change)
  }
  if (change.status === 'done' || change.status === 'scheduled') return undefined
  requireLive(row)
  const isOld = change.status === 'pending' && change.updated_at + pending_ms <= clock.now()
  const isStale = change.expires_at <= clock.now() || change.subscription_version !== row.version
  if (isOld || (change.status !== 'pending' && (change.status !== 'shown' || isStale))) throw problem('price_expired')
  if (change.status === 'shown') await begin(installation, row, change)
  return carryOut(installation, row, change)
}

const isAtBank = (change: store.ChangeRow): change is store.ChangeRow & { stripe_invoice_id: string } =>
  change.status === 'pending' && change.stripe_invoice_id !== null

/** Whatever waited for a payment before gives way. */
async function begin(installation: Installation, row: store.SubscriptionRow, change: store.ChangeRow): Promise<void> {
  const { databases, clock } = installation
  if (change.effective_at === null && row.status === 'past_due') throw problem('payment_due')
  const exceeded = await findExceeded(installation, row, { items: change.items, interval: change.interval })
  if (exceeded.some(({ prevents }) => prevents)) throw problem('disk_space_not_available')
  if (row.pending_change_id !== null) await dropPending(installation, row)
  const set = { status: 'pending' as const, updated_at: clock.now() }
  await databases.control.write(tx => store.updateChange(tx, change.id, set))
}

async function carryOut(installation: Installation, row: store.SubscriptionRow, change: store.ChangeRow) {
  const { databases, clock } = installation
  const save = (set: Partial<store.ChangeRow>) =>
    databases.control.write(tx => store.updateChange(tx, change.id, { ...set, updated_at: clock.now() }))
  try {
    const act = change.effective_at === null ? changeNow : scheduleChange
    await unlessEnded(installation, row, () => act(installation, row, change))
  } catch (error) {
    // Refused for good: another price is shown before the next try. What is unsettled is repeated with its key.
    if (isRefusal(error)) await save({ status: 'failed', failure: 'payment_failed' })
    if (!isGone(error)) throw error
    await save({ status: 'failed', failure: 'price_expired' })
    throw problem('price_expired')
  }
  if (change.effective_at === null) return endNowOrWait(installation, change)
  await save({ status: 'scheduled' })
  await databases.control.write(tx =>
    store.updateSubscription(tx, row.id, { next_change_id: change.id, updated_at: clock.now() }),
  )
  await settleSubscription(installation, row.stripe_id)
  return undefined
}

/** The settlement has said which: paid, or waiting for the buyer. */
async function endNowOrWait(installation: Installation, { id }: store.ChangeRow): Promise<Confirmation | undefined> {
  const { databases, clock } = installation
  const settled = await databases.control.read(db => store.findChange(db, id))
  if (settled?.status === 'pending' && settled.stripe_invoice_id !== null) {
    const confirmation = await loadConfirmation(installation, settled)
    if (confirmation) return confirmation
  }
  if (settled?.status === 'failed') throw problem('payment_failed')
  await databases.control.write(tx => store.updateChange(tx, id, { status: 'done', updated_at: clock.now() }))
  return undefined
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code
const isRefusal = (error: unknown): boolean => hasCode(error, 'payment_failed')
/** A promotion code or a price that was shown is there no longer. */
const isGone = (error: unknown): boolean => isCodeRefused(error) || hasCode(error, 'validation_failed')
