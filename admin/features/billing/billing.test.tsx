/** The screen of the plan: with one, what is used of it; without, that nothing is limited. */
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { Billing } from './billing.tsx'

answerInBrowser()
const sites = { name: 'sites', unit: 'things', used: 3, waits: false } as const

async function shown(plan?: { id: string; name: string }) {
  await signedIn('manage-account')
  await handle(api => api.sites.list(), page())
  await handle(api => api.plans.getUsage(), {
    ...(plan && { plan }),
    account: [{ ...sites, limit: plan ? 3 : null }],
    features: [{ name: 'webhooks', included: false }],
  })
  return draw(<Billing />, { path: '/billing', at: '/billing' })
}

test('a plan tells what is full and what it lacks', async () => {
  const screen = await shown({ id: 'plan_1', name: 'Starter' })
  await expect.element(screen.getByRole('heading', { name: 'Plan Starter' })).toBeVisible()
  await expect.element(screen.getByRole('meter', { name: 'Sites' })).toHaveAttribute('aria-valuetext', '3 of 3')
  await expect.element(screen.getByText('Limit reached. Free up space, or upgrade your plan.')).toBeVisible()
  await expect.element(screen.getByText('Webhooks: not included')).toBeVisible()
})

test('without one everything is unlimited, and it says so', async () => {
  const screen = await shown()
  await expect.element(screen.getByText('Everything is unlimited')).toBeVisible()
  await expect.element(screen.getByText('3, no limit')).toBeVisible()
})
