/** Who may open a screen, and where others are sent. */
import { expect, test, vi } from 'vitest'

vi.mock('../product/session/api.ts', () => ({ client: {} }))
vi.mock('../product/session/session.ts', () => ({
  session: { get: () => ({ token: null }) },
  useSession: () => ({ token: null }),
}))
const { enter } = await import('./enter.ts')

const screen = { name: 'Leads', path: '/sites/$site_id/leads', load: async () => () => null }

test('signed out, a screen with a permission sends to /unauthorized with the way back', async () => {
  const refused = enter({ ...screen, access: 'manage-leads' }, 'site_1', '/sites/site_1/leads')
  await expect(refused).rejects.toMatchObject({
    options: { to: '/unauthorized', search: { return_to: '/sites/site_1/leads' } },
  })
})

test('a public screen opens without a session', async () => {
  await expect(enter({ ...screen, access: 'public' }, undefined, '/login')).resolves.toBeUndefined()
})
