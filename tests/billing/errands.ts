/** What hardly anybody does in a year of orders, so that Stripe is asked everything that we ever ask it. */
import Stripe from 'stripe'
import { stripeSetups } from '../../api/account/billing-setup/table.ts'
import { openBilledHarness, price, type Shop } from '../../api/testing/billed-harness.ts'

const DAY = 86_400_000
const toId = (secret: unknown): string => String(secret).split('_secret_')[0] ?? ''

/** Plans that change, go and are sold anew; a domain that has to be checked; an endpoint whose secret is lost. */
async function setUpAgain({ fake, installation, setUp, ...shop }: Shop, plan_id: string): Promise<void> {
  const gone = await shop.newPlan('Gone')
  fake.settings.verifiesDomain = () => false
  await setUp()
  fake.settings.verifiesDomain = () => true
  await shop.patch(`/v1/plans/${plan_id}`, { name: 'Starter 2', prices: [price(3_100), price(31_000, 'year')] })
  await shop.delete(`/v1/plans/${gone}`)
  await setUp()
  const [domain] = fake.world.payment_method_domains.all()
  Object.assign(domain ?? {}, { enabled: false })
  await installation.databases.control.write(async tx => void (await tx.delete(stripeSetups)))
  await setUp()
}

async function changeDetails(shop: Shop, token: string): Promise<void> {
  const address = { line1: 'Calle Mayor 1', line2: '', city: 'Madrid', state: '', postal_code: '28013', country: 'ES' }
  for (const value of ['ESB12345678', 'ESB87654321']) {
    const body = { name: 'Casa Verde S. L.', address, tax_id: { type: 'eu_vat', value } }
    const { version } = (await shop.get('/v1/billing/details', { token })).body as unknown as { version: number }
    await shop.call('PUT', '/v1/billing/details', { token, body, headers: { 'if-match': `"${version}"` } })
  }
}

/** Cards that come and go; a change about which the bank is asked twice. */
async function payOtherwise(shop: Shop, stripe: Stripe, token: string, studio: string): Promise<void> {
  const { body } = await shop.post('/v1/billing/payment-method-setups', { currency: 'EUR' }, { token })
  const customer = String(shop.fake.world.setup_intents.get(toId(body.client_secret)).customer)
  const spare = await stripe.paymentMethods.attach('pm_card_mastercard', { customer })
  await shop.delete(`/v1/billing/payment-methods/${spare.id}`, { token })
  const asking = await stripe.paymentMethods.attach('pm_card_authenticationRequired', { customer })
  await shop.post(`/v1/billing/payment-methods/${asking.id}/default`, undefined, { token })
  const { subscription } = (await shop.get('/v1/billing', { token })).body as unknown as {
    subscription: { id: string }
  }
  const at = `/v1/billing/subscriptions/${subscription.id}/changes`
  const shown = (await shop.post(at, { items: [{ plan_id: studio, quantity: 1 }] }, { token })).body
  const confirm = () => shop.post(`${at}/${shown.id}/confirm`, undefined, { token })
  const { confirmation } = (await confirm()).body as unknown as { confirmation: { client_secret: string } }
  await shop.fake.buyer.authenticate(toId(confirmation.client_secret), { succeeds: false })
  await confirm()
}

/** A trial that ended without a card, as Stripe's dashboard can make it; then the account is deleted. */
async function pauseAndLeave(shop: Shop, user_id: string): Promise<void> {
  const [paused] = shop.fake.world.subscriptions.all()
  if (paused) paused.status = 'paused'
  await shop.post('/v1/installation/reconciliations')
  await shop.settle()
  const [own] = (await shop.get('/v1/billing/subscriptions', { token: await shop.sessionOf(user_id) })).body.data
  await shop.post(`/v1/billing/subscriptions/${own?.id}/resume`, undefined, { token: await shop.sessionOf(user_id) })
  await shop.post('/v1/account-deletion', undefined, { token: await shop.sessionOf(user_id) })
  for (let days = 0; days < 40; days += 5) await shop.forward(5 * DAY)
}

export async function runErrands(onEnd: (calls: Shop['fake']['calls']) => Promise<void>): Promise<void> {
  const shop = await openBilledHarness({ PUBLIC_URL: 'https://app.example.com' })
  try {
    const starter = await shop.newPlan('Starter')
    const studio = await shop.newPlan('Studio', { prices: [price(9_900)] })
    await setUpAgain(shop, starter)
    const { token, user_id } = await shop.newPerson('buyer@example.com')
    await shop.buy(starter, { token })
    await changeDetails(shop, token)
    const stripe = new Stripe(shop.fake.keys.test, { ...shop.fake.client, maxNetworkRetries: 0 })
    await payOtherwise(shop, stripe, token, studio)
    await pauseAndLeave(shop, user_id)
    shop.fake.assertNoFaults()
    await onEnd(shop.fake.calls)
  } finally {
    await shop.close()
  }
}
