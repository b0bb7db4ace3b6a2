/** A page that has Stripe.js from the fake, at the addresses of the real one: so the admin's policy counts as it does outside. */
import type { Page } from 'playwright'
import type { FakeStripe } from '../../../api/testing/fake-stripe/fake-stripe.ts'
import { toStripeJs } from '../../../api/testing/fake-stripe/stripe-js.ts'

const api = 'https://api.stripe.com'

export async function serveStripe(page: Page, fake: FakeStripe): Promise<void> {
  await page.route('https://js.stripe.com/**', route =>
    route.fulfill({ contentType: 'text/javascript', body: toStripeJs(api) }),
  )
  await page.route(`${api}/browser`, async route => {
    const answer = await fetch(`${fake.origin}/browser`, { method: 'POST', body: route.request().postData() ?? '' })
    const headers = { 'access-control-allow-origin': '*' }
    await route.fulfill({ contentType: 'application/json', headers, body: await answer.text() })
  })
}

export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 9995', secure: '4000 0027 6000 3184' }

/** Number, expiry and security code, which are Stripe's fields. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
}

/** Name, country and ZIP, which are ours. */
export async function fillContact(page: Page): Promise<void> {
  await page.getByLabel('Name on card').fill('Ana García')
  await page.getByRole('button', { name: /Country/ }).click()
  await page.getByRole('searchbox').fill('Spain')
  await page.getByRole('option', { name: 'Spain' }).click()
  await page.getByLabel('ZIP code').fill('28013')
}
