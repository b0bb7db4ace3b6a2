/** Mistakes that are planted into a year, as known bugs of billing leave them: the judge must name each. */
import { eq, ne } from 'drizzle-orm'
import type Stripe from 'stripe'
import { invoices, refunds, subscriptions } from '../../api/account/billing/table.ts'
import { paymentEvents } from '../../api/account/payment-events/table.ts'
import type { Handle } from '../../api/platform/database/handle.ts'
import { accountPlans } from '../../api/platform/features/allowances/control-table.ts'
import type { Shop } from '../../api/testing/billed-harness.ts'
import type { World } from './life.ts'
import type { Mistakes } from './mistakes.ts'

export interface Plant {
  name: string
  found_as: keyof Mistakes
  /** From the beginning of the year. */
  before?(world: World): void
  /** When everything has arrived. */
  after?(world: World): Promise<void>
}

type Db = Handle<'control'>
const write = ({ installation }: Shop, work: (tx: Db) => Promise<unknown>) =>
  installation.databases.control.write(async tx => void (await work(tx)))
const live = ({ shop }: World): Stripe.Subscription | undefined =>
  shop.fake.world.subscriptions.all().find(({ status }) => status === 'active')

export const plants: readonly Plant[] = [
  {
    name: 'events are answered and not kept, and no night compares',
    found_as: 'lost',
    before: ({ shop }) => Object.assign(shop.receiver, { isDeaf: true }),
  },
  {
    name: 'a copy of before is trusted in the place of the present object',
    found_as: 'wrong_states',
    before({ shop }) {
      const { stripe } = shop.installation.payments ?? {}
      const first = new Map<string, Stripe.Response<Stripe.Subscription>>()
      const retrieve = stripe?.subscriptions.retrieve.bind(stripe.subscriptions)
      if (stripe && retrieve)
        stripe.subscriptions.retrieve = async (id, params) => {
          const one = first.get(id) ?? (await retrieve(id, params as Stripe.SubscriptionRetrieveParams))
          first.set(id, one)
          return one
        }
    },
  },
  {
    name: 'an account has two customers',
    found_as: 'double_charges',
    async after({ shop }) {
      const { world } = shop.fake
      const [one] = world.subscriptions.all()
      const customer = world.customers.find(String(one?.customer))
      if (!one || !customer) return
      world.customers.add({ ...customer, id: `${customer.id}x` })
      world.subscriptions.add({ ...one, id: `${one.id}x`, customer: `${customer.id}x` })
    },
  },
  {
    name: 'an ended subscription lives again',
    found_as: 'wrong_states',
    async after(world) {
      const one = live(world)
      if (one) one.status = 'canceled'
    },
  },
  {
    name: 'a scheduled end is not seen',
    found_as: 'wrong_states',
    after: ({ shop }) =>
      write(shop, tx => tx.update(subscriptions).set({ ends_at: 1 }).where(ne(subscriptions.status, 'canceled'))),
  },
  {
    name: 'the end of the period is not known',
    found_as: 'wrong_states',
    after: ({ shop }) =>
      write(shop, tx =>
        tx.update(subscriptions).set({ period_end_at: null }).where(ne(subscriptions.status, 'canceled')),
      ),
  },
  {
    name: 'a coupon is lost with a change',
    found_as: 'wrong_states',
    async after(world) {
      const one = live(world)
      const [discount] = world.shop.fake.world.discounts.all()
      if (one && discount) one.discounts = one.discounts.length === 0 ? [discount.id] : []
    },
  },
  {
    name: 'an invoice is not taken over',
    found_as: 'lost',
    after: ({ shop }) => write(shop, tx => tx.delete(invoices).where(eq(invoices.status, 'paid'))),
  },
  {
    name: 'an event is marked and its effect forgotten',
    found_as: 'lost',
    after: ({ shop }) => write(shop, tx => tx.update(paymentEvents).set({ status: 'waiting' })),
  },
  {
    name: 'two tabs make two subscriptions',
    found_as: 'double_charges',
    async after(world) {
      const one = live(world)
      if (one) world.shop.fake.world.subscriptions.add({ ...one, id: `${one.id}x` })
    },
  },
  {
    name: 'a renewal that is tried again is charged twice',
    found_as: 'double_charges',
    async after({ shop }) {
      const { world } = shop.fake
      const paid = world.invoices.all().find(row => row.amount_paid > 0 && row.billing_reason !== 'subscription_update')
      if (paid) world.invoices.add({ ...paid, id: `${paid.id}x` })
    },
  },
  {
    name: 'a change that is confirmed twice is charged twice',
    found_as: 'double_charges',
    async after({ shop }) {
      const { world } = shop.fake
      const paid = world.invoices.all().filter(row => row.amount_paid > 0)
      for (let copy = 0; copy < 9; copy++)
        for (const one of paid)
          world.invoices.add({ ...one, id: `${one.id}y${copy}`, billing_reason: 'subscription_update' })
    },
  },
  {
    name: 'a trial is given again',
    found_as: 'wrong_states',
    async after(world) {
      for (const one of world.shop.fake.world.subscriptions.all())
        Object.assign(one, { trial_end: one.created + 1, ended_at: null, metadata: { account_id: 'acct_same' } })
    },
  },
  {
    name: 'access is lost while it is paid for',
    found_as: 'limits_wrong',
    after: ({ shop }) => write(shop, tx => tx.update(accountPlans).set({ ended_at: 1 })),
  },
  {
    name: 'access is kept by whoever does not pay',
    found_as: 'limits_wrong',
    after: ({ shop }) =>
      write(shop, async tx => {
        await tx.update(accountPlans).set({ ended_at: null, source: 'subscription' })
        await tx.update(subscriptions).set({ live_key: null })
      }),
  },
  {
    name: 'a refund ends between two steps',
    found_as: 'lost',
    after: ({ shop }) =>
      write(shop, async tx => {
        const [row] = await tx.select().from(subscriptions)
        const about = { account_id: row?.account_id ?? '', subscription_id: row?.id ?? '', invoice_id: 'x' }
        const done = { currency: 'EUR', amount: 1, stripe_id: null, failure: null, created_at: 1, updated_at: 1 }
        await tx.delete(refunds)
        await tx.insert(refunds).values({ id: 'planted', ...about, ...done, status: 'pending' })
      }),
  },
]
