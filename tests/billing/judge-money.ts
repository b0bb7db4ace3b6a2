/** Money: nothing is charged twice, nothing given back twice or lost, and a trial is given once. */
import type Stripe from 'stripe'
import { type invoices, refunds, subscriptionChanges, subscriptions } from '../../api/account/billing/table.ts'
import type { Shop } from '../../api/testing/billed-harness.ts'
import type { Note } from './mistakes.ts'

const final = ['canceled', 'incomplete_expired']
const trial_refused_seconds = 3_600

const getSubscriptionId = ({ parent }: Stripe.Invoice): string => {
  const about = parent?.subscription_details?.subscription
  return typeof about === 'string' ? about : (about?.id ?? '')
}
const count = <T>(list: readonly T[], toKey: (one: T) => string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const one of list) counts.set(toKey(one), (counts.get(toKey(one)) ?? 0) + 1)
  return counts
}

export async function judgeMoney(
  { fake, installation }: Pick<Shop, 'fake' | 'installation'>,
  ours: readonly (typeof invoices.$inferSelect)[],
  note: Note,
): Promise<void> {
  const { world } = fake
  const found = await installation.databases.control.read(async db => ({
    subscriptions: await db.select().from(subscriptions),
    changes: await db.select().from(subscriptionChanges),
    refunds: await db.select().from(refunds),
  }))
  const live = world.subscriptions.all().filter(({ status }) => !final.includes(status))
  for (const [customer, number] of count(live, one => String(one.customer)))
    if (number > 1) note('double_charges', `${customer} has ${number} subscriptions`)
  // One that was made while no answer came, and that nothing was sold to, harms nobody.
  const sold = new Set(world.subscriptions.all().map(({ customer }) => customer))
  const customers = world.customers.all().filter(({ id }) => sold.has(id))
  for (const [key, number] of count(customers, ({ metadata }) => JSON.stringify(metadata)))
    if (number > 1) note('double_charges', `${key} is ${number} customers`)
  judgeInvoices(world.invoices.all(), ours, note)
  judgeUpdates(world.invoices.all(), found, note)
  for (const { subscription_id, status } of found.refunds)
    if (status === 'pending') note('lost', `the refund of ${subscription_id} is not completed`)
  for (const { id, amount, amount_refunded } of world.charges.all())
    if (amount_refunded > amount) note('double_charges', `${id} gave back ${amount_refunded} of ${amount}`)
  const trials = world.subscriptions
    .all()
    .filter(({ trial_end, ended_at, created }) => trial_end && (ended_at ?? Infinity) - created > trial_refused_seconds)
  for (const [account, number] of count(trials, ({ metadata }) => metadata.account_id ?? ''))
    if (number > 1) note('wrong_states', `${account} had ${number} trials`)
}

function judgeInvoices(
  theirs: readonly Stripe.Invoice[],
  ours: readonly (typeof invoices.$inferSelect)[],
  note: Note,
): void {
  const periods = new Set<string>()
  for (const one of theirs) {
    const row = ours.find(({ stripe_id }) => stripe_id === one.id)
    if (!row) note('lost', `invoice ${one.id}`)
    else if (row.status !== one.status || row.amount_paid !== one.amount_paid)
      note(
        'wrong_states',
        `invoice ${one.id} is ${one.status} ${one.amount_paid}, ours ${row.status} ${row.amount_paid}`,
      )
    if (one.status !== 'paid' || one.amount_paid === 0 || one.billing_reason === 'subscription_update') continue
    const key = `${getSubscriptionId(one)} ${one.lines.data.map(({ period }) => period.start).join()}`
    if (periods.has(key)) note('double_charges', `${one.id}: ${key} is paid twice`)
    periods.add(key)
  }
}

interface Found {
  subscriptions: readonly (typeof subscriptions.$inferSelect)[]
  changes: readonly (typeof subscriptionChanges.$inferSelect)[]
}

/** Each change that was confirmed is charged once, and what is charged is a change that is done. */
function judgeUpdates(theirs: readonly Stripe.Invoice[], { subscriptions: rows, changes }: Found, note: Note): void {
  const paid = theirs.filter(one => one.billing_reason === 'subscription_update' && one.amount_paid > 0)
  for (const [stripe_id, number] of count(paid, getSubscriptionId)) {
    const id = rows.find(row => row.stripe_id === stripe_id)?.id
    const done = changes.filter(
      ({ subscription_id, status, effective_at }) =>
        subscription_id === id && status === 'done' && effective_at === null,
    )
    if (number > done.length) note('double_charges', `${stripe_id} paid ${number} changes of ${done.length}`)
  }
}
