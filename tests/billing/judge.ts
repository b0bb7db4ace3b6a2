/** Compares what the product has with what the fake Stripe has, once everything has arrived. */
import { eq } from 'drizzle-orm'
import { invoices, subscriptions } from '../../api/account/billing/table.ts'
import { paymentEvents } from '../../api/account/payment-events/table.ts'
import { accountPlans } from '../../api/platform/allowances/control-table.ts'
import type { Shop } from '../../api/testing/billed-harness.ts'
import { type Mistakes, noMistakes } from './mistakes.ts'

const final = ['canceled', 'incomplete_expired']

export async function judge({ fake, installation }: Shop, say: (line: string) => void): Promise<Mistakes> {
  const found = noMistakes()
  const { world } = fake
  const ours = await installation.databases.control.read(async db => ({
    subscriptions: await db.select().from(subscriptions),
    invoices: await db.select().from(invoices),
    waiting: await db.select().from(paymentEvents).where(eq(paymentEvents.state, 'waiting')),
    plans: await db.select().from(accountPlans),
  }))
  const note = (kind: keyof Mistakes, line: string) => {
    found[kind]++
    say(`${kind}: ${line}`)
  }
  for (const { stripe_id, type, failure } of ours.waiting) note('lost', `${type} ${stripe_id} waits (${failure})`)
  for (const one of world.subscriptions.all()) {
    const row = ours.subscriptions.find(({ stripe_id }) => stripe_id === one.id)
    if (!row) note('lost', `subscription ${one.id}`)
    else if (row.status !== one.status) note('wrong_states', `${one.id} is ${one.status}, ours ${row.status}`)
  }
  const live = new Map<string, number>()
  for (const one of world.subscriptions.all().filter(({ status }) => !final.includes(status)))
    live.set(String(one.customer), (live.get(String(one.customer)) ?? 0) + 1)
  for (const [customer, number] of live)
    if (number > 1) note('double_charges', `${customer} has ${number} subscriptions`)
  judgeInvoices(fake, ours.invoices, note)
  for (const row of ours.subscriptions) {
    if (row.live_key === null || row.site_id !== null) continue
    const gives =
      ['trialing', 'active'].includes(row.status) || (row.status === 'past_due' && row.next_attempt_at !== null)
    const plan = ours.plans.find(({ account_id }) => account_id === row.account_id)
    const has = plan?.plan_id === row.items[0]?.plan_id && plan?.ended_at === null
    if (gives !== has) note('limits_wrong', `${row.account_id} with ${row.status} has ${JSON.stringify(plan)}`)
  }
  for (const plan of ours.plans.filter(({ source, ended_at }) => source === 'subscription' && ended_at === null))
    if (!ours.subscriptions.some(({ account_id, live_key }) => account_id === plan.account_id && live_key !== null))
      note('limits_wrong', `${plan.account_id} has a plan that nobody pays for`)
  return found
}

function judgeInvoices(
  { world }: Shop['fake'],
  ours: readonly (typeof invoices.$inferSelect)[],
  note: (kind: keyof Mistakes, line: string) => void,
): void {
  const periods = new Set<string>()
  for (const one of world.invoices.all()) {
    const row = ours.find(({ stripe_id }) => stripe_id === one.id)
    if (!row) note('lost', `invoice ${one.id}`)
    else if (row.status !== one.status || row.amount_paid !== one.amount_paid)
      note(
        'wrong_states',
        `invoice ${one.id} is ${one.status} ${one.amount_paid}, ours ${row.status} ${row.amount_paid}`,
      )
    if (one.status !== 'paid' || one.amount_paid === 0 || one.billing_reason === 'subscription_update') continue
    const about = one.parent?.subscription_details?.subscription
    const key = `${typeof about === 'string' ? about : about?.id} ${one.lines.data.map(({ period }) => period.start).join()}`
    if (periods.has(key)) note('double_charges', `${one.id}: ${key} is paid twice`)
    periods.add(key)
  }
}
