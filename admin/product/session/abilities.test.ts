/** A right on one site is no right on another. */
import type { Abilities } from '@leadwright/sdk'
import { expect, test, vi } from 'vitest'

vi.mock('./api.ts', () => ({ client: {} }))
const stored = vi.hoisted(() => ({ token: null, account: null as string | null }))
vi.mock('./session.ts', () => ({ session: { get: () => stored }, useSession: () => stored }))
const { allows, managesChosenAlone } = await import('./abilities.ts')

const manager: Abilities = {
  rules: [{ action: 'manage-leads', subject: 'site', conditions: { site_id: { $in: ['site_a'] } } }],
  roles: ['manager'],
  super_administrator: false,
  account_permissions: ['manage-account'],
  accounts: [{ id: 'acct_1', name: 'Ana García', permissions: ['manage-leads', 'manage-account'] }],
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

test('chosen assistants open what is about some, and nothing that is about all', () => {
  const conditions = { site_id: { $in: ['site_a'] }, assistant_id: { $in: ['asst_a'] } }
  const rules = [{ action: 'manage-assistants', subject: 'site' as const, conditions }]
  const helper: Abilities = { ...manager, rules, account_permissions: [], accounts: [] }
  expect(allows(helper, 'some-assistants', 'site_a')).toBe(true)
  expect(allows(helper, 'some-assistants', 'site_b')).toBe(false)
  expect(allows(helper, 'manage-assistants', 'site_a')).toBe(false)
  expect(allows(helper, 'manage-assistants')).toBe(false)
  expect(managesChosenAlone(helper)).toBe(true)
  expect(managesChosenAlone({ ...helper, rules: [...rules, ...manager.rules] })).toBe(false)
  const all = { action: 'manage-assistants', subject: 'site' as const, conditions: { site_id: { $in: ['site_a'] } } }
  expect(allows({ ...manager, rules: [all] }, 'some-assistants', 'site_a')).toBe(true)
  expect(managesChosenAlone({ ...manager, rules: [] })).toBe(false)
})

test('a right in one account is none in another', () => {
  const other = { id: 'acct_2', name: 'Bea López', permissions: ['manage-emails'] }
  const both: Abilities = { ...manager, accounts: [...manager.accounts, other] }
  for (const [account, expected] of [
    ['acct_1', false],
    ['acct_2', true],
    ['acct_that_is_gone', false],
  ] as const) {
    stored.account = account
    expect([account, allows(both, 'manage-emails')]).toEqual([account, expected])
  }
})
