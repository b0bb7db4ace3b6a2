/** Add-ons of one type, where they are sold and where nothing is. */
import type { AddOns } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { PurchaseLeads } from './purchase.tsx'

answerInBrowser()
const site_id = 'site_1'
const path = '/sites/$site_id/leads/purchase/lead'
const words = { description: 'For a busy month.', highlights: [] }

async function shown(addOns: AddOns) {
  await signedIn('purchase-lead')
  await handle(api => api.cart.listAddOns({ site_id }), addOns)
  await handle(api => api.cart.get({ site_id }), {
    ...{ items: [], interval: 'month', currency: 'EUR', fixed: false, promotion_code: null, version: 1 },
    updated_at: null,
  })
  return draw(<PurchaseLeads />, { path, at: path.replace('$site_id', site_id) })
}

test('add-ons of one type, and how many the site has', async () => {
  const prices = [{ currency: 'EUR', interval: 'month' as const, amount: 900 }]
  const addOn = {
    id: 'plan_1',
    name: '1,000 leads more',
    plan_type: 'lead' as const,
    texts: { en: words, es: words },
    prices,
  }
  const screen = await shown({ payments: 'on', data: [{ ...addOn, adds: 1_000, owned: 3, in_cart: true } as const] })
  await expect.element(screen.getByText('Leads: 1,000 more. The site has bought 3 of these.')).toBeVisible()
  await expect.element(screen.getByText('In the cart')).toBeVisible()
  await expect.element(screen.getByRole('heading', { level: 2, name: '1,000 leads more' })).toBeVisible()
})

test('where nothing is sold there is no way to a cart', async () => {
  const screen = await shown({ payments: 'off', data: [] })
  await expect.element(screen.getByText(/Everything is free and unlimited here/)).toBeVisible()
  await expect.element(screen.getByRole('link', { name: /Cart/ })).not.toBeInTheDocument()
})
