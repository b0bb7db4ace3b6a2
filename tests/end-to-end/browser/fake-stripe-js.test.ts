/** A page with the fake Stripe.js in a browser: the session is shown, the card typed, 3-D Secure passed, the buyer sent back. */
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright'
import type Stripe from 'stripe'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openShop, type Shop } from '../../../api/testing/fake-stripe/shop.ts'
import { toStripeJs } from '../../../api/testing/fake-stripe/stripe-js.ts'
import { launchChromium } from '../../tools/chromium.ts'

let shop: Shop
/** A server of the seller's own, as pages of this machine alone may call the fake. */
let pages: Server
let address = ''
let clientSecret = ''
let browser: Browser
beforeAll(async () => {
  browser = await launchChromium()
  shop = await openShop()
  pages = createServer(({ url }, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const page = url?.startsWith('/setup') ? setupHtml(clientSecret) : html(clientSecret)
    response.end(url?.startsWith('/return') ? 'Back' : page)
  }).listen(0, '127.0.0.1')
  await once(pages, 'listening')
  address = `http://127.0.0.1:${(pages.address() as AddressInfo).port}`
})
afterEach(() => shop.fake.assertNoFaults())
afterAll(async () => {
  await browser.close()
  pages.close()
  await shop.fake.close()
})

/** As a page does it that uses Stripe.js as its packages do. */
const html = (secret: string) => `<!doctype html>
<script src="https://js.stripe.com/dahlia/stripe.js"></script>
<div id="card"></div><output id="total"></output><output id="ready"></output><output id="error"></output>
<input id="code"><button id="apply">Apply</button><button id="pay">Pay</button>
<script type="module">
  const show = (id, text) => { document.getElementById(id).textContent = text }
  const sdk = window.Stripe('${shop.fake.publishableKey}').initCheckoutElementsSdk({ clientSecret: '${secret}' })
  sdk.createPaymentElement({ fields: { billingDetails: { address: { country: 'never', postalCode: 'never' } } } }).mount('#card')
  const { actions } = await sdk.loadActions()
  const draw = session => { show('total', session.total.total.amount); show('ready', session.canConfirm) }
  draw(actions.getSession())
  sdk.on('change', draw)
  const report = result => show('error', result.error ? [result.error.code, result.error.message, result.error.paymentFailed?.declineCode].join(' | ') : '')
  document.getElementById('apply').onclick = async () => report(await actions.applyPromotionCode(document.getElementById('code').value))
  document.getElementById('pay').onclick = async () => report(await actions.confirm({ billingAddress: { name: 'Eva', address: { country: 'ES', postal_code: '28001' } } }))
</script>`

/** A card for later, by elements and a Setup Intent. */
const setupHtml = (secret: string) => `<!doctype html>
<script src="https://js.stripe.com/dahlia/stripe.js"></script>
<div id="card"></div><output id="error"></output><button id="save">Save</button>
<script type="module">
  const stripe = window.Stripe('${shop.fake.publishableKey}')
  const elements = stripe.elements({ clientSecret: '${secret}' })
  elements.create('payment').mount('#card')
  document.getElementById('save').onclick = async () => {
    const { error } = await stripe.confirmSetup({ elements, confirmParams: { return_url: '${address}/return' } })
    document.getElementById('error').textContent = error?.message ?? ''
  }
</script>`

async function openTab() {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.route('https://js.stripe.com/**', route =>
    route.fulfill({ contentType: 'text/javascript', body: toStripeJs(shop.fake.origin) }),
  )
  return { context, page }
}

async function openPage(more: object = {}) {
  const session = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    ui_mode: 'elements',
    customer: (await shop.customer()).id,
    return_url: `${address}/return?session={CHECKOUT_SESSION_ID}`,
    line_items: [{ price: shop.prices.basic.id, quantity: 1 }],
    ...more,
  } as Stripe.Checkout.SessionCreateParams)
  const { context, page } = await openTab()
  clientSecret = session.client_secret!
  await page.goto(`${address}/checkout`)
  return {
    page,
    session,
    close: () => context.close(),
    reload: () => shop.stripe.checkout.sessions.retrieve(session.id, { expand: ['subscription'] }),
  }
}

async function fill(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiration date').fill('12 / 34')
  await page.getByLabel('Security code').fill('123')
}

test('a code, a declined card, 3-D Secure failed and passed, then back with the session', async () => {
  const coupon = await shop.stripe.coupons.create({ percent_off: 50, duration: 'once' })
  await shop.stripe.promotionCodes.create({ promotion: { type: 'coupon', coupon: coupon.id }, code: 'HALF' })
  const { page, session, reload, close } = await openPage({ allow_promotion_codes: true })
  const text = (id: string) => page.locator(`#${id}`)
  await expect.poll(() => text('total').textContent()).toBe('$20.00')
  expect(await text('ready').textContent()).toBe('false')
  await page.locator('#code').fill('NONE')
  await page.getByText('Apply').click()
  await expect.poll(() => text('error').textContent()).toContain('invalidCode')
  await page.locator('#code').fill('half')
  await page.getByText('Apply').click()
  await expect.poll(() => text('total').textContent()).toBe('$10.00')
  await page.getByText('Pay', { exact: true }).click()
  await expect.poll(() => text('error').textContent()).toContain('incomplete')
  // Country and ZIP are the page's own fields.
  expect(await page.getByLabel('ZIP code').count()).toBe(0)
  await fill(page, '4000 0000 0000 9995')
  await expect.poll(() => text('ready').textContent()).toBe('true')
  await page.getByText('Pay', { exact: true }).click()
  await expect
    .poll(() => text('error').textContent())
    .toBe('paymentFailed | Your card has insufficient funds. | insufficient_funds')
  await fill(page, '4000 0025 0000 3155')
  await page.getByText('Pay', { exact: true }).click()
  await page.getByRole('button', { name: 'Fail' }).click()
  await expect.poll(() => text('error').textContent()).toContain('unable to authenticate')
  await page.getByText('Pay', { exact: true }).click()
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.waitForURL(`${address}/return?session=${session.id}`)
  expect(await reload()).toMatchObject({
    status: 'complete',
    amount_total: 1_000,
    customer_details: { name: 'Eva', address: { country: 'ES' } },
    subscription: { status: 'active' },
  })
  await close()
})

test('the hosted page takes a card too, and goes to the page of success', async () => {
  const { page, close } = await openPage()
  const hosted = await shop.stripe.checkout.sessions.create({
    mode: 'subscription',
    success_url: `${address}/return?session={CHECKOUT_SESSION_ID}`,
    line_items: [{ price: shop.prices.basic.id, quantity: 1 }],
  })
  await page.goto(hosted.url!)
  await page.getByLabel('Card number').fill('4242424242424242')
  await page.getByLabel('Email').fill('new@example.com')
  await page.getByRole('button', { name: 'Pay' }).click()
  await page.waitForURL(`${address}/return?session=${hosted.id}`)
  const paid = await shop.stripe.checkout.sessions.retrieve(hosted.id, { expand: ['customer'] })
  expect(paid).toMatchObject({ status: 'complete', customer: { email: 'new@example.com' } })
  await close()
})

test('a card for later by a Setup Intent: refused, then kept after 3-D Secure', async () => {
  const customer = await shop.customer()
  const intent = await shop.stripe.setupIntents.create({ customer: customer.id })
  clientSecret = intent.client_secret!
  const { context, page } = await openTab()
  await page.goto(`${address}/setup`)
  const save = () => page.getByRole('button', { name: 'Save' }).click()
  await fill(page, '4000000000000002')
  await save()
  await expect.poll(() => page.locator('#error').textContent()).toBe('Your card was declined.')
  await fill(page, '4000002500003155')
  await save()
  await page.getByRole('button', { name: 'Complete' }).click()
  await page.waitForURL(`${address}/return`)
  const { data } = await shop.stripe.customers.listPaymentMethods(customer.id)
  expect(data.map(({ card }) => card?.last4)).toEqual(['3155'])
  expect((await shop.stripe.setupIntents.retrieve(intent.id)).status).toBe('succeeded')
  await context.close()
})
