/** Billing of a site: who may buy add-ons goes to its cart from here. */
import type { Grant } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { SiteBilling } from './site-billing.tsx'

answerInBrowser()
const site_id = 'site_1'

async function shown(...grants: Grant[]) {
  await signedIn(...grants)
  await handle(api => api.billing.getSite({ site_id }), {
    ...{ payments: 'on', publishable_key: 'pk_test_0123456789', exceeded: [] },
  })
  await handle(api => api.plans.getSiteUsage({ site_id }), { data: [] })
  await handle(api => api.subscriptions.list(), page())
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
