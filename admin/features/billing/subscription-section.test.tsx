/** A subscription: its states, and all that can be done with it, with what is refused. */
import type { OfferedPlan, Subscription, SubscriptionChange } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { starter } from '../../testing/subscription.ts'
import { change } from './samples.ts'
import { SubscriptionSection } from './subscription-section.tsx'

answerInBrowser()
const subscription_id = 'subn_1'
const body = { items: [{ plan_id: 'plan_1', quantity: 1 }] }

async function shown(changes: Partial<Subscription> = {}, plans: OfferedPlan[] = []) {
  await signedIn('manage-billing')
  const texts = { claim: '', questions: [] }
  await handle(api => api.installation.pricingPage.getPricing(), {
    payments: 'on',
    plans,
    texts: { en: texts, es: texts },
    money_back_days: 30,
  })
  return draw(<SubscriptionSection subscription={{ ...starter, ...changes }} />)
}

test.each([
  [{ status: 'active', reason: 'trialing' }, 'Active · trial'],
  [{ status: 'active', reason: 'payment_due' }, 'Active · payment due'],
  [{ status: 'expiring' }, 'Expiring'],
  [{ status: 'expired', reason: 'unpaid' }, 'Expired · unpaid'],
] as const)('%o reads %s', async (status, words) => {
  const screen = await shown(status)
  await expect.element(screen.getByText(words)).toBeVisible()
})

test.each([
  ['payment_due', 'See invoices', '/billing?tab=history'],
  ['payment_incomplete', 'See invoices', '/billing?tab=history'],
  ['unpaid', 'See invoices', '/billing?tab=history'],
  ['paused', 'See payment methods', '/billing?tab=payment'],
] as const)('%s leads to what settles it', async (reason, name, href) => {
  const screen = await shown({ status: 'expired', reason })
  await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})

test('auto-renewal is switched off after the date was named', async () => {
  const screen = await shown()
  let sent: unknown
  await handle(
    api => api.billing.subscriptions.setAutoRenewal({ subscription_id, body: { auto_renewal: false } }),
    async request => {
      sent = await request.json()
      return { ...starter, auto_renewal: false }
    },
  )
  await screen.getByText('Auto-renewal', { exact: true }).click()
  await expect.element(screen.getByText(/You keep everything until Apr 14, 2027/)).toBeVisible()
  await screen.getByRole('button', { name: 'Turn off' }).click()
  await expect.element(screen.getByText('Auto-renewal is off')).toBeVisible()
  expect(sent).toEqual({ auto_renewal: false })
})

test('one that is about to end is resumed, one that has ended cannot be', async () => {
  const screen = await shown({ status: 'expiring', auto_renewal: false, ends_at: starter.period_end_at })
  await handle(
    api => api.billing.subscriptions.resume({ subscription_id }),
    () => refuse(409, 'The subscription has ended. Buy a new one.', [], { code: 'subscription_ended' }),
  )
  await screen.getByRole('button', { name: 'Resume' }).click()
  await expect.element(screen.getByText('The subscription has ended. Buy a new one.')).toBeVisible()
  await handle(api => api.billing.subscriptions.resume({ subscription_id }), starter)
  await screen.getByRole('button', { name: 'Resume' }).click()
  await expect.element(screen.getByText('Subscription resumed')).toBeVisible()
})

test('the first payment is given back while that is possible', async () => {
  const screen = await shown({ refundable_until: '2999-01-01T00:00:00.000Z' })
  await handle(
    api => api.billing.subscriptions.refund({ subscription_id }),
    () => refuse(409, 'Money is given back once.'),
  )
  await screen.getByRole('button', { name: 'Cancel and refund' }).click()
  const dialog = screen.getByRole('alertdialog')
  // Where the act is to cancel, the way out has another name.
  await expect.element(dialog.getByRole('button', { name: 'Keep subscription' })).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Cancel', exact: true })).not.toBeInTheDocument()
  await dialog.getByRole('button', { name: 'Cancel and refund' }).click()
  await expect.element(dialog.getByText('Money is given back once.')).toBeVisible()
  await handle(api => api.billing.subscriptions.refund({ subscription_id }), { ...starter, status: 'cancelled' })
  await dialog.getByRole('button', { name: 'Cancel and refund' }).click()
  await expect.element(screen.getByText('Payment refunded')).toBeVisible()
})

test('after its days nothing is given back', async () => {
  const screen = await shown({ refundable_until: '2020-01-01T00:00:00.000Z' })
  await expect.element(screen.getByRole('button', { name: 'Change plan' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Cancel and refund' })).not.toBeInTheDocument()
})

async function previewed(preview: Partial<SubscriptionChange> = {}) {
  const screen = await shown()
  await handle(api => api.billing.subscriptions.previewChange({ subscription_id, body }), { ...change, ...preview })
  await screen.getByRole('button', { name: 'Change plan' }).click()
  await screen.getByRole('button', { name: 'Show price' }).click()
  return screen
}

test('a change is shown with its price, and made at it', async () => {
  const screen = await previewed({ exceeded: [{ name: 'sites', used: 4, limit: 3, prevents: false }] })
  await expect.element(screen.getByText('Sites: 4 used, 3 allowed')).toBeVisible()
  // Not the button: who pressed Enter twice would have paid.
  await expect.element(screen.getByText('Takes effect immediately.')).toHaveFocus()
  await expect.element(screen.getByText('-€29.00')).toBeVisible()
  await handle(api => api.billing.subscriptions.confirmChange({ subscription_id, change_id: 'schg_1' }), starter)
  await screen.getByRole('button', { name: 'Change and pay €261.00' }).click()
  await expect.element(screen.getByText('Plan changed')).toBeVisible()
})

test('another plan for one that was to end says that it goes on', async () => {
  const screen = await shown({ status: 'expiring', auto_renewal: false, ends_at: starter.period_end_at })
  await handle(api => api.billing.subscriptions.previewChange({ subscription_id, body }), change)
  await screen.getByRole('button', { name: 'Change plan' }).click()
  await screen.getByRole('button', { name: 'Show price' }).click()
  await expect.element(screen.getByText('Auto-renewal is turned on again.')).toBeVisible()
})

test('disk space prevents a downgrade, which cannot be confirmed', async () => {
  const screen = await previewed({
    effective_at: '2027-04-14T09:30:00.000Z',
    exceeded: [{ name: 'storage', used: 3_145_728, limit: 1_048_576, prevents: true }],
  })
  await expect.element(screen.getByText('Disk space not available, not able to downgrade plan')).toBeVisible()
  await expect.element(screen.getByText('Takes effect on Apr 14, 2027, at the end of the period.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Schedule change' })).not.toBeInTheDocument()
})

test('a price that is no longer valid is shown anew', async () => {
  const screen = await previewed()
  const expired = () => refuse(409, 'The price has expired.', [], { code: 'price_expired' })
  await handle(api => api.billing.subscriptions.confirmChange({ subscription_id, change_id: 'schg_1' }), expired)
  await screen.getByRole('button', { name: 'Change and pay €261.00' }).click()
  await expect.element(screen.getByText('The price has expired.')).toBeVisible()
  await handle(api => api.billing.subscriptions.previewChange({ subscription_id, body }), {
    ...change,
    amount_due: 26_200,
  })
  await screen.getByRole('button', { name: 'Show current price' }).click()
  await expect.element(screen.getByRole('button', { name: 'Change and pay €262.00' })).toBeVisible()
})

test('a declined payment changes nothing, and says so', async () => {
  const screen = await previewed()
  const declined = () => refuse(402, 'The card was declined. Nothing was changed.', [], { code: 'payment_failed' })
  await handle(api => api.billing.subscriptions.confirmChange({ subscription_id, change_id: 'schg_1' }), declined)
  await screen.getByRole('button', { name: 'Change and pay €261.00' }).click()
  await expect.element(screen.getByText('The card was declined. Nothing was changed.')).toBeVisible()
})

test('while a payment is due nothing is changed, and the open invoice is a press away', async () => {
  const screen = await previewed()
  const due = () => refuse(409, 'A payment of this subscription is due.', [], { code: 'payment_due' })
  await handle(api => api.billing.subscriptions.confirmChange({ subscription_id, change_id: 'schg_1' }), due)
  await screen.getByRole('button', { name: 'Change and pay €261.00' }).click()
  await expect.element(screen.getByText('A payment of this subscription is due.')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'See invoices' }))
    .toHaveAttribute('href', '/billing?tab=history')
})

test('a change that changes nothing is refused in the form', async () => {
  const screen = await shown()
  const nothing = () => refuse(409, 'Nothing would change.', [], { code: 'nothing_to_change' })
  await handle(api => api.billing.subscriptions.previewChange({ subscription_id, body }), nothing)
  await screen.getByRole('button', { name: 'Change plan' }).click()
  await screen.getByRole('button', { name: 'Show price' }).click()
  await expect.element(screen.getByText('Nothing would change.')).toBeVisible()
})

const change_id = 'schg_1'
const scheduled = { ...change, status: 'scheduled', effective_at: '2027-04-14T09:30:00.000Z' } as const

test('of the same plan a scheduled change is its new price', async () => {
  await handle(api => api.billing.subscriptions.getChange({ subscription_id, change_id }), scheduled)
  const screen = await shown({ scheduled_change_id: change_id })
  await expect.element(screen.getByText('A change is scheduled for Apr 14, 2027')).toBeVisible()
  await expect.element(screen.getByText('From then on it costs €290.00 a year.')).toBeVisible()
})

test('a scheduled change is told with its plan and price, and canceled', async () => {
  await handle(api => api.billing.subscriptions.getChange({ subscription_id, change_id }), {
    ...scheduled,
    items: [{ plan_id: 'plan_2', quantity: 1 }],
    next_amount: 900,
  })
  const small = { id: 'plan_2', name: 'Small', prices: [] } as unknown as OfferedPlan
  const screen = await shown({ scheduled_change_id: change_id }, [small])
  await expect.element(screen.getByText('Changes to Small on Apr 14, 2027')).toBeVisible()
  await expect.element(screen.getByText('From then on it costs €9.00 a year.')).toBeVisible()
  await handle(
    api => api.billing.subscriptions.cancelChange({ subscription_id, change_id }),
    () => new Response(null, { status: 204 }),
  )
  await screen.getByRole('button', { name: 'Cancel change' }).click()
  await expect.element(screen.getByText('Scheduled change canceled')).toBeVisible()
})
