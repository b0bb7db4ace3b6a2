/** The console: an account is given a plan; a plan is made; the installation is closed. */
import type { Plan } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { Console } from './console.tsx'

answerInBrowser()
const at = '2027-03-01T09:00:00.000Z'
const account = { id: 'acct_1', owner_name: 'Ana García', owner_email: 'ana@example.com', created_at: at }
const plan: Omit<Plan, 'created_at' | 'updated_at'> = {
  id: 'plan_1',
  name: 'Starter',
  limits: { sites: 3 },
  features: null,
  plan_type: 'account',
  texts: { en: { description: '', highlights: [] }, es: { description: '', highlights: [] } },
  prices: [],
  trial_days: 0,
  is_public: false,
  is_default: false,
  accounts: 0,
  version: 1,
}
const stamps = { created_at: at, updated_at: at }
const whole = { fixed: false, account_count: 1, site_count: 2, damaged_site_ids: [] }

const queues = { waiting_actions: 0, waiting_milliseconds: 0, waiting_email_count: 2, oldest_waiting_email_at: at }
const healthy = {
  ...{ uptime_seconds: 60, runner: 'embedded' as const, memory_bytes: 2e8, disk_bytes: 8e10, disk_free_bytes: 6e10 },
  ...{ ...queues, overdue_site_count: 0, running_operation_count: 0, failed_operation_count: 0 },
  damaged_sites: [{ site_id: 'site_7', site_name: 'Casa Rota', fault: 'damaged' }],
}

async function shown(changes: Partial<Plan> = {}) {
  await signedIn('manage-account')
  await handle(api => api.installation.get(), { ...whole, maintenance: false })
  await handle(api => api.installation.listAccounts(), page({ ...account, site_count: 2, member_count: 1 }))
  await handle(api => api.plans.list(), page({ ...plan, ...stamps, ...changes }))
  await handle(api => api.installation.listOperations(), page())
  await handle(api => api.installation.getHealth(), healthy)
  return draw(<Console />, { path: '/console', at: '/console' })
}

test('an account is given a plan', async () => {
  const screen = await shown()
  let given: unknown
  await handle(
    api => api.plans.setAccount({ account_id: account.id, body: { plan_id: plan.id } }),
    async request => {
      given = await request.json()
      return { account_id: account.id, plan: { id: plan.id, name: plan.name } }
    },
  )
  await screen.getByRole('row').filter({ hasText: 'Ana García' }).getByRole('button').click()
  await screen.getByRole('menuitem', { name: 'Change plan' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: /Plan/ }).click()
  await screen.getByRole('option', { name: 'Starter' }).click()
  await screen.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => given).toEqual({ plan_id: plan.id })
})

test('the installation is closed at once', async () => {
  const screen = await shown()
  let sent: unknown
  await handle(
    api => api.installation.update({ body: { maintenance: true } }),
    async request => {
      sent = await request.json()
      return { ...whole, maintenance: true }
    },
  )
  await screen.getByText('Maintenance', { exact: true }).click()
  await expect.poll(() => sent).toEqual({ maintenance: true })
})

test('a damaged site is named', async () => {
  const screen = await shown()
  await expect.element(screen.getByText('Casa Rota (site_7)')).toBeVisible()
})

test('each plan says what it costs, and whether strangers see it', async () => {
  const euros = (amount: number, interval: 'month' | 'year', currency = 'EUR') => ({ currency, interval, amount })
  const prices = [euros(2_900, 'month'), euros(29_000, 'year'), euros(3_200, 'month', 'USD')]
  const screen = await shown({ prices, is_public: true })
  const row = screen.getByRole('row').filter({ hasText: 'Starter' })
  await expect.element(row.getByText('€29.00 a month and €290.00 a year · On the pricing page')).toBeVisible()
})

test('limits are said as an offer says them, storage in the megabytes in which it is typed', async () => {
  const screen = await shown({ limits: { emails: 10_000, storage: 200_000_000 } })
  const row = screen.getByRole('row').filter({ hasText: 'Starter' })
  await expect.element(row.getByText('Emails a month: 10,000 and Storage: 200 MB')).toBeVisible()
  await row.getByRole('button').click()
  await screen.getByRole('menuitem', { name: 'Edit plan' }).click()
  await expect.element(screen.getByRole('textbox', { name: /Storage in MB/ })).toHaveValue('200')
  await expect.element(screen.getByRole('textbox', { name: /Emails a month/ })).toHaveValue('10,000')
})

test('an add-on is for sale in carts, not on the pricing page', async () => {
  const prices = [{ currency: 'EUR', interval: 'month' as const, amount: 900 }]
  const screen = await shown({ plan_type: 'lead', limits: { leads: 1_000 }, prices, is_public: true })
  await expect.element(screen.getByText('€9.00 a month · On sale in the sites’ cart')).toBeVisible()
})

test('a plan gets prices, a trial and words for the pricing page', async () => {
  const screen = await shown()
  let sent: unknown
  await handle(
    api => api.plans.update({ plan_id: plan.id, body: {} }),
    async request => {
      sent = await request.json()
      return { ...plan, ...stamps }
    },
  )
  await screen.getByRole('row').filter({ hasText: 'Starter' }).getByRole('button').click()
  await screen.getByRole('menuitem', { name: 'Edit plan' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: /Add a currency/ }).click()
  await screen.getByRole('searchbox').fill('euro')
  await screen.getByRole('option', { name: 'EUR · Euro' }).click()
  await dialog.getByRole('textbox', { name: /EUR a month/ }).fill('29')
  await dialog.getByRole('textbox', { name: /Trial days/ }).fill('14')
  await dialog.getByText('On the pricing page').click()
  await dialog.getByRole('textbox', { name: /More lines in English/ }).fill('Email support\n\nTwo people')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect
    .poll(() => sent)
    .toMatchObject({
      prices: [{ currency: 'EUR', interval: 'month', amount: 2_900 }],
      trial_days: 14,
      is_public: true,
      texts: { en: { highlights: ['Email support', 'Two people'] } },
    })
})
