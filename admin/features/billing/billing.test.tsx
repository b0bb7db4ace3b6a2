/** The screen of billing: without payments, with a plan that is full, ended or exceeded, and its notices. */
import type { Billing as BillingAnswer } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { Billing } from './billing.tsx'
import { billingOn, change, confirmation } from './samples.ts'

answerInBrowser()
const sites = { name: 'sites', unit: 'things', used: 3, waits: false } as const

async function shown(billing: Partial<BillingAnswer> = {}, language: 'en' | 'es' = 'en') {
  await signedIn('manage-billing')
  const answer = { ...billingOn, ...billing }
  await handle(api => api.sites.list(), page())
  await handle(api => api.billing.subscriptions.list(), page())
  await handle(api => api.billing.get(), answer)
  await handle(api => api.plans.getUsage(), {
    ...(answer.plan && { plan: answer.plan }),
    account: [{ ...sites, limit: answer.plan ? 3 : null }],
    features: [{ name: 'webhooks', included: false }],
  })
  return draw(<Billing />, { path: '/billing', at: '/billing', language })
}

test('a plan tells what is full and what it lacks', async () => {
  const screen = await shown()
  await expect.element(screen.getByRole('heading', { name: 'Plan Starter' })).toBeVisible()
  await expect.element(screen.getByRole('meter', { name: 'Sites' })).toHaveAttribute('aria-valuetext', '3 of 3')
  await expect.element(screen.getByText('Limit reached. Free up space, or upgrade your plan.')).toBeVisible()
  await expect.element(screen.getByText('Webhooks: not included')).toBeVisible()
})

test('without a key everything is free, in one sentence with how payments are switched on', async () => {
  const { plan: _plan, subscription: _subscription, ...off } = billingOn
  await signedIn('manage-billing')
  await handle(api => api.sites.list(), page())
  await handle(api => api.billing.get(), { ...off, payments: 'off', publishable_key: null })
  await handle(api => api.plans.getUsage(), { account: [{ ...sites, limit: null }], features: [] })
  const screen = await draw(<Billing />, { path: '/billing', at: '/billing' })
  await expect.element(screen.getByText(/Everything is free and unlimited.*STRIPE_SECRET_KEY/)).toBeVisible()
  await expect.element(screen.getByText('3, no limit')).toBeVisible()
  await expect.element(screen.getByRole('tab')).not.toBeInTheDocument()
})

test('without a key a granted plan is free, and its limits are not denied', async () => {
  const { subscription: _subscription, ...off } = billingOn
  const screen = await shown({ ...off, payments: 'off', publishable_key: null })
  await expect.element(screen.getByText(/within the limits of your plan.*STRIPE_SECRET_KEY/)).toBeVisible()
  await expect.element(screen.getByText(/unlimited/)).not.toBeInTheDocument()
})

test('what is over its limit is named, with its site', async () => {
  const screen = await shown({
    exceeded: [
      { name: 'leads', site: { id: 'site_1', name: 'Casa Verde' }, used: 12_000, limit: 10_000, prevents: false },
    ],
  })
  await expect.element(screen.getByText('Leads of Casa Verde: 12,000 used, 10,000 allowed')).toBeVisible()
})

test('a plan that is no longer paid for says what is still possible', async () => {
  const { subscription: _subscription, ...others } = billingOn
  const screen = await shown({ ...others, plan: { ...billingOn.plan!, ended: true } })
  await expect.element(screen.getByText('Starter is no longer paid for')).toBeVisible()
})

test('a failed payment, an expiring card, the end of a trial and one that was refused are told, in the language of the person', async () => {
  const about = { subject_id: 'inv_1', created_at: '2027-03-14T09:30:00.000Z' }
  const screen = await shown(
    {
      notices: [
        { ...about, id: 'n1', type: 'payment_failed', values: { amount: 2_900, currency: 'JPY' } },
        {
          ...about,
          id: 'n2',
          type: 'card_expiring',
          values: { last4: '4242', brand: 'visa', expires_at: '2027-03-31T23:59:59.999Z' },
        },
        {
          ...about,
          id: 'n3',
          type: 'trial_ending',
          values: { amount: 2_900, currency: 'EUR', ends_at: '2027-03-20T09:30:00.000Z' },
        },
        { ...about, id: 'n4', type: 'invoice_paid', values: { amount: 2_900, currency: 'USD', number: 'LW-1' } },
        { ...about, id: 'n5', type: 'trial_refused', values: {} },
      ],
    },
    'es',
  )
  await expect.element(screen.getByText(/Falló el pago de 2900\sJPY/)).toBeVisible()
  await expect.element(screen.getByText('Visa ···· 4242 caduca el 31 mar 2027')).toBeVisible()
  await expect.element(screen.getByText('Tu prueba termina el 20 mar 2027')).toBeVisible()
  await expect.element(screen.getByText(/Entonces se cobrarán 29,00\s€/)).toBeVisible()
  await expect.element(screen.getByText('La prueba no ha podido empezar')).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Suscribirse' })).toHaveAttribute('href', '/checkout')
  await expect.element(screen.getByText(/La factura LW-1 de 29,00\sUS\$ está pagada/)).toBeVisible()
})

test('a notice that is dismissed is gone', async () => {
  const notice = {
    id: 'n1',
    type: 'subscription_ended',
    values: {},
    subject_id: null,
    created_at: '2027-03-14T09:30:00.000Z',
  } as const
  const screen = await shown({ notices: [notice] })
  await handle(
    api => api.billing.dismissNotice({ notice_id: 'n1' }),
    async () => {
      await handle(api => api.billing.get(), billingOn)
      return new Response(null, { status: 204 })
    },
  )
  await screen.getByRole('button', { name: 'Dismiss' }).click()
  await expect.element(screen.getByText('Your subscription has ended')).not.toBeInTheDocument()
})

test('that the plan has ended is said once', async () => {
  const at = '2027-03-14T09:30:00.000Z'
  const screen = await shown({
    plan: { ...billingOn.plan!, ended: true },
    notices: [{ id: 'n1', type: 'subscription_ended', values: {}, subject_id: null, created_at: at }],
  })
  await expect.element(screen.getByText('Starter is no longer paid for')).toBeVisible()
  await expect.element(screen.getByText('Your subscription has ended')).not.toBeInTheDocument()
})

test('that a bank is asked about a change is said with the change', async () => {
  const at = '2027-03-14T09:30:00.000Z'
  await handle(api => api.billing.subscriptions.getChange({ subscription_id: 'subn_1', change_id: 'schg_1' }), {
    ...change,
    status: 'pending',
    confirmation,
  })
  const about = { id: 'n1', type: 'payment_action_required', values: { amount: 6_067, currency: 'EUR' } } as const
  const screen = await shown({
    subscription: { ...billingOn.subscription!, pending_change_id: 'schg_1' },
    notices: [{ ...about, subject_id: 'inv_1', created_at: at }],
  })
  await expect.element(screen.getByText(/waits for your confirmation/)).toBeVisible()
  await expect.element(screen.getByText(/Your bank asks you to confirm/)).not.toBeInTheDocument()
})

test('what cannot be loaded can be tried again', async () => {
  await signedIn('manage-billing')
  await handle(
    api => api.billing.get(),
    () => refuse(500, 'Out of order'),
  )
  const screen = await draw(<Billing />, { path: '/billing', at: '/billing' })
  await expect.element(screen.getByText('Out of order')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('an account without a subscription goes to the checkout from here, one with it does not', async () => {
  const { subscription: _subscription, ...others } = billingOn
  const subscribed = await shown()
  await expect.element(subscribed.getByRole('heading', { name: 'Plan Starter' })).toBeVisible()
  await expect.element(subscribed.getByRole('link', { name: 'Subscribe' })).not.toBeInTheDocument()
  await subscribed.unmount()
  await signedIn('manage-billing')
  await handle(api => api.billing.get(), { ...others, plan: { ...billingOn.plan!, source: 'granted' } })
  const screen = await draw(<Billing />, { path: '/billing', at: '/billing' })
  await expect.element(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/checkout')
})

test('an account without a plan may subscribe where plans are sold', async () => {
  const { subscription: _subscription, plan: _plan, ...others } = billingOn
  await signedIn('manage-billing')
  await handle(api => api.sites.list(), page())
  await handle(api => api.billing.subscriptions.list(), page())
  await handle(api => api.billing.get(), others)
  await handle(api => api.plans.getUsage(), { account: [{ ...sites, limit: null }], features: [] })
  const screen = await draw(<Billing />, { path: '/billing', at: '/billing' })
  await expect.element(screen.getByText(/The account has no plan/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Subscribe' })).toHaveAttribute('href', '/checkout')
})
