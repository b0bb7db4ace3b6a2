/** Billing of a site: who may buy add-ons goes to its cart from here. */
import type { Grant, SiteBilling as SiteBillingAnswer } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { starter } from '../../testing/subscription.ts'
import { SiteBilling } from './site-billing.tsx'

answerInBrowser()
const site_id = 'site_1'

const on: SiteBillingAnswer = { payments: 'on', publishable_key: 'pk_test_0123456789', exceeded: [] }

async function shown(...grants: Grant[]) {
  return drawn(grants, on)
}

async function drawn(grants: Grant[], answer: SiteBillingAnswer) {
  await signedIn(...grants)
  await handle(api => api.billing.getSite({ site_id }), answer)
  await handle(api => api.plans.getSiteUsage({ site_id }), { data: [] })
  await handle(api => api.billing.subscriptions.list(), page())
  await handle(api => api.billing.listInvoices(), page())
  return draw(<SiteBilling />, { path: '/sites/$site_id/settings/billing', at: `/sites/${site_id}/settings/billing` })
}

test('who may buy add-ons has the way to the site’s cart', async () => {
  const screen = await shown('purchase-lead')
  await expect
    .element(screen.getByRole('link', { name: 'Buy add-ons' }))
    .toHaveAttribute('href', `/sites/${site_id}/cart`)
})

test('who may not buy has no way there', async () => {
  const screen = await shown('read-site')
  await expect.element(screen.getByText('No add-ons', { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Buy add-ons' })).not.toBeInTheDocument()
})

test('add-ons of the site are told with what is over its limit, and are changed by their numbers', async () => {
  const items = [
    { plan_id: 'plan_2', plan_name: '1,000 leads more', plan_type: 'lead' as const, quantity: 3, unit_amount: 900 },
  ]
  const screen = await drawn(['manage-billing'], {
    ...on,
    exceeded: [{ name: 'leads', used: 12_000, limit: 10_000, prevents: false }],
    subscription: { ...starter, type: 'site_add_ons', site: { id: site_id, name: 'Casa Verde' }, items, amount: 2_700 },
  })
  await expect.element(screen.getByText('Leads: 12,000 used, 10,000 allowed')).toBeVisible()
  await expect.element(screen.getByRole('heading', { name: 'Add-ons of Casa Verde' })).toBeVisible()
  await expect.element(screen.getByText('1,000 leads more × 3')).toBeVisible()
  await screen.getByRole('button', { name: 'Change add-ons' }).click()
  await expect.element(screen.getByRole('textbox', { name: 'Number of 1,000 leads more' })).toHaveValue('3')
})

test('without a key it is one sentence, and nothing is sold', async () => {
  const screen = await drawn(['manage-billing', 'purchase-lead'], {
    payments: 'off',
    publishable_key: null,
    exceeded: [],
  })
  await expect.element(screen.getByText(/Everything is free and unlimited.*STRIPE_SECRET_KEY/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Buy add-ons' })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Invoices')).not.toBeInTheDocument()
})
