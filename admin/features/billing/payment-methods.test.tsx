/** Payment methods: the list, the default, the last one that is kept, and adding one with and without Stripe.js. */
import type { PaymentMethod } from '@leadwright/sdk'
import { afterEach, expect, test, vi } from 'vitest'
import { answerInBrowser, handle, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { PaymentMethods } from './payment-methods.tsx'

answerInBrowser()
afterEach(() => vi.unstubAllGlobals())

const visa: PaymentMethod = {
  id: 'pm_1',
  type: 'card',
  brand: 'visa',
  last4: '4242',
  expires_month: 2,
  expires_year: 2030,
  name: null,
  is_default: true,
  expires_soon: true,
}
const sepa: PaymentMethod = {
  ...visa,
  id: 'pm_2',
  type: 'sepa_debit',
  brand: null,
  last4: '3000',
  expires_month: null,
  expires_year: null,
  is_default: false,
  expires_soon: false,
}

async function shown(...data: PaymentMethod[]) {
  await signedIn('manage-billing')
  await handle(api => api.billing.listPaymentMethods(), { data })
  return draw(<PaymentMethods />)
}

test('each tells what it is, and when it expires', async () => {
  const screen = await shown(visa, sepa)
  await expect.element(screen.getByText('Visa ···· 4242')).toBeVisible()
  await expect.element(screen.getByText('Expires 02/2030')).toBeVisible()
  await expect.element(screen.getByText('Expires before the next payment')).toBeVisible()
  await expect.element(screen.getByText('SEPA ···· 3000')).toBeVisible()
})

test('another one is made the default', async () => {
  const screen = await shown(visa, sepa)
  await handle(api => api.billing.setDefaultPaymentMethod({ payment_method_id: 'pm_2' }), { data: [visa, sepa] })
  await screen.getByRole('button', { name: 'Actions of SEPA ···· 3000' }).click()
  await screen.getByRole('menuitem', { name: 'Make default' }).click()
  await expect.element(screen.getByText('Default payment method changed')).toBeVisible()
})

test('the last one of a subscription is kept, with the reason', async () => {
  const screen = await shown(visa)
  const reason = 'A subscription is paid by this payment method, and there is no other.'
  await handle(
    api => api.billing.deletePaymentMethod({ payment_method_id: 'pm_1' }),
    () => refuse(409, reason, [], { code: 'last_payment_method' }),
  )
  await screen.getByRole('button', { name: 'Actions of Visa ···· 4242' }).click()
  await screen.getByRole('menuitem', { name: 'Remove' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect.element(screen.getByText(reason)).toBeVisible()
  // Asked once more, nothing has been refused yet.
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect.element(screen.getByRole('alertdialog')).not.toBeInTheDocument()
  await screen.getByRole('button', { name: 'Actions of Visa ···· 4242' }).click()
  await screen.getByRole('menuitem', { name: 'Remove' }).click()
  await expect.element(screen.getByRole('alertdialog').getByText('It will not be charged again.')).toBeVisible()
  await expect.element(screen.getByText(reason)).not.toBeInTheDocument()
})

test('without any it says what one is for', async () => {
  const screen = await shown()
  await expect.element(screen.getByText('No payment methods yet')).toBeVisible()
})

/** Stripe.js as its React package knows it: with a field, and an answer to what is confirmed. */
function stubStripe(confirmSetup: () => Promise<object>) {
  const listeners = new Map<string, () => void>()
  const element = {
    mount: (target: HTMLElement) => {
      target.textContent = 'Card number'
      // As Stripe's frame is ready: later.
      setTimeout(() => listeners.get('ready')?.())
    },
    on: (name: string, listener: () => void) => {
      listeners.set(name, listener)
      return element
    },
    off: () => element,
    update: () => undefined,
    destroy: () => undefined,
  }
  const elements = { create: () => element, getElement: () => null, update: () => undefined, submit: async () => ({}) }
  const stripe = {
    elements: () => elements,
    createToken: () => undefined,
    createPaymentMethod: () => undefined,
    confirmCardPayment: () => undefined,
    confirmSetup,
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  }
  vi.stubGlobal(
    'Stripe',
    Object.assign(() => stripe, { version: 'dahlia' }),
  )
}

test('one is added by Stripe’s fields, after a refusal in its words', async () => {
  const confirmSetup = vi.fn<() => Promise<object>>()
  confirmSetup.mockResolvedValueOnce({ error: { message: 'Your card was declined.' } }).mockResolvedValueOnce({})
  stubStripe(confirmSetup)
  const screen = await shown()
  await handle(api => api.billing.createPaymentMethodSetup({ body: {} }), {
    client_secret: 'seti_1_secret_2',
    publishable_key: 'pk_test_0123456789',
  })
  await screen.getByRole('button', { name: 'Add payment method' }).click()
  await expect.element(screen.getByText('Card number')).toBeVisible()
  await screen.getByRole('button', { name: 'Save payment method' }).click()
  await expect.element(screen.getByText('Your card was declined.')).toBeVisible()
  await handle(api => api.billing.listPaymentMethods(), { data: [visa] })
  await screen.getByRole('button', { name: 'Save payment method' }).click()
  await expect.element(screen.getByText('Visa ···· 4242')).toBeVisible()
})

test('a key that is refused is said where the form would be', async () => {
  const screen = await shown()
  await handle(
    api => api.billing.createPaymentMethodSetup({ body: {} }),
    () => refuse(409, 'Payments are off.'),
  )
  await screen.getByRole('button', { name: 'Add payment method' }).click()
  await expect.element(screen.getByText('Payments are off.')).toBeVisible()
})
