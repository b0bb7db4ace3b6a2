/** Databases that a real server of libSQL records, with what networks, servers and other processes do to it. */
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { tags } from '../../../site/contacts/tags/table.ts'
import { startDatabaseServer, type TestDatabaseServer } from '../../../testing/database-server.ts'
import { type FaultyProxy, faultyProxy } from '../../../testing/faulty-proxy.ts'
import { tablesAtBothEnds } from '../../../testing/same-databases.ts'
import { databaseTemplates } from '../../../testing/templates.ts'
import { Unavailable } from '../../runtime/errors.ts'
import { changeFile } from '../copy-file.ts'
import type { Database } from '../database.ts'
import { type Databases, openDatabases } from '../databases.ts'
import { siteFile } from '../site-file.ts'
import { insertInto } from '../statements.ts'
import { Recording } from './recording.ts'
import { DatabaseServer } from './server.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const site_id = `site_${'5'.repeat(32)}`
const limits = { patience_ms: 3_000, request_ms_max: 4_000, settle_pause_ms: 20 }

let now = Date.now()
let server: TestDatabaseServer
let proxy: FaultyProxy
let folder: string
let databases: Databases
let site: Database<'site'>
const said: string[] = []
const open: Databases[] = []

async function openFolder(dataDir: string): Promise<Databases> {
  const address = { ...server.address, url: proxy.url }
  const opened = await openDatabases({
    dataDir,
    now: () => now,
    templates: await databaseTemplates(),
    wasMade: async () => true,
    recording: new Recording({
      control: address,
      sites: [address],
      limits,
      now: () => now,
      onLost: (name, reason) => said.push(`${name}: ${reason}`),
      onAway: (_, reason) => said.push(reason === undefined ? 'back' : 'away'),
    }),
  })
  open.push(opened)
  return opened
}

const newFolder = () => mkdtemp(join(tmpdir(), 'leadwright-recorded-'))

async function again(): Promise<void> {
  await databases.close()
  databases = await openFolder(folder)
  site = await databases.site(site_id)
}

beforeAll(async () => {
  server = await startDatabaseServer()
  proxy = await faultyProxy(server.address.url)
  folder = await newFolder()
  databases = await openFolder(folder)
  await databases.createSite(site_id)
  site = await databases.site(site_id)
})
afterEach(() => {
  proxy.faults.length = 0
  said.length = 0
})
afterAll(async () => {
  for (const one of open) await one.close()
  await proxy?.close()
  await server?.close()
})

const insert = insertInto(tags)
const tag = (id: string) => ({
  ...{ id, name: id, name_key: id, source: 'api' as const, version: 1, created_at: 1, updated_at: 1 },
})
const write = (id: string) => site.write(tx => tx.run(insert, [tag(id)]))
const kept = async (database = site) =>
  (await database.read(db => db.all<[string]>('select id from tags order by id'))).map(([id]) => id)
const there = new Map<string, DatabaseServer>()
async function atServer(sql: string) {
  const direct = there.get('') ?? new DatabaseServer(server.address)
  there.set('', direct)
  const first = direct.database(site_id)
  const database = (await first.exists()) ? first : first.twin
  return (await database.query(sql)).rows.map(row => Object.values(row))
}
const keptThere = async () => (await atServer('select id from tags order by id')).flat()
const isSame = async () => {
  const { here, there } = await tablesAtBothEnds(siteFile(folder, site_id), site_id, server.address)
  expect(here).toEqual(there)
}

test('a group is at the server before it is answered, and an action that failed is in neither place', async () => {
  const [a, b, c] = await Promise.allSettled([write('a'), write('b'), write('a')])
  expect([a?.status, b?.status, c?.status]).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(await keptThere()).toEqual(['a', 'b'])
  const appended = site.write(async tx => {
    await tx.append(insert, [tag('c')])
    await tx.run('delete from tags where id = ?', ['b'])
  })
  const slow = site.write(
    tx =>
      tx.run(
        insert,
        Array.from({ length: 40 }, (_, n) => tag(`s${n}`)),
      ),
    { slow: true },
  )
  await Promise.all([appended, slow])
  await site.write(tx => tx.run("delete from tags where id like 's%'"), { slow: true, relaxed: true })
  expect(await keptThere()).toEqual(['a', 'c'])
  await isSame()
})

test.for([
  ['its answer is lost', 'lose_answer'],
  ['it is lost on its way', 'lose_request'],
  ['its answer is cut', 'cut'],
  ['the server answers 500', { status: 500 }],
  ['the server answers 404', { status: 404 }],
] as const)('%s: it is recorded once, and answered', async ([title, fault]) => {
  const before = await kept()
  proxy.faults.push(fault)
  await write(title)
  expect(await kept()).toEqual([...before, title].toSorted())
  expect(await keptThere()).toEqual(await kept())
})

test('the answer to what became of it is lost too, twice', async () => {
  proxy.faults.push('lose_answer', 'lose_answer', 'lose_answer')
  await write('asked')
  expect((await keptThere()).filter(id => id === 'asked')).toEqual(['asked'])
  expect(said).toEqual(['away', 'back'])
  await isSame()
})

test('what comes after its outcome was asked is refused, so that it is not recorded twice', async () => {
  proxy.faults.push('late')
  await write('late')
  await proxy.release()
  expect((await keptThere()).filter(id => id === 'late')).toEqual(['late'])
  await write('after')
  await isSame()
})

test('while nothing is known, writers are told, reads go on, and what was recorded is there in the end', async () => {
  const before = await kept()
  proxy.faults.push('lose_answer', ...Array.from({ length: 2_000 }, () => ({ status: 503 }) as const))
  const first = write('doubted')
  await expect(first).rejects.toThrow(Unavailable)
  await expect(write('refused')).rejects.toThrow('asked what it has kept')
  expect(await kept()).toEqual(before)
  proxy.faults.length = 0
  await expect.poll(() => kept()).toEqual([...before, 'doubted'].toSorted())
  await write('refused')
  await isSame()
})

test('nothing is known of what never came: it is undone', async () => {
  const before = await kept()
  proxy.faults.push('lose_request', ...Array.from({ length: 2_000 }, () => ({ status: 503 }) as const))
  await expect(write('never')).rejects.toThrow(Unavailable)
  proxy.faults.length = 0
  await expect.poll(() => said.at(-1)).toBe('back')
  await write('next')
  expect(await kept()).toEqual([...before, 'next'].toSorted())
  await isSame()
})

test('a server that hangs is taken for one that is away, and nothing that it was sent comes late', async () => {
  const before = await kept()
  proxy.faults.push('hang', 'hang')
  await expect(write('hanging')).rejects.toThrow(Unavailable)
  await expect.poll(() => said.at(-1)).toBe('back')
  await proxy.release()
  await write('goes on')
  expect(await kept()).toEqual([...before, 'goes on'].toSorted())
  await isSame()
})

test('a process that ends in doubt finds at its next start what was recorded', async () => {
  proxy.faults.push('lose_answer', ...Array.from({ length: 2_000 }, () => ({ status: 503 }) as const))
  await expect(write('ended')).rejects.toThrow(Unavailable)
  const closing = databases.close()
  await closing
  proxy.faults.length = 0
  await again()
  expect(await kept()).toContain('ended')
  await isSame()
})

test('a change that the two ends do not answer alike has the file made anew from the server', async () => {
  await write('only here')
  await atServer("delete from tags where id = 'only here'")
  await expect(site.write(tx => tx.run("delete from tags where id = 'only here'"))).rejects.toThrow(
    'changed 1 rows here and 0 at the server',
  )
  await expect.poll(async () => (await kept()).includes('only here')).toBe(false)
  await write('goes on here')
  await isSame()
})

test('a group of many megabytes is recorded, and copied in parts', async () => {
  const long = (id: string) => ({ ...tag(id), name: id + 'ñ'.repeat(1_000_000) })
  await site.write(tx =>
    tx.run(
      insert,
      Array.from({ length: 10 }, (_, n) => long(`long${n}`)),
    ),
  )
  await isSame()
  await databases.close()
  await rm(folder, { recursive: true })
  await again()
  await site.write(tx => tx.run("delete from tags where id like 'long%'"))
  await isSame()
})

test('a server is made to wait for its disk, and one that takes no writes is said', async () => {
  const direct = new DatabaseServer(server.address)
  const config = async () => (await direct.admin('GET', `/${site_id}/config`)).body as { durability_mode: string }
  const set = (change: object) => direct.admin('POST', `/${site_id}/config`, { block_reads: false, ...change })
  expect(await config()).toMatchObject({ durability_mode: 'strong' })
  await set({ block_writes: false, durability_mode: 'relaxed' })
  await again()
  expect(await config()).toMatchObject({ durability_mode: 'strong' })
  await databases.close()
  await set({ block_writes: true, block_reason: 'the disk is full', durability_mode: 'strong' })
  databases = await openFolder(folder)
  await expect(databases.site(site_id)).rejects.toThrow('takes no writes: the disk is full')
  await set({ block_writes: false, durability_mode: 'strong' })
  await again()
  await write('unblocked')
})

test('an empty folder is filled from the server', async () => {
  await databases.close()
  await rm(folder, { recursive: true })
  await again()
  expect(await kept()).toEqual(await keptThere())
  await isSame()
})

test('where another process has opened them, the first one writes and opens nothing any more', async () => {
  const former = { databases, site }
  const other = await newFolder()
  const second = await openFolder(other)
  const there = await second.site(site_id)
  await there.write(tx => tx.run(insert, [tag('second')]))
  await expect(former.site.write(tx => tx.run(insert, [tag('first')]))).rejects.toThrow('another process')
  await expect(former.site.write(tx => tx.run(insert, [tag('first')]))).rejects.toThrow(Unavailable)
  expect(await keptThere()).toEqual(await kept(there))
  expect(await keptThere()).not.toContain('first')
  await second.close()
  await rm(other, { recursive: true })
  await again()
  expect(await kept()).toContain('second')
})

test('a folder of another installation, and a server put back to an older state, are refused', async () => {
  const other = await newFolder()
  const own = await openDatabases({ dataDir: other, now: () => Date.now(), templates: await databaseTemplates() })
  await own.close()
  await expect(openFolder(other)).rejects.toThrow('two originals')
  await databases.close()
  await changeFile(siteFile(folder, site_id), 'update _home set version = version + 5')
  databases = await openFolder(folder)
  await expect(databases.site(site_id)).rejects.toThrow('older state than the file')
  await changeFile(siteFile(folder, site_id), 'update _home set version = version - 5')
  site = await databases.site(site_id)
  await write('again')
  await rm(other, { recursive: true })
})

test('a server that forgot a database is said, and a database that was half made there is made again', async () => {
  const direct = new DatabaseServer(server.address).database(site_id)
  await databases.close()
  await direct.remove()
  databases = await openFolder(folder)
  await expect(databases.site(site_id)).rejects.toThrow('the server no longer has it')
  await databases.close()
  await direct.create()
  await direct.batch(['create table tags (id text)'])
  await changeFile(siteFile(folder, site_id), 'update _home set version = 0')
  await again()
  await write('made again')
  await isSame()
})

test('after some weeks a copy is written anew at the server, where nothing is left of what was deleted', async () => {
  const secret = 'who is erased after a while'
  await write(secret)
  await site.write(tx => tx.run('delete from tags where id = ?', [secret]))
  const found = () => execFileSync('grep', ['-rlc', secret, server.folder], { encoding: 'utf8' }).length > 0
  expect(found()).toBe(true)
  const before = await kept()
  now += 26 * 86_400_000
  await databases.sleepIdleSites()
  expect(site.open).toBe(false)
  await again()
  await write('anew')
  expect(await keptThere()).toEqual([...before, 'anew'].toSorted())
  expect(await new DatabaseServer(server.address).database(site_id).exists()).toBe(false)
  expect(found).toThrow()
  await databases.close()
  await rm(folder, { recursive: true })
  await again()
  expect(await kept()).toEqual(await keptThere())
})

test('what is removed is gone from the server', async () => {
  const id = `site_${'6'.repeat(32)}`
  await databases.createSite(id)
  const direct = new DatabaseServer(server.address).database(id)
  expect(await direct.exists()).toBe(true)
  await databases.removeSite(id)
  expect(await direct.exists()).toBe(false)
})
