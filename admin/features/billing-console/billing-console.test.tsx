/** The console of payments: each of its lists and dialogs, with what is refused. */
import type { BillingSetup, FailedPayment, PaymentEvent, Reconciliation } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { serverNow } from '../../messages/server-clock.ts'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { starter } from '../../testing/subscription.ts'
import { BillingConsole } from './billing-console.tsx'
import { monthBefore } from './revenue-months.ts'

answerInBrowser()
const at = '2027-03-14T09:30:00.000Z'
const owner = { account_id: 'acct_1', owner_name: 'Ana García', owner_email: 'ana@example.com' }
const setup: BillingSetup = {
  status: 'ready',
  text: 'Payments are on, in test mode.',
  mode: 'test',
  stripe_account_id: 'acct_1QzX',
  endpoint_url: 'https://leadwright.example/v1/public/stripe-events',
  webhook_registered: true,
  wallets: 'active',
  plans_to_update: [],
  price_count: 4,
  last_event_at: at,
  set_up_at: at,
}

async function shown(tab: string, changes: Partial<BillingSetup> = {}, language: 'en' | 'es' = 'en') {
  await signedIn()
  await handle(api => api.installation.billingSetup.get(), { ...setup, ...changes })
  return draw(<BillingConsole />, { path: '/console/billing', at: `/console/billing?tab=${tab}`, language })
}

test('without a key it says so and how payments are switched on; plans can be granted all the same', async () => {
  await handle(api => api.installation.billingConsole.listPlanGrants(), page())
  const screen = await shown('grants', { status: 'off', text: 'Payments are off.', mode: null })
  await expect.element(screen.getByText(/Everything is free and unlimited.*STRIPE_SECRET_KEY/)).toBeVisible()
  await expect.element(screen.getByText('No granted plans')).toBeVisible()
  await expect.element(screen.getByRole('tab', { name: 'Revenue' })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Payments are off.')).not.toBeInTheDocument()
})

test('set-up is run again after prices changed', async () => {
  const screen = await shown('setup', { plans_to_update: [{ id: 'plan_1', name: 'Starter' }] })
  await expect.element(screen.getByText(/Prices at Stripe differ for Starter/)).toBeVisible()
  await handle(api => api.installation.billingSetup.run(), setup)
  await screen.getByRole('button', { name: 'Set up again' }).click()
  await expect.element(screen.getByText('Payments set up')).toBeVisible()
  await expect.element(screen.getByText(/Prices at Stripe differ/)).not.toBeInTheDocument()
})

test('a key that Stripe refuses is said in words, and nothing can be set up', async () => {
  const text = 'Stripe refuses the secret key: it is of another mode than what was set up.'
  const screen = await shown('setup', { status: 'key_refused', text })
  await expect.element(screen.getByRole('alert')).toHaveTextContent(text)
  await expect.element(screen.getByRole('button', { name: /Set up/ })).not.toBeInTheDocument()
})

test('revenue is of one currency, with its own decimals, by month and plan', async () => {
  const month = monthBefore(serverNow(), 0)
  const row = { month, plan_id: 'plan_1', plan_name: 'Starter', refunded: 0, invoice_count: 2 }
  await handle(api => api.installation.billingConsole.getRevenue({}), {
    data: [
      { ...row, currency: 'KWD', paid: 290_500 },
      { ...row, currency: 'USD', paid: 5_800, refunded: 800 },
    ],
  })
  const screen = await shown('revenue&currency=KWD')
  await expect.element(screen.getByRole('columnheader', { name: 'Starter' })).toBeVisible()
  await expect.element(screen.getByText(/KWD\s290\.500/).first()).toBeVisible()
  await expect.element(screen.getByText(/\$/)).not.toBeInTheDocument()
})

test('months are named in Spanish, too', async () => {
  const row = { plan_id: 'plan_1', plan_name: 'Starter', refunded: 0, invoice_count: 2, paid: 2_900, currency: 'EUR' }
  await handle(api => api.installation.billingConsole.getRevenue({}), {
    data: [{ ...row, month: monthBefore(serverNow(), 0) }],
  })
  const screen = await shown('revenue', {}, 'es')
  const month = new Intl.DateTimeFormat('es', { month: 'short', year: 'numeric', timeZone: 'UTC' })
  await expect.element(screen.getByRole('rowheader', { name: month.format(serverNow()) })).toBeVisible()
})

test('no revenue yet', async () => {
  await handle(api => api.installation.billingConsole.getRevenue({}), { data: [] })
  const screen = await shown('revenue')
  await expect.element(screen.getByText('No revenue yet')).toBeVisible()
})

test('subscriptions are narrowed by their state', async () => {
  await handle(
    api => api.installation.billingConsole.listInstallationSubscriptions(),
    request =>
      new URL(request.url).searchParams.get('status') === 'expired' ? page() : page({ ...starter, ...owner }),
  )
  const screen = await shown('subscriptions')
  await expect.element(screen.getByText('Ana García')).toBeVisible()
  await screen.getByRole('button', { name: /Status/ }).click()
  await screen.getByRole('option', { name: 'Expired' }).click()
  // There are others: it does not say what would stand here if there were none.
  await expect.element(screen.getByText('No results for this search')).toBeVisible()
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(screen.getByText('Ana García')).toBeVisible()
})

test('events that nothing fits are told apart from none at all', async () => {
  await handle(api => api.installation.paymentEvents.list(), page())
  const screen = await shown('events&status=failed&object=sub_1')
  await screen.getByRole('button', { name: 'Clear filters' }).click()
  await expect.element(screen.getByText('No events')).toBeVisible()
})

test('failed payments tell why, and what becomes of them', async () => {
  await handle(
    api => api.installation.billingConsole.listFailedPayments(),
    page<FailedPayment>({
      ...owner,
      ...{ id: 'pay_1', invoice_id: 'inv_1', status: 'failed', currency: 'JPY', amount: 2_900, amount_refunded: 0 },
      ...{ method_type: 'card', card_brand: 'visa', card_last4: '4242', failure_code: 'insufficient_funds' },
      ...{ created_at: at, settled: false, next_attempt_at: '2027-03-17T09:30:00.000Z' },
    }),
  )
  const screen = await shown('failed')
  await expect.element(screen.getByText('¥2,900')).toBeVisible()
  await expect.element(screen.getByText('Insufficient funds · Next attempt Mar 17, 2027')).toBeVisible()
})

test('a granted plan is ended; one who pays is refused', async () => {
  const grant = { ...owner, plan_id: 'plan_1', plan_name: 'Starter', note: 'Partner', granted_at: at, ends_at: null }
  await handle(api => api.installation.billingConsole.listPlanGrants(), page(grant))
  const screen = await shown('grants')
  await expect.element(screen.getByText('No end')).toBeVisible()
  const body = { plan_id: null }
  await handle(
    api => api.plans.setAccount({ account_id: 'acct_1', body }),
    () => refuse(409, 'The account pays for its plan.', [], { code: 'subscription_exists' }),
  )
  await screen.getByRole('button', { name: /Ana/ }).click()
  await screen.getByRole('menuitem', { name: 'End grant' }).click()
  await screen.getByRole('alertdialog').getByRole('button', { name: 'End grant' }).click()
  await expect.element(screen.getByText('The account pays for its plan.')).toBeVisible()
})

const event: PaymentEvent = {
  id: 'pevt_1',
  stripe_id: 'evt_1',
  type: 'invoice.paid',
  object_type: 'invoice',
  object_id: 'in_1',
  account_id: 'acct_1',
  status: 'failed',
  effects: [],
  failure: 'StripeConnectionError',
  tries: 3,
  occurred_at: at,
  received_at: at,
  settled_at: null,
}

test('an event tells what it did, and is replayed', async () => {
  await handle(api => api.installation.paymentEvents.list(), page(event))
  let now = event
  await handle(
    api => api.installation.paymentEvents.get({ payment_event_id: 'pevt_1' }),
    () => now,
  )
  const screen = await shown('events')
  await screen.getByText('invoice.paid').click()
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText('Failed: StripeConnectionError')).toBeVisible()
  // Nothing is said of effects while it has none.
  await expect.element(dialog.getByText('Effects')).not.toBeInTheDocument()
  now = { ...event, status: 'waiting', failure: null }
  await handle(api => api.installation.paymentEvents.replay({ payment_event_id: 'pevt_1' }), now)
  await dialog.getByRole('button', { name: 'Replay' }).click()
  await expect.element(dialog.getByText('Waiting')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Replay' })).toBeDisabled()
  now = { ...event, status: 'done', failure: null, settled_at: at, effects: ['invoice inv_1 is paid'] }
  await expect.element(dialog.getByText('invoice inv_1 is paid')).toBeVisible()
  await expect.element(dialog.getByRole('button', { name: 'Replay' })).toBeEnabled()
})

test('a comparison tells both sides of each difference', async () => {
  const comparison: Reconciliation = {
    id: 'rec_1',
    status: 'done',
    subscriptions_compared: 120,
    differences: [
      {
        subscription_id: 'subn_1',
        stripe_id: 'sub_1',
        account_id: 'acct_1',
        what: 'status',
        ours: 'active',
        stripes: 'past_due',
      },
      {
        subscription_id: null,
        stripe_id: 'sub_2',
        account_id: null,
        what: 'missing_here',
        ours: null,
        stripes: 'active',
      },
      {
        subscription_id: 'subn_3',
        stripe_id: 'sub_3',
        account_id: 'acct_3',
        what: 'period_end_at',
        ours: '2027-03-14T09:30:00.000Z',
        stripes: null,
      },
      {
        subscription_id: 'subn_4',
        stripe_id: 'sub_4',
        account_id: 'acct_4',
        what: 'interval',
        ours: 'month',
        stripes: 'year',
      },
    ],
    failure: null,
    started_at: at,
    ended_at: at,
  }
  await handle(api => api.installation.billingConsole.listReconciliations(), page(comparison))
  const screen = await shown('reconciliation')
  await screen.getByText('4 differences').click()
  const dialog = screen.getByRole('dialog')
  const moment = dialog.getByRole('row', { name: /sub_3/ })
  await expect.element(moment.getByText('End of the period')).toBeVisible()
  await expect.element(moment.getByText(/Mar 14, 2027/)).toBeVisible()
  await expect.element(dialog.getByText('past_due')).toBeVisible()
  await expect.element(dialog.getByText('Missing here')).toBeVisible()
  await expect.element(dialog.getByRole('row', { name: /sub_4 .* Monthly Annual/ })).toBeVisible()
})

test('what cannot be loaded can be tried again, in Spanish too', async () => {
  await handle(
    api => api.installation.billingConsole.listCoupons(),
    () => refuse(502, 'Stripe no responde.'),
  )
  const screen = await shown('coupons', {}, 'es')
  await expect.element(screen.getByText('Stripe no responde.')).toBeVisible()
})
