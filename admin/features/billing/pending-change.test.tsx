/** A change whose payment the bank wants confirmed: it waits, is done, declined, over, canceled, or goes on at Stripe's page. */
import type { PaymentConfirmation } from '@leadwright/sdk'
import { afterEach, expect, test } from 'vitest'
import { answerInBrowser, handle, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { type FakeStripePage, serveStripe } from '../../testing/stripe.ts'
import { starter } from '../../testing/subscription.ts'
import { change, confirmation } from './samples.ts'
import { SubscriptionSection } from './subscription-section.tsx'

answerInBrowser()
let stripe: FakeStripePage | undefined
afterEach(() => stripe?.remove())

const subscription_id = 'subn_1'
const change_id = 'schg_1'
type Api = Parameters<Parameters<typeof handle>[0]>[0]
const confirmChange = (api: Api) => api.billing.subscriptions.confirmChange({ subscription_id, change_id })

async function shown({ pending = true, waits = confirmation } = {}) {
  await signedIn('manage-billing')
  const texts = { claim: '', questions: [] }
  await handle(api => api.installation.pricingPage.getPricing(), {
    payments: 'on',
    plans: [],
    texts: { en: texts, es: texts },
    money_back_days: 30,
  })
  await handle(api => api.billing.subscriptions.getChange({ subscription_id, change_id }), {
    ...change,
    status: 'pending',
    confirmation: waits,
  })
  return draw(<SubscriptionSection subscription={{ ...starter, pending_change_id: pending ? change_id : null }} />)
}

/** The first answers ask for the bank, the next one is done. */
async function answer(...waits: PaymentConfirmation[]) {
  await handle(confirmChange, () => {
    const next = waits.shift()
    return next ? { ...starter, confirmation: next } : starter
  })
}

test('a change from the dialog waits for the bank outside it, and is done once the bank says so', async () => {
  const { promise, resolve } = Promise.withResolvers<object>()
  stripe = serveStripe({ bank: () => promise })
  const screen = await shown({ pending: false })
  const body = { items: [{ plan_id: 'plan_1', quantity: 1 }] }
  await handle(api => api.billing.subscriptions.previewChange({ subscription_id, body }), change)
  await answer(confirmation)
  await screen.getByRole('button', { name: 'Change plan' }).click()
  await screen.getByRole('button', { name: 'Show price' }).click()
  await screen.getByRole('button', { name: 'Change and pay €261.00' }).click()
  await expect.element(screen.getByText('Confirm the payment of €261.00 with your bank')).toBeVisible()
  // The bank's window must not lie behind a dialog.
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => stripe?.asked).toEqual(['pi_1_secret_a1'])
  await expect.element(screen.getByText('Plan changed')).not.toBeInTheDocument()
  resolve({})
  await expect.element(screen.getByText('Plan changed')).toBeVisible()
  await expect.element(screen.getByText(/with your bank/)).not.toBeInTheDocument()
})

test('after a reload it says until when, and goes on', async () => {
  stripe = serveStripe()
  const screen = await shown()
  await expect.element(screen.getByText('A payment of €261.00 waits for your confirmation')).toBeVisible()
  await expect.element(screen.getByText(/by Mar 15, 2027.*nothing is charged or changed/)).toBeVisible()
  await answer(confirmation)
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByText('Plan changed')).toBeVisible()
  expect(stripe.asked).toEqual(['pi_1_secret_a1'])
})

test('what the bank refuses is told in its words, with another try and another card', async () => {
  const message = 'We are unable to authenticate your payment method.'
  const refused = { error: { type: 'invalid_request_error', code: 'payment_intent_authentication_failure', message } }
  const ends = [refused, {}]
  stripe = serveStripe({ bank: async () => ends.shift() ?? {} })
  const screen = await shown()
  await answer(confirmation, confirmation)
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByText('Your bank did not confirm the payment')).toBeVisible()
  await expect.element(screen.getByText(new RegExp(message))).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Pay on Stripe’s page' }))
    .toHaveAttribute('href', 'https://invoice.example.com/in_1')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.element(screen.getByText('Plan changed')).toBeVisible()
})

test('without a client secret it is paid on Stripe’s page', async () => {
  const waits = { ...confirmation, client_secret: null }
  const screen = await shown({ waits })
  await answer(waits)
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByText(/It is confirmed on Stripe’s page/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Pay on Stripe’s page' })).toBeVisible()
})

test('too late, nothing was changed; a card that was declined says so', async () => {
  const screen = await shown()
  const refusal = (status: number, code: string, text: string) =>
    handle(confirmChange, () => refuse(status, text, [], { code }))
  await refusal(409, 'price_expired', 'The price has expired.')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByText('The time to confirm the payment is over')).toBeVisible()
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await refusal(402, 'payment_failed', 'The card was declined.')
  await screen.getByRole('button', { name: 'Continue' }).click()
  await expect.element(screen.getByText('The card was declined.')).toBeVisible()
  await expect.element(screen.getByText('Nothing was charged or changed.')).toBeVisible()
})

test('it is canceled', async () => {
  const screen = await shown()
  const { promise: canceled, resolve } = Promise.withResolvers<void>()
  await handle(
    api => api.billing.subscriptions.cancelChange({ subscription_id, change_id }),
    () => {
      resolve()
      return new Response(null, { status: 204 })
    },
  )
  await screen.getByRole('button', { name: 'Cancel payment' }).click()
  await expect.element(screen.getByText('Payment canceled: nothing was charged or changed')).toBeVisible()
  await canceled
})
