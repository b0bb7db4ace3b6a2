/** A plan from the pricing page to its limits: register, confirm, pay, done; by a code, past a declined card and 3-D Secure. */
import type { Browser, Page, Route } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../../api/testing/fake-stripe/fake-stripe.ts'
import { proofTest } from '../../../api/testing/proof-test.ts'
import { expectNoBarriers } from '../../tools/axe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, linkIn, type ServerFixture } from '../../tools/server-fixture.ts'
import { apiOf, signInByHand } from './admin-person.ts'
import { owner } from './owner.ts'
import { openPaidServer, sellPlans } from './sold-plans.ts'
import { cards, fillCard, fillContact, serveStripe } from './stripe-page.ts'

let fake: FakeStripe
let fixture: ServerFixture
let browser: Browser
let page: Page
const refusedByPolicy: string[] = []
/** Files that were asked of Stripe. */
const fromStripe: string[] = []

beforeAll(async () => {
  fake = await startFakeStripe()
  fixture = await openPaidServer(fake)
  await sellPlans(fixture, fake)
  browser = await launchChromium()
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' })
  page = await context.newPage()
  page.on('console', message => {
    if (message.text().includes('Content Security Policy')) refusedByPolicy.push(message.text())
  })
  page.on('request', request => {
    if (new URL(request.url()).hostname === 'js.stripe.com') fromStripe.push(request.url())
  })
  await serveStripe(page, fake)
}, 180_000)
afterAll(async () => {
  await browser?.close()
  await fixture?.close()
  await fake?.close()
})

const choose = async (plan: string) => {
  await page.goto(fixture.url)
  await page.getByRole('radio', { name: 'Annual' }).click()
  await page.getByRole('link', { name: `Choose ${plan}` }).click()
}
const sitesMax = async () => {
  const { account } = await (await apiOf(fixture, page)).plans.getUsage()
  return account.find(({ name }) => name === 'sites')?.limit
}

test('a plan’s button leads to registering, and the mailed link back to that plan', async () => {
  await choose('Studio')
  await page.getByText('Create an account to subscribe to Studio').waitFor()
  await page.getByLabel('First name').fill(owner.first_name)
  await page.getByLabel('Last name').fill(owner.last_name)
  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Password', { exact: true }).fill(owner.password)
  await page.getByLabel('Repeat the password').fill(owner.password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.getByText('Check your email').waitFor()
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(owner.password)
  // Another address: nothing of it has to be typed again.
  await page.getByRole('button', { name: 'Use another address' }).click()
  expect(await page.getByLabel('First name').inputValue()).toBe(owner.first_name)
  await page.goto(linkIn(await fixture.mailTo(owner.email, /./), `${fixture.url}/email-confirmation/`))
  await page.getByRole('link', { name: 'Sign in' }).click()
  await signInByHand(page)
  await page.getByRole('radio', { name: 'Studio' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Studio' }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: 'Annual' }).isChecked()).toBe(true)
})

test('fields are named that are missing, a declined card is told, and what was typed stays on the way back', async () => {
  await page.getByLabel('Promotion code').fill('NONE')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByLabel('Promotion code').and(page.locator('[aria-invalid=true]')).waitFor()
  await page.getByLabel('Promotion code').fill('HALF')
  // Up to here nothing came from Stripe: neither on the pricing page nor on the steps before the payment.
  expect(fromStripe).toEqual([])
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByLabel('Card number').waitFor()
  expect(fromStripe).not.toEqual([])
  await expectNoBarriers(page)
  await page.getByRole('button', { name: 'Pay €495' }).click()
  for (const field of ['Name on card', 'Country', 'ZIP code']) await page.getByText(`${field} is required`).waitFor()
  await fillContact(page)
  await fillCard(page, cards.declined)
  await page.getByRole('button', { name: 'Pay €495' }).click()
  await page
    .getByRole('alert')
    .getByText(/declined|insufficient/i)
    .waitFor()
  await page.getByRole('link', { name: 'Back to the plan' }).click()
  await page.getByText('unfinished checkout for Studio').waitFor()
  expect(await page.getByLabel('Promotion code').inputValue()).toBe('HALF')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByLabel('Card number').waitFor()
  expect(await page.getByLabel('Name on card').inputValue()).toBe('Ana García')
  // Nor is it by a reload; what was typed of the card is, and is kept nowhere.
  await page.reload()
  await page.getByLabel('Card number').waitFor()
  expect(await page.getByLabel('Name on card').inputValue()).toBe('Ana García')
  expect(await page.getByRole('button', { name: /Country/ }).textContent()).toContain('Spain')
  expect(await page.getByLabel('ZIP code').inputValue()).toBe('28013')
  expect(await page.getByLabel('Card number').inputValue()).toBe('')
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]))
  expect(kept).toContain('28013')
  expect(kept).not.toMatch(/9995|12 \/ 34/)
})

proofTest(
  'where Stripe.js is blocked, one tries again or pays on Stripe’s page, and comes back from there',
  async () => {
    const block = (route: Route) => route.abort()
    await page.route('https://js.stripe.com/**', block)
    await page.reload()
    const unavailable = page.getByText('The payment form could not be loaded')
    await unavailable.waitFor()
    await page.getByRole('button', { name: 'Pay on Stripe’s page' }).click()
    await page.waitForURL(`${fake.origin}/c/pay/**`)
    await page.goto(`${fixture.url}/cancel`)
    await page.getByText('Nothing was charged.').waitFor()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await unavailable.waitFor()
    await page.unroute('https://js.stripe.com/**', block)
    await page.getByRole('button', { name: 'Try again' }).click()
    await page.getByLabel('Card number').waitFor()
  },
)

test('a checkout that was left is found again; 3-D Secure that fails, then passes, completes it; the limits count', async () => {
  expect(await sitesMax()).not.toBe(20)
  await page.goto(`${fixture.url}/checkout`)
  await page.getByText('unfinished checkout for Studio').waitFor()
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillContact(page)
  await fillCard(page, cards.secure)
  await page.getByRole('button', { name: 'Pay €495' }).click()
  await page.getByRole('button', { name: 'Fail' }).click()
  await page.getByRole('alert').waitFor()
  await page.getByRole('button', { name: 'Pay €495' }).click()
  await page.getByRole('button', { name: 'Complete', exact: true }).click()
  await page.getByText('Order completed').waitFor()
  await page.getByText('Next payment').waitFor()
  await expectNoBarriers(page)
  await eventually(async () => (await sitesMax()) === 20, 'the limit of the plan')
  await page.reload()
  await page.getByText('Order completed').waitFor()
  // Neither by a way back nor in another tab is it sold again.
  await page.goto(`${fixture.url}/checkout`)
  await page.getByText('You are subscribed to Studio').waitFor()
  expect(refusedByPolicy).toEqual([])
  fake.assertNoFaults()
})

proofTest(
  'an add-on of a site is paid from its cart; more of it in one press, at the price for the rest of the period',
  async () => {
    const { id: site_id } = await (await apiOf(fixture, page)).sites.create({
      body: { name: 'Casa Verde', subdomain: 'casa-verde' },
    })
    await page.goto(`${fixture.url}/sites/${site_id}/leads/purchase/lead`)
    await page.getByRole('button', { name: 'Add to cart: 1,000 leads more' }).click()
    await page.getByRole('link', { name: 'Cart (1)' }).click()
    await page.getByText('Due now').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await fillCard(page, cards.good)
    await fillContact(page)
    await page.getByRole('button', { name: 'Pay €9' }).click()
    await page.getByText('Order completed').waitFor()
    await page.getByText('Leads: 1,000 more. The site has bought 1 of these.').waitFor()

    await page.getByRole('button', { name: 'Add to cart: 1,000 leads more' }).click()
    await page.getByText('For the rest of the current period.').waitFor()
    await page.getByRole('button', { name: 'Pay €9' }).click()
    await page.getByText('Leads: 1,000 more. The site has bought 2 of these.').waitFor()
    expect(refusedByPolicy).toEqual([])
    fake.assertNoFaults()
  },
)

proofTest(
  '3-D Secure at the cart: failed, then passed; for more of it in one press the bank is asked again',
  async () => {
    const { id: site_id } = await (await apiOf(fixture, page)).sites.create({
      body: { name: 'Casa Azul', subdomain: 'casa-azul' },
    })
    await page.goto(`${fixture.url}/sites/${site_id}/leads/purchase/lead`)
    await page.getByRole('button', { name: 'Add to cart: 1,000 leads more' }).click()
    await page.getByRole('link', { name: 'Cart (1)' }).click()
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await fillCard(page, cards.secure)
    await fillContact(page)
    const bank = (answer: 'Fail' | 'Complete') => page.getByRole('button', { name: answer, exact: true }).click()
    await page.getByRole('button', { name: 'Pay €9' }).click()
    await bank('Fail')
    await page.getByRole('alert').waitFor()
    await page.reload()
    await fillCard(page, cards.secure)
    expect(await page.getByLabel('ZIP code').inputValue()).toBe('28013')
    await page.getByRole('button', { name: 'Pay €9' }).click()
    await bank('Complete')
    await page.getByText('Order completed').waitFor()
    await page.getByText('Leads: 1,000 more. The site has bought 1 of these.').waitFor()

    await page.getByRole('button', { name: 'Add to cart: 1,000 leads more' }).click()
    await page.getByText('For the rest of the current period.').waitFor()
    await page.getByRole('button', { name: 'Pay €9' }).click()
    await page.getByText(/^Confirm the payment of .* with your bank$/).waitFor()
    await bank('Fail')
    await page.getByText('Your bank did not confirm the payment').waitFor()
    await page.getByText('Leads: 1,000 more. The site has bought 1 of these.').waitFor()
    await expectNoBarriers(page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await bank('Complete')
    await page.getByText('Leads: 1,000 more. The site has bought 2 of these.').waitFor()
    expect(refusedByPolicy).toEqual([])
    fake.assertNoFaults()
  },
)
