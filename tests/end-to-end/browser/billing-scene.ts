/** An owner who pays for a plan by the month, and the super administrator who sells it, each in a browser of their own. */
import type { Leadwright } from '@leadwright/sdk'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { type FakeStripe, startFakeStripe } from '../../../api/testing/fake-stripe/fake-stripe.ts'
import { launchChromium } from '../../tools/chromium.ts'
import { eventually, type ServerFixture } from '../../tools/server-fixture.ts'
import { signInByHand } from './admin-person.ts'
import { type owner, signUp } from './owner.ts'
import { openPaidServer, type seller, sellPlans } from './sold-plans.ts'
import { serveStripe } from './stripe-page.ts'

export let fake: FakeStripe
export let fixture: ServerFixture
/** The owner's. */
export let client: Leadwright
/** The super administrator's. */
export let console_client: Leadwright
let browser: Browser

export const planName = async () => (await client.plans.getUsage()).plan?.name

/** For each file that plays in it. */
export function setUp(): void {
  beforeAll(async () => {
    fake = await startFakeStripe()
    fixture = await openPaidServer(fake)
    console_client = await sellPlans(fixture, fake)
    client = await signUp(fixture)
    await subscribe('Starter')
    browser = await launchChromium()
  }, 180_000)
  afterAll(async () => {
    await browser?.close()
    await fixture?.close()
    await fake?.close()
  })
}

/** As the payment page does it, with a card that is good. */
async function subscribe(name: string): Promise<void> {
  const { plans } = await client.installation.pricingPage.getPricing()
  const plan_id = plans.find(plan => plan.name === name)?.id ?? ''
  const session = await client.billing.checkout.createSession({
    body: { plan_id, interval: 'month', currency: 'EUR', promotion_code: null },
  })
  const [stripe_id = ''] = (session.client_secret ?? '').split('_secret_')
  await fake.buyer.pay(stripe_id, 'pm_card_visa', { name: 'Ana García', address: { country: 'ES' } as never })
  await client.billing.checkout.settleSession({ checkout_session_id: session.id })
  await eventually(async () => (await planName()) === name, 'the plan that was paid for')
}

export async function openPage(person: typeof owner | typeof seller, locale = 'en'): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale })
  const page = await context.newPage()
  await serveStripe(page, fake)
  await page.goto(`${fixture.url}/login`)
  await signInByHand(page, person.password, person.email)
  await page.waitForURL('**/sites')
  return page
}

/** A stranger's, without an account. */
export async function openGuestPage(locale = 'en'): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale })).newPage()
  await serveStripe(page, fake)
  return page
}
