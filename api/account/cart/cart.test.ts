/** Who buys what for a site: the permission is that of the add-on's type. */
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { jobs } from '../../platform/jobs/table.ts'
import type { SystemMail } from '../../platform/mail/outbox.ts'
import { openBilledHarness, price, type Shop } from '../../testing/billed-harness.ts'

let shop: Shop
let leads: string
let audiences: string
let site: string
beforeAll(async () => {
  shop = await openBilledHarness()
  leads = await shop.newPlan('Leads', { plan_type: 'lead', limits: { leads: 1_000 }, prices: [price(900)] })
  audiences = await shop.newPlan('Audiences', {
    ...{ plan_type: 'audience', limits: { audiences: 10 }, prices: [price(500)] },
  })
  await shop.setUp()
  site = await shop.newSite('Casa Verde')
  await shop.patch(`/v1/sites/${site}/cart`, { currency: 'EUR' })
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(() => shop.close())

/** A manager of the site who may do this alone. */
async function joined(grant: string): Promise<{ token: string }> {
  const email = `${grant}@example.com`
  const rights = { name: 'Bea', email, site_ids: [site], grants: [grant] }
  expect((await shop.post('/v1/managers', rights)).status).toBe(201)
  const rows = await shop.installation.databases.control.read(tx => tx.select().from(jobs))
  const mails = rows.map(({ payload }) => payload as SystemMail | null)
  const token = mails
    .find(mail => mail?.to === email)
    ?.link.split('/')
    .at(-1)
  const password = 'correct horse'
  const chosen = { token, first_name: 'Bea', last_name: 'López', password }
  expect((await shop.post('/v1/invitations/accept', chosen, { token: null })).status).toBe(200)
  const session = await shop.post('/v1/auth/sign-in', { email, password }, { token: null })
  return { token: String(session.body.token) }
}

test('who may buy audiences puts no leads into the cart, and does not pay for those of others', async () => {
  const by = await joined('purchase-audience')
  const cart = `/v1/sites/${site}/cart`
  const offered = (await shop.get(`/v1/sites/${site}/add-ons`, by)).body.data
  expect(offered.map(({ id }) => id)).toEqual([audiences])
  const refused = await shop.post(`${cart}/items`, { plan_id: leads }, by)
  expect([refused.status, refused.body.code]).toEqual([403, 'not_permitted'])
  expect((await shop.post(`${cart}/items`, { plan_id: audiences }, by)).status).toBe(201)
  expect((await shop.post(`${cart}/total`, undefined, by)).body).toMatchObject({ amount_due: 500 })
  // Whoever manages billing puts something in besides.
  expect((await shop.post(`${cart}/items`, { plan_id: leads })).status).toBe(201)
  const paid = await shop.post(`${cart}/checkout`, {}, by)
  expect([paid.status, paid.body.code]).toEqual([403, 'not_permitted'])
  expect((await shop.post(`${cart}/total`)).body).toMatchObject({ amount_due: 1_400 })
})

test('who may buy nothing has no cart', async () => {
  const by = await joined('manage-leads')
  expect((await shop.get(`/v1/sites/${site}/cart`, by)).status).toBe(403)
})

test('a code that Stripe does not know is refused where it is given, and the cart stays as it was', async () => {
  const cart = `/v1/sites/${site}/cart`
  await shop.post('/v1/installation/coupons', { code: 'SPRING', percent_off: 20, duration: 'once' })
  expect((await shop.patch(cart, { promotion_code: 'SPRING' })).body.promotion_code).toBe('SPRING')
  const refused = await shop.patch(cart, { promotion_code: 'NONE' })
  expect([refused.status, refused.body.errors]).toMatchObject([
    422,
    [{ pointer: '/promotion_code', code: 'promotion_code_invalid' }],
  ])
  expect((await shop.get(cart)).body.promotion_code).toBe('SPRING')
  expect((await shop.patch(cart, { promotion_code: null })).body.promotion_code).toBe(null)
})
