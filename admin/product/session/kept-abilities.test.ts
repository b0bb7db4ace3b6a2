/** What a browser knew of somebody's rights is theirs alone, and gone with the token. */
import type { Abilities } from '@leadwright/sdk'
import { beforeEach, expect, test, vi } from 'vitest'

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => stored.set(key, value),
  removeItem: (key: string) => stored.delete(key),
})
vi.stubGlobal('sessionStorage', {})
vi.stubGlobal('window', { addEventListener: () => undefined })
vi.stubGlobal('document', { documentElement: { dataset: {} } })
const { session } = await import('./session.ts')
const { keepAbilities, keptAbilities } = await import('./kept-abilities.ts')

const accounts = ['acct_1', 'acct_2'].map(id => ({ id, name: 'Ana García', permissions: [] }))
const manager: Abilities = {
  ...{ rules: [], roles: ['manager'], super_administrator: false, account_permissions: [] },
  accounts,
}

beforeEach(() => session.forget())

test('they are there after the page was loaded again', async () => {
  session.signIn('lw_session_of_dana')
  expect(keptAbilities()).toBeUndefined()
  await keepAbilities(async () => manager)
  expect(keptAbilities()).toEqual(manager)
})

test('signing out, in as another and acting as somebody else forget them', async () => {
  for (const leave of [
    () => session.forget(),
    () => session.signIn('lw_session_of_kwame'),
    () => session.actAs('lw_a'),
  ]) {
    session.signIn('lw_session_of_dana')
    await keepAbilities(async () => manager)
    leave()
    expect([...stored.keys()].filter(key => key.includes('abilities'))).toEqual([])
    expect(keptAbilities()).toBeUndefined()
  }
})

test('an answer that comes after somebody signed out is not kept', async () => {
  session.signIn('lw_session_of_dana')
  await keepAbilities(async () => {
    session.forget()
    return manager
  })
  session.signIn('lw_session_of_dana')
  expect(keptAbilities()).toBeUndefined()
})

test('of a token that came into the browser otherwise nothing is known, nor from what cannot be read', async () => {
  session.signIn('lw_session_of_dana')
  await keepAbilities(async () => manager)
  const [key = ''] = [...stored.keys()].filter(name => name.includes('abilities'))
  stored.set(key, '{"of":"lse","abilities":{}}')
  expect(keptAbilities()).toBeUndefined()
  stored.set(key, '{')
  expect(keptAbilities()).toBeUndefined()
})

test('the account that was chosen stays chosen while the person is in it; else it is the first', async () => {
  session.signIn('lw_session_of_dana')
  session.setAccount('acct_of_others')
  await keepAbilities(async () => manager)
  expect(session.get().account).toBe('acct_1')
  session.setAccount('acct_2')
  session.forget()
  session.signIn('lw_session_of_dana')
  await keepAbilities(async () => manager)
  expect(session.get().account).toBe('acct_2')
})

test('signing out forgets the screens that were visited, whose titles name people', () => {
  session.signIn('lw_session_of_dana')
  stored.set('leadwright.recent', JSON.stringify([{ path: '/sites/site_1/leads/lead_1', title: 'Ana García' }]))
  session.forget()
  expect([...stored.values()].filter(value => value.includes('Ana'))).toEqual([])
})
