/** Who may open a screen, and where others are sent. */
import type { Abilities } from '@leadwright/sdk'
import { beforeEach, expect, test, vi } from 'vitest'

const person = vi.hoisted(() => ({ token: null as string | null, ask: vi.fn<() => Promise<Abilities>>() }))
vi.mock('../product/session/api.ts', () => ({
  client: { auth: { listAbilities: person.ask, checkAccess: async () => undefined } },
}))
vi.mock('../product/session/session.ts', () => ({
  session: { get: () => person },
  useSession: () => person,
}))
vi.mock('../product/session/kept-abilities.ts', () => ({
  keptAbilities: () => undefined,
  keepAbilities: (ask: () => Promise<Abilities>) => ask(),
}))
const { enter, mayEnter } = await import('./enter.ts')
const { queryClient } = await import('../product/session/query-client.ts')

const rightsOn = (...sites: string[]): Abilities => ({
  rules: [{ action: 'manage-leads', subject: 'site', conditions: { site_id: { $in: sites } } }],
  ...{ roles: ['manager'], super_administrator: false, account_permissions: [], accounts: [] },
})

beforeEach(() => {
  queryClient.clear()
  person.token = null
  person.ask.mockReset()
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

test('what a browser knew before says yes at once; a no is the server’s, for a site may be new', async () => {
  person.token = 'lw_session_of_dana'
  const leads = { access: 'manage-leads' } as const
  const known = (updatedAt = 0) => queryClient.setQueryData(['abilities'], rightsOn('site_1'), { updatedAt })
  known()
  person.ask.mockReturnValue(new Promise(() => undefined))
  expect(await mayEnter(leads, 'site_1')).toBe(true)
  queryClient.clear()
  known()
  person.ask.mockResolvedValue(rightsOn('site_1', 'site_2'))
  expect(await mayEnter(leads, 'site_2')).toBe(true)
  expect(await mayEnter(leads, 'site_3')).toBe(false)
  person.ask.mockResolvedValue(rightsOn('site_1', 'site_3'))
  known(Date.now())
  expect(await mayEnter(leads, 'site_3')).toBe(true)
})

test('who may not read the dashboard of a site arrives at the first screen that they may use', async () => {
  person.token = 'lw_session_of_dana'
  person.ask.mockResolvedValue(rightsOn('site_1'))
  const dashboard = { ...screen, path: '/sites/$site_id/dashboard', access: 'read-site' as const }
  await expect(enter(dashboard, 'site_1', '/sites/site_1/dashboard')).rejects.toMatchObject({
    options: { href: '/sites/site_1/leads/settings' },
  })
})
