/** The cart of a site: add-ons, what is in it, its total with what is charged for a rest of a period, and how a payment ended. */
import type { AddOn, Cart, CartTotal, CheckoutSession, PaymentSetupStatus, Subscription } from '@leadwright/sdk'
import { afterEach, expect, test } from 'vitest'
import { answerInBrowser, handle, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { type FakeStripePage, serveStripe } from '../../testing/stripe.ts'
import { CartScreen } from './cart.tsx'

answerInBrowser()
let stripe: FakeStripePage | undefined
afterEach(() => stripe?.remove())

const site_id = 'site_1'
const words = { description: 'For a busy month.', highlights: [] }
const addOn: AddOn = {
  id: 'plan_1',
  name: '1,000 leads more',
  plan_type: 'lead',
  texts: { en: words, es: { description: 'Para un mes intenso.', highlights: [] } },
  prices: [{ currency: 'EUR', interval: 'month', amount: 900 }],
  adds: 1_000,
  owned: 0,
  in_cart: false,
}
const item = {
  plan_id: 'plan_1',
  plan_name: '1,000 leads more',
  plan_type: 'lead',
  quantity: 2,
  unit_amount: 900,
} as const
const empty: Cart = {
  items: [],
  interval: 'month',
  currency: 'EUR',
  fixed: false,
  promotion_code: null,
  version: 1,
  updated_at: null,
}
const total: CartTotal = {
  change_id: null,
  currency: 'EUR',
  lines: [{ description: '1,000 leads more × 2', amount: 1_800 }],
  discount: 0,
  tax: 0,
  amount_due: 1_800,
  next_amount: 1_800,
  renews_at: null,
  expires_at: null,
}
const checkout: CheckoutSession = {
  id: 'cks_1',
  status: 'open',
  page: 'elements',
  items: [{ plan_id: 'plan_1', plan_name: '1,000 leads more', quantity: 2, unit_amount: 900 }],
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
const subscription = { id: 'subn_1' } as unknown as Subscription

const pay = (api: Parameters<Parameters<typeof handle>[0]>[0]) => api.cart.checkOut({ site_id, body: {} })
const waits = {
  confirmation: {
    change_id: 'schg_1',
    client_secret: 'pi_1_secret_a1',
    publishable_key: 'pk_test_0123456789',
    payment_url: 'https://invoice.example.com/in_1',
    amount_due: 420,
    currency: 'EUR',
    expires_at: '2027-03-15T08:30:00.000Z',
  },
}
const more = { cart: { items: [item], fixed: true }, due: { change_id: 'schg_1', amount_due: 420 } }

interface State {
  cart?: Partial<Cart>
  addOns?: AddOn[]
  payments?: PaymentSetupStatus
  due?: Partial<CartTotal>
  /** Of the total. */
  refusal?: () => Response
  search?: string
}

async function prepare({ cart = {}, addOns = [addOn], payments = 'on', due = {}, refusal }: State) {
  await signedIn('purchase-lead')
  await handle(api => api.cart.get({ site_id }), { ...empty, ...cart })
  await handle(api => api.cart.listAddOns({ site_id }), { payments, data: addOns })
  await handle(api => api.cart.previewTotal({ site_id }), refusal ?? { ...total, ...due })
}
async function shown(state: State = {}) {
  await prepare(state)
  return draw(<CartScreen />, { path: '/sites/$site_id/cart', at: `/sites/site_1/cart${state.search ?? ''}` })
}

test('an empty cart shows what can be bought; one press puts a number of it in', async () => {
  const screen = await shown()
  await expect.element(screen.getByText(/Your cart is empty\./)).toBeVisible()
  await expect.element(screen.getByText('€9 a month')).toBeVisible()
  let added: unknown
  await handle(
    api => api.cart.addItem({ site_id, body: { plan_id: 'plan_1' } }),
    async request => {
      added = await request.json()
      return { ...empty, items: [item] }
    },
  )
  await screen.getByRole('textbox', { name: 'Quantity' }).fill('2')
  await screen.getByRole('button', { name: 'Add to cart: 1,000 leads more' }).click()
  await expect.element(screen.getByText('1,000 leads more is in the cart')).toBeVisible()
  expect(added).toEqual({ plan_id: 'plan_1', quantity: 2 })
})

test('another quantity is shown while it is saved; one that is refused is not shown as if it were in the cart', async () => {
  const screen = await shown({ cart: { items: [item] } })
  const quantity = screen.getByRole('textbox', { name: 'Quantity of 1,000 leads more' })
  const { promise, resolve } = Promise.withResolvers<void>()
  await handle(
    api => api.cart.updateItem({ site_id, plan_id: 'plan_1', body: { quantity: 3 } }),
    async () => {
      await promise
      return refuse(409, 'The cart was paid for meanwhile.')
    },
  )
  await screen.getByRole('button', { name: /^Increase Quantity of/ }).click()
  await expect.element(quantity).toHaveValue('3')
  resolve()
  await expect.element(screen.getByText('The cart was paid for meanwhile.')).toBeVisible()
  await expect.element(quantity).toHaveValue('2')
})

test('what is in the cart already is not added again', async () => {
  const screen = await shown()
  const text = 'Item already added in the cart'
  await handle(
    api => api.cart.addItem({ site_id, body: { plan_id: 'plan_1' } }),
    () => refuse(409, text, [], { code: 'item_in_cart' }),
  )
  await screen.getByRole('button', { name: /^Add/ }).click()
  await expect.element(screen.getByText(text)).toBeVisible()
})

test('the total is seen before the payment, which follows on its own step', async () => {
  stripe = serveStripe()
  await handle(api => api.cart.checkOut({ site_id, body: {} }), { session: checkout })
  await handle(api => api.cart.getCheckout({ site_id }), { session: checkout })
  const screen = await shown({ cart: { items: [item] } })
  const renewal = screen.getByText('Renews at €18 a month until you cancel.')
  await expect.element(renewal).toBeVisible()
  await screen.getByRole('button', { name: 'Continue to payment' }).click()
  await expect.element(screen.getByLabelText('Name on card')).toBeVisible()
  await expect.element(renewal).toBeVisible()
  expect(screen.address()).toBe('/sites/site_1/cart?step=payment')
  await expect.element(screen.getByRole('link', { name: 'Back to the cart' })).toBeVisible()
})

test('a site that has add-ons pays the rest of the period in one press; a refusal of the bank is told', async () => {
  const due = { change_id: 'schg_1', amount_due: 420, renews_at: '2027-04-14T09:30:00.000Z' }
  const screen = await shown({ cart: { items: [item], fixed: true }, due })
  await expect.element(screen.getByText('For the rest of the current period.')).toBeVisible()
  await expect.element(screen.getByText('Then €18 a month, from Apr 14, 2027.')).toBeVisible()
  const text = 'The payment failed.'
  await handle(pay, () => refuse(402, text, [], { code: 'payment_failed' }))
  await screen.getByRole('button', { name: 'Pay €4.20' }).click()
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
  let paid: unknown
  await handle(pay, async request => {
    paid = await request.json()
    return { subscription }
  })
  await handle(api => api.cart.settleCheckout({ site_id }), { subscription })
  await screen.getByRole('button', { name: 'Pay €4.20' }).click()
  await expect.element(screen.getByText('Order completed')).toBeVisible()
  expect(paid).toEqual({ change_id: 'schg_1' })
})

test('what the bank confirms is taken over, though Stripe’s event emptied the cart before', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  stripe = serveStripe({ bank: () => promise })
  const screen = await shown(more)
  await handle(pay, waits)
  await handle(api => api.cart.settleCheckout({ site_id }), { subscription })
  await screen.getByRole('button', { name: 'Pay €4.20' }).click()
  await expect.element(screen.getByText('Confirm the payment of €4.20 with your bank')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Pay €4.20' })).not.toBeInTheDocument()
  await handle(pay, () => refuse(409, 'The cart is empty.', [], { code: 'cart_empty' }))
  resolve({})
  await expect.element(screen.getByText('Order completed')).toBeVisible()
  expect(stripe.asked).toEqual(['pi_1_secret_a1'])
})

test('what the bank declines leaves the cart, to be paid again or by another card', async () => {
  stripe = serveStripe({ bank: async () => ({ error: { type: 'card_error', code: 'card_declined', message: 'No.' } }) })
  const screen = await shown(more)
  await handle(pay, waits)
  await screen.getByRole('button', { name: 'Pay €4.20' }).click()
  await expect.element(screen.getByText('Your bank did not confirm the payment')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Pay on Stripe’s page' })).toBeVisible()
  await screen.getByRole('button', { name: 'Back to the cart' }).click()
  await expect.element(screen.getByRole('button', { name: 'Pay €4.20' })).toBeVisible()
})

test('while a payment is due nothing more is bought', async () => {
  const screen = await shown(more)
  await handle(pay, () => refuse(409, 'A payment of this subscription is due.', [], { code: 'payment_due' }))
  await screen.getByRole('button', { name: 'Pay €4.20' }).click()
  await expect.element(screen.getByText('A payment of this subscription is due.')).toBeVisible()
})

test('a code that is not valid is told at its field', async () => {
  const screen = await shown({ cart: { items: [item] } })
  const text = 'There is no such code.'
  await handle(
    api => api.cart.update({ site_id, body: {} }),
    () => refuse(422, 'Validation failed', [{ pointer: '/body/promotion_code', code: 'unknown_reference', text }]),
  )
  await screen.getByRole('textbox', { name: /Promotion code/ }).fill('NONE')
  await screen.getByRole('button', { name: 'Apply' }).click()
  await expect.element(screen.getByText(text)).toBeVisible()
})

test('a code that has ended meanwhile is told in place of the total, and taken out', async () => {
  const text = 'This code is not valid, or is no longer.'
  const ended = () =>
    refuse(422, 'Validation failed', [{ pointer: '/promotion_code', code: 'promotion_code_invalid', text }])
  const screen = await shown({ cart: { items: [item], promotion_code: 'SPRING' }, refusal: ended })
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument()
  let changes: unknown
  await handle(
    api => api.cart.update({ site_id, body: {} }),
    async request => {
      changes = await request.json()
      return { ...empty, items: [item] }
    },
  )
  await handle(api => api.cart.get({ site_id }), { ...empty, items: [item], version: 2 })
  await handle(api => api.cart.previewTotal({ site_id }), total)
  await screen.getByRole('button', { name: 'Continue without code' }).click()
  await expect.element(screen.getByRole('button', { name: 'Continue to payment' })).toBeVisible()
  expect(changes).toEqual({ promotion_code: null })
})

test('something without a price in this interval cannot be paid so', async () => {
  const screen = await shown({ cart: { items: [{ ...item, unit_amount: null }] } })
  await expect
    .element(screen.getByText(/Something in the cart is not sold in this currency and interval\./))
    .toBeVisible()
  await expect.element(screen.getByRole('button', { name: /payment/ })).not.toBeInTheDocument()
})

test('who came back without paying finds the cart as it was', async () => {
  const screen = await shown({ cart: { items: [item] }, search: '?state=cancel' })
  await expect.element(screen.getByText('Nothing was charged. Your cart is as it was.')).toBeVisible()
})

test.each([
  ['off', /Everything is free and unlimited here/],
  ['not_set_up', /A super administrator makes them in the billing console/],
] as const)('payments %s: it says what is missing and who does it', async (payments, text) => {
  const screen = await shown({ payments, addOns: [] })
  await expect.element(screen.getByText(text)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Set up payments' })).not.toBeInTheDocument()
})

test('whoever may set payments up is led there', async () => {
  await prepare({ payments: 'not_set_up', addOns: [addOn] })
  await handle(api => api.auth.listAbilities(), {
    ...{ rules: [], roles: [], super_administrator: true, account_permissions: [], accounts: [] },
  })
  const screen = await draw(<CartScreen />, { path: '/sites/$site_id/cart', at: '/sites/site_1/cart' })
  await expect
    .element(screen.getByRole('link', { name: 'Set up payments' }))
    .toHaveAttribute('href', '/console/billing?tab=setup')
  await expect.element(screen.getByRole('button', { name: /^Add to cart/ })).not.toBeInTheDocument()
})
