/** What is paid for becomes what the account and its sites may have. */
import type { Handle } from '../../../platform/database/handle.ts'
import { announceSites, endPlan, givePaidPlan, setAddOns } from '../../plans/rules.ts'
import { hasAccess } from './status.ts'
import { findLive, type SubscriptionRow } from './store.ts'

type Db = Handle<'control'>

/** The sites whose limits have changed. A second subscription, which nobody could buy, gives nothing. */
export async function applyToPlans(tx: Db, row: SubscriptionRow, now: number): Promise<string[]> {
  const gives = row.live_key !== null && hasAccess(row)
  return row.site_id === null ? toAccount(tx, row, gives, now) : toSite(tx, row.site_id, row, gives)
}

async function toAccount(tx: Db, row: SubscriptionRow, gives: boolean, now: number): Promise<string[]> {
  const [item] = row.items
  const isChanged =
    gives && item
      ? await givePaidPlan(tx, row.account_id, item.plan_id, now)
      : (await isLast(tx, row, row.account_id)) && (await endPlan(tx, row.account_id, 'subscription', now))
  return isChanged ? announceSites(tx, row.account_id) : []
}

async function toSite(tx: Db, site_id: string, row: SubscriptionRow, gives: boolean): Promise<string[]> {
  if (!gives && !(await isLast(tx, row, site_id))) return []
  const added = gives ? row.items.map(({ plan_id, quantity }) => ({ plan_id, quantity })) : []
  if (!(await setAddOns(tx, site_id, added))) return []
  tx.announce(`site ${site_id}`)
  return [site_id]
}

/** An old one that ends late takes nothing from the one that followed it. */
async function isLast(tx: Db, { stripe_id }: SubscriptionRow, key: string): Promise<boolean> {
  const live = await findLive(tx, key)
  return live === undefined || live.stripe_id === stripe_id || !hasAccess(live)
}
