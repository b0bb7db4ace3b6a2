/** Signing up where it is open, by invitation, and closed: the screen says which. */
import { expect, test } from 'vitest'
import { queryClient } from '../../product/session/query-client.ts'
import { answerInBrowser, handle } from '../../testing/api.ts'
import { draw } from '../../testing/render.tsx'
import { Register } from './register.tsx'

answerInBrowser()

async function shown(registration: 'open' | 'invitation' | 'closed') {
  queryClient.clear()
  await handle(api => api.auth.identities.listProviders(), { data: [], registration })
  return draw(<Register />, { path: '/register', at: '/register' })
}

test('where it is open there is a form', async () => {
  const screen = await shown('open')
  await expect.element(screen.getByRole('button', { name: 'Create account' })).toBeVisible()
})

test.each([
  ['invitation', 'Sign-up is by invitation'],
  ['closed', 'Sign-up is closed'],
] as const)('%s: it says so in place of a form', async (registration, title) => {
  const screen = await shown(registration)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Create account' })).not.toBeInTheDocument()
})
