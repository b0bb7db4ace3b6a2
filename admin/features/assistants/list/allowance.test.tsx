/** How many assistants a site may have: without a plan it depends on whether there are any. */
import type { PaymentSetupStatus } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle } from '../../../testing/api.ts'
import { signedIn } from '../../../testing/person.ts'
import { draw } from '../../../testing/render.tsx'
import { AssistantAllowance } from './allowance.tsx'

answerInBrowser()
const site_id = 'site_1'

async function shown(payments: PaymentSetupStatus) {
  await signedIn('purchase-assistant')
  await handle(api => api.sites.get({ site_id }), { id: site_id, name: 'Casa Verde' } as never)
  await handle(api => api.assistants.getAllowance({ site_id }), { plan: null, used: 1, limit: null } as never)
  await handle(api => api.cart.listAddOns({ site_id }), { payments, data: [] })
  await handle(api => api.cart.get({ site_id }), {
    ...{ items: [], interval: 'month', currency: 'EUR', fixed: false, promotion_code: null, version: 1 },
    updated_at: null,
  })
  const path = '/sites/$site_id/assistants/purchase'
  return draw(<AssistantAllowance />, { path, at: path.replace('$site_id', site_id) })
}

test('where plans are sold, an account without one is not told that there are none', async () => {
  const screen = await shown('on')
  await expect.element(screen.getByText(/The account has no plan/)).toBeVisible()
  await expect.element(screen.getByText('Everything is unlimited')).not.toBeInTheDocument()
})

test('without payments everything is unlimited', async () => {
  const screen = await shown('off')
  await expect.element(screen.getByText('Everything is unlimited')).toBeVisible()
})
