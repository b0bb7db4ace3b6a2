/** A right on one site is no right on another. */
import type { Abilities } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'

vi.mock('./api.ts', () => ({ client: {} }))
vi.mock('./session.ts', () => ({ useSession: () => ({ token: null }) }))
const { allows } = await import('./abilities.ts')

const manager: Abilities = {
  rules: [{ action: 'manage-leads', subject: 'site', conditions: { site_id: { $in: ['site_a'] } } }],
  roles: ['manager'],
  super_administrator: false,
  account_permissions: ['manage-account'],
}

test.each([
  ['manage-leads', 'site_a', true],
  ['manage-leads', 'site_b', false],
  ['manage-popups', 'site_a', false],
  ['manage-leads', undefined, true],
  ['manage-account', undefined, true],
  ['manage-emails', undefined, false],
  ['super-administrator', undefined, false],
  ['signed-in', undefined, true],
] as const)('%s on %s', (permission, site_id, expected) => {
  expect(allows(manager, permission, site_id)).toBe(expected)
})
