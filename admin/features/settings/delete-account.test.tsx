/** Deleting the own account: what is paid for, and ends with it, is said before. */
import { expect, test } from 'vitest'
import { answerInBrowser, handle } from '../../testing/api.ts'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { starter } from '../../testing/subscription.ts'
import { DeleteAccount } from './delete-account.tsx'

answerInBrowser()

const subscriptions = [
  starter,
  {
    ...starter,
    id: 'subn_2',
    type: 'site_add_ons' as const,
    site: { id: 'site_1', name: 'Casa Verde' },
    items: [{ ...starter.items[0]!, plan_name: '1,000 leads more', quantity: 2 }],
    ends_at: '2027-03-20T09:30:00.000Z',
  },
]

test.each([
  [
    'en',
    'What you pay for ends with your account',
    'Starter: ends on Apr 14, 2027 at the latest',
    '1,000 leads more × 2 of Casa Verde: ends on Mar 20, 2027 at the latest',
    'Delete account',
  ],
  [
    'es',
    'Lo que pagas termina con tu cuenta',
    'Starter: termina a más tardar el 14 abr 2027',
    '1,000 leads more × 2 de Casa Verde: termina a más tardar el 20 mar 2027',
    /^(Eliminar|Borrar)/,
  ],
] as const)(
  'in %s, subscriptions are named with their site and date, again where it is confirmed',
  async (language, title, first, second, action) => {
    await signedIn()
    await handle(api => api.accountDeletion.get(), { blockers: [], subscriptions })
    const screen = await draw(<DeleteAccount />, { language })
    await expect.element(screen.getByText(title)).toBeVisible()
    await expect.element(screen.getByText(first)).toBeVisible()
    await expect.element(screen.getByText(second)).toBeVisible()
    await screen.getByRole('button', { name: action }).click()
    await expect.element(screen.getByRole('alertdialog').getByText(second)).toBeVisible()
  },
)

test('who pays for nothing reads nothing of it', async () => {
  await signedIn()
  await handle(api => api.accountDeletion.get(), { blockers: [], subscriptions: [] })
  const screen = await draw(<DeleteAccount />)
  await expect.element(screen.getByRole('button', { name: 'Delete account' })).toBeVisible()
  await expect.element(screen.getByText('What you pay for ends with your account')).not.toBeInTheDocument()
})
