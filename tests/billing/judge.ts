/** Compares what the product has with what the fake Stripe has, once everything has arrived. */
import { eq } from 'drizzle-orm'
import { invoices, subscriptions } from '../../api/account/billing/table.ts'
import { paymentEvents } from '../../api/account/payment-events/table.ts'
import { accountPlans } from '../../api/platform/features/allowances/control-table.ts'
import type { Shop } from '../../api/testing/billed-harness.ts'
import { judgeMoney } from './judge-money.ts'
import { type Mistakes, type Note, noMistakes } from './mistakes.ts'

export type Judged = Pick<Shop, 'fake' | 'installation'>

export async function judge(shop: Judged, say: (line: string) => void): Promise<Mistakes> {
  const { fake, installation } = shop
  const found = noMistakes()
  const ours = await installation.databases.control.read(async db => ({
    subscriptions: await db.select().from(subscriptions),
    invoices: await db.select().from(invoices),
    waiting: await db.select().from(paymentEvents).where(eq(paymentEvents.status, 'waiting')),
    plans: await db.select().from(accountPlans),
  }))
  const note: Note = (kind, line) => {
    found[kind]++
    say(`${kind}: ${line}`)
  }
  for (const { stripe_id, type, failure } of ours.waiting) note('lost', `${type} ${stripe_id} waits (${failure})`)
  judgeStates(fake, ours.subscriptions, note)
  judgeLimits(ours, note)
  await judgeMoney(shop, ours.invoices, note)
  return found
}

type Row = typeof subscriptions.$inferSelect

function judgeStates({ world }: Shop['fake'], ours: readonly Row[], note: Note): void {
  const known = new Set(world.subscriptions.all().map(({ id }) => id))
  for (const one of world.subscriptions.all()) {
    const row = ours.find(({ stripe_id }) => stripe_id === one.id)
    if (!row) {
      note('lost', `subscription ${one.id}`)
      continue
    }
    if (row.status !== one.status) note('wrong_states', `${one.id} is ${one.status}, ours ${row.status}`)
    if (['canceled', 'incomplete_expired'].includes(one.status)) continue
    const items = one.items.data.map(({ price, quantity }) => `${price.metadata.plan_id} ${quantity}`).join()
    const own = row.items.map(({ plan_id, quantity }) => `${plan_id} ${quantity}`).join()
    if (items !== own) note('wrong_states', `${one.id} has ${items}, ours ${own}`)
    const ends = one.cancel_at ?? (one.cancel_at_period_end ? one.items.data[0]?.current_period_end : null) ?? null
    if ((row.ends_at ?? 0) !== (ends ?? 0) * 1_000) note('wrong_states', `${one.id} ends ${ends}, ours ${row.ends_at}`)
    const period_end = Math.min(...one.items.data.map(item => item.current_period_end))
    if (row.period_end_at !== period_end * 1_000)
      note('wrong_states', `${one.id} renews ${period_end}, ours ${row.period_end_at}`)
    if ((row.promotion_code === null) !== (one.discounts.length === 0))
      note('wrong_states', `${one.id} has ${one.discounts.length} discounts, ours ${row.promotion_code}`)
  }
  for (const { stripe_id } of ours) if (!known.has(stripe_id)) note('wrong_states', `${stripe_id} is nowhere at Stripe`)
}

interface Limits {
  subscriptions: readonly Row[]
  plans: readonly (typeof accountPlans.$inferSelect)[]
}

function judgeLimits({ subscriptions: rows, plans }: Limits, note: Note): void {
  for (const row of rows) {
    if (row.live_key === null || row.site_id !== null) continue
    const gives =
      ['trialing', 'active'].includes(row.status) || (row.status === 'past_due' && row.next_attempt_at !== null)
    const plan = plans.find(({ account_id }) => account_id === row.account_id)
    const has = plan?.plan_id === row.items[0]?.plan_id && plan?.ended_at === null
    if (gives !== has) note('limits_wrong', `${row.account_id} with ${row.status} has ${JSON.stringify(plan)}`)
  }
  for (const plan of plans.filter(({ source, ended_at }) => source === 'subscription' && ended_at === null))
    if (!rows.some(({ account_id, live_key }) => account_id === plan.account_id && live_key !== null))
      note('limits_wrong', `${plan.account_id} has a plan that nobody pays for`)
}
