/** A key that a key made is of the person behind it: it loses what they lose, and ends when they go. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '../../platform/runtime/ids.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { openSession } from '../auth/rules.ts'
import { insertMembership, membershipsOf } from '../memberships/rules.ts'
import { createUser } from '../users/rules.ts'
import { apiKeys } from './table.ts'

let h: Harness
let site: string
let account_id: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Keys')
  account_id = (await control(db => membershipsOf(db, h.person.user_id)))[0]!.account_id
})
afterAll(() => h.close())
beforeEach(() => h.signInAgain())

type Work<T> = (tx: Parameters<typeof membershipsOf>[0]) => Promise<T>
const control = <T>(work: Work<T>): Promise<T> => h.installation.databases.control.write(async tx => await work(tx))

let count = 0
/** A manager of the account, and keys of which each was made by the one before. */
async function managerWithKeys() {
  const now = h.clock.now()
  const making = { newId, now, confirmed: true, super_administrator: false }
  const named = { email: `manager-${++count}@example.com`, first_name: 'Bea', last_name: 'López', password_hash: '-' }
  const manager_id = newId('membership')
  const grants = ['manage-account', 'manage-leads'] as ('manage-account' | 'manage-leads')[]
  const { user_id, token } = await control(async tx => {
    const user = await createUser(tx, { ...named, language: 'en' }, making)
    const own = { role: 'manager', site_ids: 'all', grants, created_at: now, updated_at: now } as const
    await insertMembership(tx, { id: manager_id, account_id, user_id: user.id, ...own })
    return { user_id: user.id, ...(await openSession(tx, user.id, { newId, now: () => now })) }
  })
  const keys: { id: string; key: string }[] = []
  for (const maker of [() => token, () => keys[0]!.key, () => keys[1]!.key]) {
    const made = await h.post('/v1/api-keys', { name: 'Key', grants }, { token: maker() })
    expect(made.status).toBe(201)
    keys.push({ id: made.body.id, key: String(made.body.key) })
  }
  const answers = async () =>
    Promise.all(keys.map(async ({ key }) => (await h.get(`/v1/sites/${site}/leads`, { token: key })).status))
  expect(await answers()).toEqual([200, 200, 200])
  return { user_id, manager_id, token, keys, answers }
}

const ends = {
  'is removed': ({ manager_id }) => h.delete(`/v1/managers/${manager_id}`),
  'may do less': ({ manager_id }) => h.patch(`/v1/managers/${manager_id}`, { grants: ['manage-leads'] }),
  'reaches less': ({ manager_id }) => h.patch(`/v1/managers/${manager_id}`, { all_sites: false, site_ids: [site] }),
  'deletes their account': ({ token }) => h.post('/v1/account-deletion', undefined, { token }),
} satisfies Record<string, (of: Awaited<ReturnType<typeof managerWithKeys>>) => Promise<{ status: number }>>

test.each(Object.entries(ends))('whose maker %s: all keys of the chain end', async (_, end) => {
  const manager = await managerWithKeys()
  expect((await end(manager)).status).toBeLessThan(300)
  expect(await manager.answers()).toEqual([401, 401, 401])
})

test('the erasure of a person takes keys that keys of theirs made', async () => {
  const { user_id, answers } = await managerWithKeys()
  await control(tx => h.installation.connections.eraseUser(tx, { user_id, account_ids: [] }))
  expect(await answers()).toEqual([401, 401, 401])
})

/** As the migration of databases that have keys of keys does it. */
async function migrate(): Promise<void> {
  const folder = join(import.meta.dirname, '../../migrations/control')
  const name = readdirSync(folder).find(file => file.endsWith('keys-of-people.sql')) ?? ''
  const statements = readFileSync(join(folder, name), 'utf8').split('--> statement-breakpoint')
  for (const statement of statements) await control(tx => tx.run(sql.raw(statement)))
}

const makersOf = (ids: string[]) =>
  control(async tx => {
    const rows = await tx.select().from(apiKeys)
    return ids.map(id => rows.find(row => row.id === id)?.user_id)
  })

test('keys that belonged to keys are given to the person, also where a key between is gone', async () => {
  const { user_id, keys, answers } = await managerWithKeys()
  const ids = keys.map(({ id }) => id)
  await control(async tx => {
    for (const [at, id] of ids.entries())
      if (at > 0)
        await tx
          .update(apiKeys)
          .set({ user_id: ids[at - 1]! })
          .where(eq(apiKeys.id, id))
  })
  await migrate()
  expect(await makersOf(ids)).toEqual([user_id, user_id, user_id])
  await control(async tx => {
    await tx.update(apiKeys).set({ user_id: ids[1]! }).where(eq(apiKeys.id, ids[2]!))
    await tx.delete(apiKeys).where(eq(apiKeys.id, ids[1]!))
  })
  await migrate()
  expect(await makersOf(ids)).toEqual([user_id, undefined, user_id])
  expect(await answers()).toEqual([200, 401, 200])
})

test('keys that have outlived their person end, and those of whoever stays stay', async () => {
  const gone = await managerWithKeys()
  const stays = await managerWithKeys()
  await control(tx => tx.update(apiKeys).set({ user_id: gone.keys[0]!.id }).where(eq(apiKeys.id, gone.keys[1]!.id)))
  await h.delete(`/v1/managers/${gone.manager_id}`)
  expect((await gone.answers())[1]).toBe(200)
  await migrate()
  expect(await gone.answers()).toEqual([401, 401, 401])
  expect(await stays.answers()).toEqual([200, 200, 200])
})
