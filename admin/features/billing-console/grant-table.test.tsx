/** Plans without payment: who is granted which, until when, with what is refused. */
import { expect, test } from 'vitest'
import { answerInBrowser, handle, page, refuse } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { GrantTable } from './grant-table.tsx'

answerInBrowser()

test('a plan is granted until the end of a day; what is missing is named, and who pays is refused', async () => {
  const account = { id: 'acct_1', owner_name: 'Ana García', owner_email: 'ana@example.com' }
  await handle(api => api.installation.billingConsole.listPlanGrants(), page())
  await handle(api => api.installation.listAccounts(), page(account as never))
  await handle(
    api => api.plans.list(),
    page(
      { id: 'plan_1', name: 'Starter', plan_type: 'account' } as never,
      { id: 'plan_2', name: '1,000 leads more', plan_type: 'lead' } as never,
    ),
  )
  await signedIn()
  const screen = await draw(<GrantTable />)
  await screen.getByRole('button', { name: 'Grant plan' }).click()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Grant plan' }).click()
  await expect.poll(() => dialog.getByText('Fill this in.').elements().length).toBe(2)
  await dialog.getByRole('button', { name: /Account/ }).click()
  await screen.getByRole('option', { name: /Ana García/ }).click()
  await dialog.getByRole('button', { name: /Plan$/ }).click()
  // Add-ons are not granted to an account.
  await expect.element(screen.getByRole('option', { name: '1,000 leads more' })).not.toBeInTheDocument()
  await screen.getByRole('option', { name: 'Starter' }).click()
  await dialog.getByRole('textbox', { name: /Note/ }).fill(' Partner ')
  const body = { plan_id: 'plan_1' }
  await handle(
    api => api.plans.setAccount({ account_id: 'acct_1', body }),
    () => refuse(409, 'The account pays for its plan.', [], { code: 'subscription_exists' }),
  )
  await dialog.getByRole('button', { name: 'Grant plan' }).click()
  await expect.element(dialog.getByText('The account pays for its plan.')).toBeVisible()
  let sent: unknown
  await handle(
    api => api.plans.setAccount({ account_id: 'acct_1', body }),
    async request => {
      sent = await request.json()
      return {} as never
    },
  )
  await dialog.getByRole('button', { name: 'Grant plan' }).click()
  await expect.element(screen.getByText('Plan granted')).toBeVisible()
  expect(sent).toEqual({ plan_id: 'plan_1', note: 'Partner', ends_at: null })
})

test('the last day is the one that was chosen, in every time zone', async () => {
  const grant = { account_id: 'acct_1', owner_name: 'Ana García', plan_name: 'Agency', note: '' }
  const times = { granted_at: '2027-03-14T09:30:00.000Z', ends_at: '2027-12-31T23:59:59.000Z' }
  await handle(api => api.installation.billingConsole.listPlanGrants(), page({ ...grant, ...times } as never))
  await signedIn()
  const screen = await draw(<GrantTable />)
  await expect.element(screen.getByText('Dec 31, 2027')).toBeVisible()
})
