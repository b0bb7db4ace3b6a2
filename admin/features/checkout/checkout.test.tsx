/** The checkout's states: who registers, which plan, the payment, the end; and what is said without payments. */
import type { Billing, CheckoutSession, OfferedPlan, Pricing } from '@leadwright/sdk'
import { afterEach, expect, test } from 'vitest'
import { session } from '../../product/session/session.ts'
import { answerInBrowser, handle, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { type FakeStripePage, serveStripe } from '../../testing/stripe.ts'
import { Checkout } from './checkout.tsx'

answerInBrowser()
let stripe: FakeStripePage | undefined
afterEach(() => {
  stripe?.remove()
  stripe = undefined
  session.forget()
})

const euros = (amount: number, interval: 'month' | 'year') => ({ currency: 'EUR', interval, amount })
const words = { description: 'For a first site.', highlights: [] }
const starter: OfferedPlan = {
  id: 'plan_1',
  name: 'Starter',
  texts: { en: words, es: { description: 'Para un primer sitio.', highlights: [] } },
  limits: { sites: 3 },
  features: null,
  prices: [euros(2_900, 'month'), euros(29_000, 'year')],
  trial_days: 14,
}
const studio = { ...starter, id: 'plan_2', name: 'Studio', prices: [euros(9_900, 'month')], trial_days: 0 }
const none = { claim: '', questions: [] }
const pricing: Pricing = {
  payments: 'on',
  plans: [starter, studio],
  texts: { en: none, es: none },
  money_back_days: 30,
}
const billing: Billing = {
  payments: 'on',
  publishable_key: 'pk_test_0123456789',
  site_subscriptions: [],
  exceeded: [],
  trial_available: true,
  currency: null,
  notices: [],
}
const open: CheckoutSession = {
  id: 'cks_1',
  status: 'open',
  page: 'elements',
  items: [{ plan_id: 'plan_1', plan_name: 'Starter', quantity: 1, unit_amount: 2_900 }],
  interval: 'month',
  currency: 'EUR',
  promotion_code: null,
  trial_days: 0,
  client_secret: 'cs_test_a1_secret_b2',
  publishable_key: 'pk_test_0123456789',
  url: null,
  subscription_id: null,
  expires_at: '2027-03-15T09:30:00.000Z',
  created_at: '2027-03-14T09:30:00.000Z',
}

interface State {
  at?: string
  language?: 'en' | 'es'
  begun?: CheckoutSession
  prices?: Partial<Pricing>
  account?: Partial<Billing>
}

async function shown({ at = '/checkout', language = 'en', begun, prices, account }: State = {}) {
  await signedIn('manage-billing')
  await handle(api => api.installation.pricingPage.getPricing(), { ...pricing, ...prices })
  await handle(api => api.billing.get(), { ...billing, ...account })
  await handle(api => api.billing.checkout.getOpen(), begun ? { session: begun } : {})
  return draw(<Checkout />, { path: '/checkout', at, language })
}

test('who is not signed in registers first, for the plan that was chosen', async () => {
  await handle(api => api.installation.pricingPage.getPricing(), pricing)
  await handle(api => api.auth.identities.listProviders(), { data: [], registration: 'open' })
  const screen = await draw(<Checkout />, { path: '/checkout', at: '/checkout?plan=plan_2' })
  await expect.element(screen.getByText(/Create an account to subscribe to Studio/)).toBeVisible()
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'Register' }))
    .toHaveAttribute('aria-current', 'step')
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute(
      'href',
      `/login?return_to=${encodeURIComponent('/checkout?plan=plan_2&interval=month&currency=EUR')}`,
    )
})

test('signed in, one confirms the plan and sees what is due now and later', async () => {
  const screen = await shown({ at: '/checkout?plan=plan_1&interval=year&currency=EUR' })
  await expect.element(screen.getByRole('radio', { name: /Starter/ })).toBeChecked()
  await expect.element(screen.getByText(/14 days free, then €290 a year\./)).toBeVisible()
  await expect.element(screen.getByText('14 days free', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('€0')).toBeVisible()
  await screen.getByText(/^Studio/).click()
  await expect.element(screen.getByText('Renews at €99 a month until you cancel.')).toBeVisible()
})

test('an account that had its trial pays at once, and in the currency that it has', async () => {
  const screen = await shown({ account: { trial_available: false, currency: 'EUR' } })
  await expect.element(screen.getByText('Renews at €29 a month until you cancel.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: /Currency/ })).not.toBeInTheDocument()
})

test('a code that is not valid is told at its field, and nothing else is lost', async () => {
  const screen = await shown()
  const text = 'There is no such code.'
  const errors = [{ pointer: '/body/promotion_code', code: 'unknown_reference', text }] as const
  await handle(
    api => api.billing.checkout.createSession({ body: {} as never }),
    () => refuse(422, 'Validation failed', [...errors]),
  )
  await screen.getByRole('textbox', { name: /Promotion code/ }).fill('NONE')
  await screen.getByRole('button', { name: 'Continue to payment' }).click()
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('textbox', { name: /Promotion code/ })).toHaveValue('NONE')
})

test('who came back without paying is told once, with the way to discard it', async () => {
  const items = [{ plan_id: 'plan_2', plan_name: 'Studio', quantity: 1, unit_amount: 9_900 }]
  const screen = await shown({ begun: { ...open, items }, at: '/checkout?state=cancel' })
  await expect.element(screen.getByText('Nothing was charged.', { exact: false })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Discard checkout' })).toBeVisible()
  await expect.element(screen.getByText(/You have an unfinished checkout/)).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByText(/You have an unfinished checkout for Studio\./)).toBeVisible()
})

test('an unfinished checkout is offered again, and can be discarded', async () => {
  const items = [{ plan_id: 'plan_2', plan_name: 'Studio', quantity: 1, unit_amount: 9_900 }]
  const screen = await shown({ begun: { ...open, items } })
  await expect.element(screen.getByText(/You have an unfinished checkout for Studio\./)).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: /Studio/ })).toBeChecked()
  let isCanceled = false
  await handle(
    api => api.billing.checkout.cancelSession({ checkout_session_id: 'cks_1' }),
    () => {
      isCanceled = true
      return new Response(null, { status: 204 }) as never
    },
  )
  await screen.getByRole('button', { name: 'Discard checkout' }).click()
  await expect.poll(() => isCanceled).toBe(true)
})

const paying = '/checkout?step=payment&plan=plan_1&interval=month&currency=EUR'

test('before a card is given for a trial it says what is charged after it', async () => {
  stripe = serveStripe()
  const screen = await shown({ at: paying, begun: { ...open, trial_days: 14 } })
  await expect.element(screen.getByText('14 days are free. The card is charged after them.')).toBeVisible()
  await expect.element(screen.getByText('Renews at €29 a month until you cancel.')).toBeVisible()
})

test('what is missing is named; a refusal of the bank is told; then it is paid', async () => {
  stripe = serveStripe({ confirm: ['Your card was declined.'] })
  const screen = await shown({ at: paying, begun: open })
  await expect.element(screen.getByText('Renews at €29 a month until you cancel.')).toBeVisible()
  await screen.getByRole('button', { name: 'Pay €29' }).click()
  for (const text of ['Name on card is required', 'Country is required', 'ZIP code is required'])
    await expect.element(screen.getByText(text)).toBeVisible()
  await screen.getByLabelText('Name on card').fill('Ana García')
  await screen.getByRole('button', { name: /Country/ }).click()
  await screen.getByRole('searchbox').fill('Hong')
  await screen.getByRole('option', { name: /Hong Kong/ }).click()
  // No ZIP codes there.
  await expect.element(screen.getByLabelText('ZIP code')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Pay €29' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Your card was declined.')
  await handle(api => api.billing.checkout.settleSession({ checkout_session_id: 'cks_1' }), {
    ...open,
    status: 'complete',
    client_secret: null,
  })
  await screen.getByRole('button', { name: 'Pay €29' }).click()
  await expect.element(screen.getByText('Order completed')).toBeVisible()
  expect(stripe.confirmed.at(-1)).toMatchObject({ name: 'Ana García', address: { country: 'HK' } })
  expect(screen.address()).toBe('/checkout?state=success&session=cks_1')
})

test('where taxes are on, what is due follows the address before anything is paid', async () => {
  const { promise, resolve } = Promise.withResolvers<number>()
  stripe = serveStripe({ taxOf: () => promise })
  const screen = await shown({ at: paying, begun: open })
  await expect.element(screen.getByText('Tax is added once your country and ZIP code are known.')).toBeVisible()
  await screen.getByLabelText('Name on card').fill('Ana García')
  await screen.getByRole('button', { name: /Country/ }).click()
  await screen.getByRole('searchbox').fill('Spain')
  await screen.getByRole('option', { name: 'Spain' }).click()
  await screen.getByLabelText('ZIP code').fill('28013')
  // Pressed before Stripe has answered: the new total is shown first.
  await screen.getByRole('button', { name: 'Pay €29', exact: true }).click()
  resolve(609)
  await expect.element(screen.getByRole('alert').getByText(/With your address the total has changed/)).toBeVisible()
  expect(stripe.confirmed).toEqual([])
  await expect.element(screen.getByText('€6.09')).toBeVisible()
  await expect.element(screen.getByText('Tax is added once')).not.toBeInTheDocument()
  await screen.getByLabelText('ZIP code').fill('28014')
  await handle(api => api.billing.checkout.settleSession({ checkout_session_id: 'cks_1' }), {
    ...open,
    status: 'complete',
    client_secret: null,
  })
  await screen.getByRole('button', { name: 'Pay €35.09' }).click()
  await expect.element(screen.getByText('Order completed')).toBeVisible()
  expect(stripe.confirmed).toMatchObject([{ address: { country: 'ES', postal_code: '28014' } }])
})

test('a payment that a bank still decides is told, and looked at again', async () => {
  let asked = 0
  await handle(
    api => api.billing.checkout.settleSession({ checkout_session_id: 'cks_1' }),
    () => (++asked === 1 ? open : { ...open, status: 'complete' as const }),
  )
  const screen = await shown({ at: '/checkout?state=success&session=cks_1' })
  await expect.element(screen.getByText('Your payment is being processed')).toBeVisible()
  const last = screen.getByRole('listitem').filter({ hasText: 'Completed' })
  await expect.element(last.getByLabelText('Done:')).not.toBeInTheDocument()
  await expect.element(screen.getByText('Order completed')).toBeVisible()
  await expect.element(last.getByLabelText('Done:')).toBeVisible()
})

test('a trial that was refused is no order that is completed', async () => {
  const refused = { ...open, status: 'complete' as const, trial_days: 14, subscription_id: 'subn_1' }
  await handle(api => api.billing.checkout.settleSession({ checkout_session_id: 'cks_1' }), refused)
  const screen = await shown({ at: '/checkout?state=success&session=cks_1', account: { trial_available: false } })
  await expect.element(screen.getByText('The trial could not begin')).toBeVisible()
  await expect.element(screen.getByText(/Nothing was charged\./)).toBeVisible()
  await expect.element(screen.getByText('Order completed')).not.toBeInTheDocument()
  await expect.element(screen.getByRole('link', { name: 'Start again' })).toHaveAttribute('href', '/checkout')
})

test('who came back without paying is told that nothing was charged', async () => {
  const screen = await shown({ at: '/checkout?state=cancel', language: 'es' })
  await expect.element(screen.getByText(/No se ha cobrado nada\./)).toBeVisible()
})

test('a plan that is paid for is not sold twice', async () => {
  const items = [
    { plan_id: 'plan_1', plan_name: 'Starter', plan_type: 'account' as const, quantity: 1, unit_amount: 2_900 },
  ]
  const subscription = { status: 'active', items } as unknown as NonNullable<Billing['subscription']>
  const screen = await shown({ account: { subscription } })
  await expect.element(screen.getByText(/You are subscribed to Starter\./)).toBeVisible()
})

test.each([
  ['off', /Everything is free and unlimited here/],
  ['not_set_up', /payments are not set up/],
] as const)('payments %s: one sentence', async (payments, text) => {
  const screen = await shown({ account: { payments } })
  await expect.element(screen.getByText(text)).toBeVisible()
})

test('what cannot be read is told, with another attempt', async () => {
  await signedIn('manage-billing')
  await handle(
    api => api.installation.pricingPage.getPricing(),
    () => refuse(500, 'Something went wrong'),
  )
  await handle(api => api.billing.get(), billing)
  await handle(api => api.billing.checkout.getOpen(), {})
  const screen = await draw(<Checkout />, { path: '/checkout', at: '/checkout' })
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
