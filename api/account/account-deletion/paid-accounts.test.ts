/** Accounts and sites that are paid for are canceled at Stripe before they are gone, and it is said before. */
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/table.ts'
import { openBilledHarness, price, type Shop } from '../../testing/billed-harness.ts'
import {
  billingDetails,
  billingNotices,
  invoices,
  stripeCustomers,
  subscriptions,
  trialsTaken,
} from '../billing/table.ts'
import { checkoutSessions } from '../checkout/table.ts'
import { memberships } from '../memberships/table.ts'
import { deletionLimits } from './limits.ts'

const DAY = 86_400_000
const path = '/v1/account-deletion'
const details = { email: 'ana@example.com', name: 'Ana', address: { country: 'ES', postal_code: '28013' } }
let shop: Shop
let starter: string
let leads: string
beforeAll(async () => {
  shop = await openBilledHarness()
  starter = await shop.newPlan('Starter', { limits: { sites: 3 }, prices: [price(2_900), price(29_000, 'year')] })
  leads = await shop.newPlan('Leads', { plan_type: 'lead', limits: { leads: 1_000 }, prices: [price(900)] })
  await shop.setUp()
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

const control = () => shop.installation.databases.control
const somebody = async (name: string) => {
  const person = await shop.newPerson(`${name}@example.com`)
  const [own] = await control().read(db => db.select().from(memberships).where(eq(memberships.user_id, person.user_id)))
  return { ...person, account_id: own?.account_id ?? '' }
}
/** As Stripe has what an account paid for. */
async function loadStripes({ account_id }: { account_id: string }) {
  const [row] = await control().read(db =>
    db.select().from(subscriptions).where(eq(subscriptions.account_id, account_id)),
  )
  return shop.fake.world.subscriptions.find(row?.stripe_id ?? '')
}
const invoicesFor = (customer: unknown) =>
  shop.fake.world.invoices.all().filter(invoice => invoice.customer === customer).length

test('what an account pays for is named before, no longer renewed, and canceled at Stripe before the erasure', async () => {
  const ana = await somebody('leaving')
  await shop.buy(starter, { token: ana.token, interval: 'year' })
  const body = { name: 'Ana', address: { line1: '', line2: '', city: '', state: '', postal_code: '', country: 'ES' } }
  expect((await shop.call('PUT', '/v1/billing/details', { token: ana.token, body })).status).toBe(200)
  const said = await shop.get(path, { token: ana.token })
  expect(said.body.subscriptions).toMatchObject([
    { status: 'active', items: [{ plan_name: 'Starter' }], amount: 29_000 },
  ])
  const bought = await loadStripes(ana)
  // Stripe does not answer while the person asks for it: the job is carried on once it does.
  shop.fake.goDown(3_600_000)
  expect((await shop.post(path, undefined, { token: ana.token })).status).toBe(202)
  await shop.settle()
  expect(bought?.cancel_at).toBeNull()
  shop.fake.recover()
  await shop.forward(DAY)
  expect(bought).toMatchObject({ status: 'active', cancel_at: expect.any(Number) })
  shop.killNext('after')
  await shop.forward(deletionLimits.account_deletion_days * DAY)
  await shop.forward(DAY)
  expect(bought?.status).toBe('canceled')
  expect([...shop.fake.world.deletedCustomers]).toHaveLength(1)
  const left = await control().read(async db => ({
    subscriptions: await db.$count(subscriptions, eq(subscriptions.account_id, ana.account_id)),
    customers: await db.$count(stripeCustomers, eq(stripeCustomers.account_id, ana.account_id)),
    details: await db.$count(billingDetails, eq(billingDetails.account_id, ana.account_id)),
    notices: await db.$count(billingNotices, eq(billingNotices.account_id, ana.account_id)),
    checkouts: await db.$count(checkoutSessions, eq(checkoutSessions.account_id, ana.account_id)),
    // For the books, and against a second trial: they name nobody.
    invoices: await db.$count(invoices, eq(invoices.account_id, ana.account_id)),
    trials: await db.$count(trialsTaken, eq(trialsTaken.type, 'email')),
  }))
  expect(left).toEqual({ subscriptions: 0, customers: 0, details: 0, notices: 0, checkouts: 0, invoices: 1, trials: 0 })
  const { body: events } = await shop.get('/v1/installation/payment-events?status=waiting')
  expect(events.data).toEqual([])
})

test('who takes the deletion back resumes what they pay for', async () => {
  const ana = await somebody('back')
  await shop.buy(starter, { token: ana.token })
  await shop.post(path, undefined, { token: ana.token })
  await shop.settle()
  const token = await shop.sessionOf(ana.user_id)
  expect((await shop.delete(path, { token })).status).toBe(204)
  const [own] = (await shop.get('/v1/billing/subscriptions', { token })).body.data
  expect(own).toMatchObject({ status: 'expiring' })
  const resumed = await shop.post(`/v1/billing/subscriptions/${own?.id}/resume`, undefined, { token })
  expect(resumed.body).toMatchObject({ status: 'active', auto_renewal: true })
})

test('an account that others administer goes on, and Stripe writes to them', async () => {
  const ana = await somebody('first')
  const bea = await somebody('second')
  await shop.buy(starter, { token: ana.token })
  await control().write(async tx => {
    const row = { role: 'administrator', site_ids: 'all', grants: [], created_at: 1, updated_at: 1 } as const
    const id = 'mem_0199a3f2c4d87e6b9a0112233445566f'
    await tx.insert(memberships).values({ ...row, grants: [], id, account_id: ana.account_id, user_id: bea.user_id })
  })
  expect((await shop.get(path, { token: ana.token })).body.subscriptions).toEqual([])
  await shop.post(path, undefined, { token: ana.token })
  await shop.forward((deletionLimits.account_deletion_days + 1) * DAY)
  const [customer] = await control().read(db =>
    db.select().from(stripeCustomers).where(eq(stripeCustomers.account_id, ana.account_id)),
  )
  expect(shop.fake.world.customers.get(customer?.stripe_id ?? '').email).toBe('second@example.com')
  const buyers = await control().read(db =>
    db.select().from(checkoutSessions).where(eq(checkoutSessions.account_id, ana.account_id)),
  )
  expect(buyers.map(({ user_id }) => user_id)).toEqual([null])
  expect(await control().read(db => db.$count(subscriptions, eq(subscriptions.account_id, ana.account_id)))).toBe(1)
})

test('add-ons of a site end with it, and nothing is charged for it again', async () => {
  const ana = await somebody('owner')
  const by = { token: ana.token }
  const site = await shop.newSite('Casa Verde', ana.token)
  const cart = `/v1/sites/${site}/cart`
  await shop.patch(cart, { currency: 'EUR' }, by)
  await shop.post(`${cart}/items`, { plan_id: leads }, by)
  const { session } = (await shop.post(`${cart}/checkout`, {}, by)).body as unknown as {
    session: { client_secret: string }
  }
  await shop.fake.buyer.pay(session.client_secret.split('_secret_')[0] ?? '', 'pm_card_visa', details)
  await shop.settle()
  const [bought] = (await shop.get('/v1/billing/subscriptions?live=true', by)).body.data
  expect(bought).toMatchObject({ type: 'site_add_ons', status: 'active' })
  expect((await shop.delete(`/v1/sites/${site}`, by)).status).toBe(204)
  shop.killNext('after')
  await shop.settle()
  await shop.forward(3_600_000)
  await shop.forward(40 * DAY)
  const token = await shop.sessionOf(ana.user_id)
  const { body } = await shop.get(`/v1/billing/subscriptions/${bought?.id}`, { token })
  expect([body.status, invoicesFor((await loadStripes(ana))?.customer)]).toEqual(['cancelled', 1])
  const stuck = await control().read(db => db.select().from(jobs).where(eq(jobs.type, 'settle_stripe_object')))
  expect(stuck).toEqual([])
})
