/** Whoever is in two accounts names the one that a request is about, and reaches the things of that one alone. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { insertMembership, membershipsOf } from '../../api/account/memberships/rules.ts'
import { removeMembership, updateMembership } from '../../api/account/memberships/store.ts'
import { endpoints } from '../../api/features.ts'
import type { Contract } from '../../api/platform/features/contract.ts'
import { accountScope } from '../../api/platform/routing/account-scope.ts'
import { createPeople, type People } from './people.ts'
import { bodyOf, call, nobody, paramNames, type Ready, readyFor, urlOf } from './requests.ts'
import { send } from './send.ts'

const scoped = (scope: ReturnType<typeof accountScope>) =>
  endpoints.flatMap(({ contract: c }) => (accountScope(c) === scope ? [[c.operationId, c] as const] : []))
const required = scoped('required')
const optional = scoped('optional')

let w: People
/** The person's first account, the one that they joined, and one of others. */
let own: string
let joined: string
let strangers: string
const ready = new Map<string, Ready>()
/** Another administrator of the own account, who is in no other. */
let colleague: string
const inAccount = (account: string) => ({ headers: { 'x-account': account } })

beforeAll(async () => {
  w = await createPeople()
  for (const [name, c] of [...required, ...optional]) ready.set(name, await readyFor(w, c))
  const other = await w.newPerson('carla@example.com')
  const third = await w.newPerson('dora@example.com')
  const { control } = w.installation.databases
  const accountOf = (user_id: string) => control.read(async db => (await membershipsOf(db, user_id))[0]!.account_id)
  own = await accountOf(w.person.user_id)
  joined = await accountOf(w.stranger.user_id)
  strangers = await accountOf(third.user_id)
  const join = (user_id: string, account_id: string) =>
    control.write(async tx => {
      const at = w.clock.now()
      const all = { role: 'administrator', site_ids: 'all', created_at: at, updated_at: at } as const
      await insertMembership(tx, { id: w.installation.newId('membership'), account_id, user_id, grants: [], ...all })
    })
  await join(w.person.user_id, joined)
  // Carla leaves her own account, so that she is in one alone.
  await control.write(tx => leave(tx, other.user_id))
  await join(other.user_id, own)
  colleague = other.token
})
afterAll(() => w.close())

async function leave(tx: Parameters<typeof membershipsOf>[0], user_id: string): Promise<void> {
  for (const { id } of await membershipsOf(tx, user_id)) await removeMembership(tx, id)
}

describe('no account is named: 400, which says how to name it', () => {
  test.each(required)('%s', async (name, _) => {
    const { status, json } = await call(ready.get(name)!)
    expect([status, json.code]).toEqual([400, 'account_required'])
    expect(json.errors).toMatchObject([{ pointer: '/X-Account', code: 'account_required' }])
  })
})

describe('an account of others: 404, as one that never was', () => {
  test.each([...required, ...optional])('%s', async (name, _) => {
    for (const account of [strangers, nobody('account'), 'anything']) {
      const { status, json } = await call(ready.get(name)!, inAccount(account))
      expect([status, json.code]).toEqual([404, 'account_not_found'])
    }
  })
})

describe('things of the one account are not in the other', () => {
  test.each(required.filter(([, c]) => paramNames(c).length > 0))('%s', async (name, _) => {
    const { status, json } = await call(ready.get(name)!, inAccount(joined))
    expect([status, json.code]).toEqual([404, 'not_found'])
  })
})

/** Without what is said of the caller. */
const shown = (json: Record<string, unknown>) => JSON.stringify(json).replaceAll(/"current":(true|false),?/g, '')

describe('what is read in an account is what somebody reads who is in that one alone', () => {
  const lists = [...required, ...optional].filter(([, c]) => c.method === 'get' && paramNames(c).length === 0)
  test.each(lists)('%s', async (name, c) => {
    const url = urlOf(ready.get(name)!)
    for (const [account, token] of [
      [own, colleague],
      [joined, w.stranger.token],
    ] as const) {
      const named = await send(w, c, url, inAccount(account))
      const alone = await send(w, c, url, { token })
      expect(named.status, named.text).toBe(200)
      expect(shown(named.json)).toBe(shown(alone.json))
    }
  })
})

describe('what is made in an account is in that one alone', () => {
  const listOf = ({ path }: Contract) =>
    endpoints.find(({ contract }) => contract.method === 'get' && contract.path === path)?.contract
  const makers = required.filter(([, c]) => c.method === 'post' && c.status === 201 && listOf(c))
  test.each(makers)('%s', async (name, c) => {
    const list = listOf(c)
    const body = () => (name === 'createManager' ? newManager() : bodyOf(w, c, w.site))
    const idempotent = { 'idempotency-key': randomUUID() }
    const given = await body()
    const both = []
    for (const account of [own, joined]) {
      const unique = name === 'createSite' ? await body() : given
      const key = name === 'createSite' ? {} : idempotent
      const made = await send(w, c, c.path, { body: unique, headers: { 'x-account': account, ...key } })
      expect(made.status, made.text).toBe(201)
      both.push(made.json.id as string)
    }
    const seen = async (token: string) => (await send(w, list!, `${c.path}?limit=100`, { token })).text
    const [ours, theirs] = [await seen(colleague), await seen(w.stranger.token)]
    expect([ours.includes(both[0]!), ours.includes(both[1]!)]).toEqual([true, false])
    expect([theirs.includes(both[0]!), theirs.includes(both[1]!)]).toEqual([false, true])
  })
})

const newManager = () => ({ name: 'Eva', email: `eva-${w.next()}@example.com`, role: 'administrator' })

describe('with its account named, everything goes as ever', () => {
  const last = ({ method }: Contract) => (method === 'delete' ? 1 : 0)
  test.each(required.toSorted(([, a], [, b]) => last(a) - last(b)))('%s', async (name, c) => {
    const answer = await call(ready.get(name)!, inAccount(own))
    expect(answer.status, answer.text).toBe(c.status)
  })
})

test('a key is of one account: it names none, or its own', async () => {
  const made = await w.post('/v1/api-keys', { name: 'Key', grants: ['manage-account'] }, inAccount(joined))
  const read = (headers = {}) => w.get('/v1/api-keys', { token: String(made.body.key), headers })
  expect((await read()).status).toBe(200)
  expect((await read({ 'x-account': joined })).status).toBe(200)
  expect((await read({ 'x-account': own })).body.code).toBe('account_not_found')
})

test('sites of all accounts, or of the named one', async () => {
  const accountsOf = async (headers = {}) =>
    new Set((await w.get('/v1/sites?limit=100', { headers })).body.data.map(site => site.account_id))
  await w.post('/v1/sites', { name: 'Theirs', subdomain: 'theirs' }, inAccount(joined))
  expect(await accountsOf()).toEqual(new Set([own, joined]))
  expect(await accountsOf({ 'x-account': own })).toEqual(new Set([own]))
  expect(await accountsOf({ 'x-account': joined })).toEqual(new Set([joined]))
})

test('a site is in its account, whichever is named', async () => {
  const { status } = await w.get(`/v1/sites/${w.site}`, inAccount(joined))
  expect(status).toBe(200)
})

test('a file becomes a site of the named account, or of the one that is asked for', async () => {
  const file = ready.get('importSite')!
  const unnamed = await call(file)
  expect([unnamed.status, unnamed.json.code]).toEqual([400, 'account_required'])
  const { status, json, text } = await call(file, inAccount(joined))
  expect(status, text).toBe(201)
  expect((await w.installation.sites.find(json.id as string))?.account_id).toBe(joined)
})

test('the only account in which they may do it needs no name', async () => {
  const { control } = w.installation.databases
  const theirs = await control.read(db => membershipsOf(db, w.person.user_id))
  const { id } = theirs.find(({ account_id }) => account_id === joined)!
  await control.write(tx => updateMembership(tx, id, { role: 'author' }))
  const { status, body } = await w.get('/v1/api-keys')
  expect(status).toBe(200)
  expect(body.data.length).toBeGreaterThan(0)
  expect((await w.get('/v1/api-keys', inAccount(joined))).body.code).toBe('not_permitted')
})

test('the caller reads which accounts they are in, and what they may do in each', async () => {
  const { body } = await w.get('/v1/auth/abilities')
  expect(body.accounts).toMatchObject([
    { id: own, name: 'Ana García', role: 'administrator', permissions: expect.arrayContaining(['manage-account']) },
    { id: joined, role: 'author', permissions: expect.not.arrayContaining(['manage-account']) },
  ])
})
