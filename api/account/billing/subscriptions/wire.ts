/** Subscriptions as the wire has them. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Rights } from '../../../platform/identity/actor.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { plansWithIds } from '../../plans/rules.ts'
import { namesOfSites } from '../../sites/rules.ts'
import { billingLimits } from '../limits.ts'
import { hasAccess, isFinal, toReason, toState } from './status.ts'
import type { SubscriptionRow } from './store.ts'

const refund_ms = billingLimits.refund_days * 86_400_000
const orNull = (at: number | null): string | null => (at === null ? null : toInstant(at))

export interface WireNames {
  plans: ReadonlyMap<string, { name: string; plan_type: 'account' | 'lead' | 'audience' | 'assistant' | 'sandbox' }>
  sites: ReadonlyMap<string, string>
}

type Reach = Rights['site_ids']

/** Whether somebody who reaches these sites may read the name of this one. */
export const isReached = (reach: Reach, site_id: string): boolean => reach === 'all' || reach.includes(site_id)

/** Names of sites that the caller does not reach are left out. */
export async function loadNames(
  db: Handle<'control'>,
  rows: readonly SubscriptionRow[],
  reach: Reach = 'all',
): Promise<WireNames> {
  const plan_ids = [...new Set(rows.flatMap(({ items }) => items.map(({ plan_id }) => plan_id)))]
  const site_ids = [...new Set(rows.flatMap(({ site_id }) => site_id ?? []))].filter(id => isReached(reach, id))
  const plans = plan_ids.length > 0 ? await plansWithIds(db, plan_ids) : []
  const sites = site_ids.length > 0 ? await namesOfSites(db, site_ids) : []
  return {
    plans: new Map(plans.map(plan => [plan.id, plan])),
    sites: new Map(sites.map(({ id, name }) => [id, name])),
  }
}

/** Until when the first payment is given back; null where it is not. */
export const toRefundEnd = (row: SubscriptionRow, now: number): number | null => {
  const until = row.first_paid_at === null ? 0 : row.first_paid_at + refund_ms
  return until > now && !isFinal(row) ? until : null
}

export function toSubscription(row: SubscriptionRow, { plans, sites }: WireNames, now: number) {
  const reason = toReason(row)
  const renews = row.ends_at === null && hasAccess(row)
  return {
    id: row.id,
    type: row.type,
    ...(row.site_id !== null && { site: { id: row.site_id, name: sites.get(row.site_id) ?? '' } }),
    status: toState(row),
    ...(reason && { reason }),
    items: row.items.map(({ plan_id, quantity, unit_amount }) => {
      const plan = plans.get(plan_id)
      return { plan_id, plan_name: plan?.name ?? '', plan_type: plan?.plan_type ?? 'account', quantity, unit_amount }
    }),
    currency: row.currency,
    interval: row.interval,
    amount: row.items.reduce((sum, { quantity, unit_amount }) => sum + quantity * unit_amount, 0),
    promotion_code: row.promotion_code,
    discount_ends_at: orNull(row.discount_ends_at),
    auto_renewal: renews,
    renews_at: renews ? orNull(row.period_end_at) : null,
    period_start_at: orNull(row.period_start_at),
    period_end_at: orNull(row.period_end_at),
    trial_ends_at: orNull(row.trial_ends_at),
    ends_at: orNull(row.ends_at),
    ended_at: orNull(row.ended_at),
    refundable_until: orNull(toRefundEnd(row, now)),
    scheduled_change_id: row.next_change_id,
    pending_change_id: row.pending_change_id,
    version: row.version,
    created_at: toInstant(row.created_at),
    updated_at: toInstant(row.updated_at),
  }
}

export async function showSubscription(db: Handle<'control'>, row: SubscriptionRow, now: number, reach: Reach = 'all') {
  return toSubscription(row, await loadNames(db, [row], reach), now)
}
