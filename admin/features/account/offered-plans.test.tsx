/** The plans that are for sale: by the month and by the year, in each currency, with what each holds; nothing where none is sold. */
import type { Pricing } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle } from '../../testing/api.ts'
import { draw } from '../../testing/render.tsx'
import { OfferedPlans } from './offered-plans.tsx'

answerInBrowser()
const euros = (amount: number, interval: 'month' | 'year') => ({ currency: 'EUR', interval, amount })
const words = (description: string) => ({ description, highlights: [] })
const studio = {
  id: 'plan_1',
  name: 'Studio',
  texts: { en: words('For two sites.'), es: words('Para dos sitios.') },
  limits: { sites: 2, storage: 5_000_000_000 },
  features: ['broadcasts'],
  prices: [
    euros(2_900, 'month'),
    euros(29_050, 'year'),
    { currency: 'JPY', interval: 'month' as const, amount: 4_800 },
  ],
  trial_days: 14,
}
const free = { ...studio, id: 'plan_0', name: 'Free', limits: { sites: 2 }, prices: [], trial_days: 0, features: null }
const questions = [{ question: 'Can I leave?', answer: 'At any time.' }]
const texts = { en: { claim: 'Used by 300 studios.', questions }, es: { claim: '', questions: [] } }

async function shown(pricing: Partial<Pricing> = {}) {
  const all: Pricing = { payments: 'on', plans: [free, studio], texts, money_back_days: 30, ...pricing }
  await handle(api => api.installation.pricingPage.getPricing(), all)
  return draw(<OfferedPlans mayRegister />, { path: '/', at: '/' })
}

test('monthly and annual prices, limits, what is missing, and the way to begin', async () => {
  const screen = await shown()
  const card = screen.getByRole('listitem').filter({ hasText: 'For two sites.' }).filter({ hasText: 'Studio' })
  await expect.element(card.getByText('€29', { exact: true })).toBeVisible()
  await expect.element(card.getByText('Storage: 5 GB')).toBeVisible()
  await expect.element(card.getByText('Webhooks: not included')).toBeVisible()
  // Named by what is seen on it, and by its plan.
  await expect.element(screen.getByRole('link', { name: 'Try 14 days free Studio' })).toBeVisible()
  await expect.element(screen.getByText('Used by 300 studios.')).toBeVisible()
  await expect.element(screen.getByText('30-day money-back guarantee. Cancel at any time.')).toBeVisible()
  await screen.getByRole('radio', { name: 'Annual' }).click()
  await expect.element(card.getByText('€290.50', { exact: true })).toBeVisible()
  await expect.element(card.getByText('a year, €24.21 a month')).toBeVisible()
})

test('a plan without a limit that another has says so', async () => {
  const screen = await shown()
  await expect.element(screen.getByText('Storage: 5 GB')).toBeVisible()
  await expect.element(screen.getByText('Storage: unlimited')).toBeVisible()
})

test('another currency has its own prices, without decimals where it has none', async () => {
  const screen = await shown()
  await screen.getByRole('radio', { name: 'JPY' }).click()
  await expect.element(screen.getByText('¥4,800', { exact: true })).toBeVisible()
})

test('where nothing is sold nothing is shown', async () => {
  const screen = await shown({ payments: 'off', plans: [] })
  await expect.element(screen.getByText('Plans')).not.toBeInTheDocument()
})
