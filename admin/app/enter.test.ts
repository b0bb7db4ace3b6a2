/** The way back after signing in stays on this origin. */
import { expect, test, vi } from 'vitest'

vi.mock('./api.ts', () => ({ client: {} }))
vi.mock('./session.ts', () => ({ session: { get: () => ({ token: null }) }, useSession: () => ({ token: null }) }))
const { enter, safeReturn } = await import('./enter.ts')

test.each([
  ['/sites/site_1/leads?q=a', '/sites/site_1/leads?q=a'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['https://evil.example', '/'],
  ['javascript:alert(1)', '/'],
  [undefined, '/'],
])('%s returns to %s', (path, expected) => {
  expect(safeReturn(path)).toBe(expected)
})

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
