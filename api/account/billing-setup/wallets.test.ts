/** Apple Pay and Google Pay: the set-up registers the domain of the installation, and says whether they are offered there. */
import { afterEach, expect, test } from 'vitest'
import { openBilledHarness, type Shop } from '../../testing/billed-harness.ts'

let shop: Shop | undefined
afterEach(async () => {
  shop?.fake.assertNoFaults()
  await shop?.close()
})

const open = async (PUBLIC_URL?: string) => {
  shop = await openBilledHarness(PUBLIC_URL ? { PUBLIC_URL } : {})
  await shop.newPlan('Starter')
  return shop
}

test('a domain is registered once, and verified again where it was not', async () => {
  const { fake, get, setUp } = await open('https://app.example.com')
  fake.settings.verifiesDomain = () => false
  expect((await get('/v1/installation/billing-setup')).body).toMatchObject({ wallets: 'inactive' })
  expect((await setUp()).body).toMatchObject({ status: 'ready', wallets: 'inactive' })
  fake.settings.verifiesDomain = () => true
  expect((await setUp()).body).toMatchObject({ wallets: 'active' })
  expect(fake.world.payment_method_domains.all()).toMatchObject([{ domain_name: 'app.example.com', enabled: true }])
  // Switched off at Stripe by hand.
  const [domain] = fake.world.payment_method_domains.all()
  Object.assign(domain ?? {}, { enabled: false })
  expect((await get('/v1/installation/billing-setup')).body).toMatchObject({ wallets: 'inactive' })
  expect((await setUp()).body).toMatchObject({ wallets: 'active' })
})

test.each(['http://localhost:3000', 'https://192.0.2.7', 'https://leadwright'])(
  '%s is no domain that Stripe takes, and is set up all the same',
  async url => {
    const { fake, setUp } = await open(url)
    expect((await setUp()).body).toMatchObject({ status: 'ready', wallets: 'needs_domain' })
    expect(fake.world.payment_method_domains.all()).toEqual([])
  },
)

test('a key that may not register domains sets up all else', async () => {
  const { installation, setUp } = await open('https://app.example.com')
  const { stripe } = installation.payments ?? {}
  const refused = Object.assign(new Error('No.'), { type: 'StripePermissionError', statusCode: 403 })
  if (stripe) stripe.paymentMethodDomains.create = () => Promise.reject(refused)
  expect((await setUp()).body).toMatchObject({ status: 'ready', wallets: 'inactive' })
})
