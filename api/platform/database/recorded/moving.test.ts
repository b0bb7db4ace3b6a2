/** Sites go from one server to another, to the folder and back, while they are used; one place alone has what counts. */
import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDatabaseServer, type TestDatabaseServer } from '../../../testing/database-server.ts'
import { type Fault, type FaultyProxy, faultyProxy } from '../../../testing/faulty-proxy.ts'
import { insert, newFolder, tag } from '../../../testing/recorded-site.ts'
import { tablesAtBothEnds } from '../../../testing/same-databases.ts'
import { databaseTemplates } from '../../../testing/templates.ts'
import { type Databases, openDatabases } from '../databases.ts'
import { MOVE_PATIENCE_MS } from '../limits.ts'
import { siteFile } from '../site-file.ts'
import type { ServerAddress } from './admin.ts'
import { Recorders } from './recorders.ts'
import { DatabaseServer } from './server.ts'
import { findPlace } from './site-places.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const id = `site_${'4'.repeat(32)}`
const limits = { patience_ms: 3_000, request_ms_max: 20_000, settle_pause_ms: 20 }
let servers: TestDatabaseServer[]
/** Before the second server. */
let proxy: FaultyProxy
let addresses: ServerAddress[]
let folder: string
let databases: Databases
const opened: Databases[] = []

async function open(dataDir: string, sites: readonly ServerAddress[] | undefined = addresses): Promise<Databases> {
  const recording = new Recorders({ control: addresses[0]!, sites, limits, now: Date.now })
  const templates = await databaseTemplates()
  const made = await openDatabases({ dataDir, now: Date.now, templates, wasMade: async () => true, recording })
  opened.push(made)
  return made
}

async function again(sites?: readonly ServerAddress[]): Promise<void> {
  await databases.close()
  databases = await open(folder, sites)
}

beforeAll(async () => {
  servers = [await startDatabaseServer(), await startDatabaseServer()]
  proxy = await faultyProxy(servers[1]!.address.url)
  addresses = [servers[0]!.address, { ...servers[1]!.address, url: proxy.url }]
  folder = await newFolder()
  // The first start of a folder whose databases no server has.
  const alone = await openDatabases({ dataDir: folder, now: Date.now, templates: await databaseTemplates() })
  await alone.createSite(id)
  await (await alone.site(id)).write(tx => tx.run(insert, [tag('alone')]))
  await alone.close()
  databases = await open(folder, [addresses[0]!])
})
afterAll(async () => {
  for (const one of opened) await one.close()
  await proxy.close()
  for (const server of servers) await server.close()
  await rm(folder, { recursive: true, force: true })
})

const url = (n: number) => addresses[n]!.url
const placeOf = (of = databases) => of.control.read(db => findPlace(db, id))
const write = async (name: string, of = databases) => (await of.site(id)).write(tx => tx.run(insert, [tag(name)]))
const kept = async (of = databases) =>
  (await (await of.site(id)).read(db => db.all<[string]>('select id from tags order by id'))).map(([name]) => name)
/** At which servers there is something of it. */
const having = async () => {
  const found = servers.map(({ address }) => new DatabaseServer(address).database(id).exists())
  return (await Promise.all(found)).flatMap((isThere, at) => (isThere ? [at] : []))
}
const isSameAt = async (n: number) => {
  const { here, there } = await tablesAtBothEnds(siteFile(folder, id), id, servers[n]!.address)
  expect(here).toEqual(there)
}

test('what a folder had is at a server after its first opening, and control says at which', async () => {
  expect(await placeOf()).toBeUndefined()
  expect(await kept()).toEqual(['alone'])
  expect(await placeOf()).toEqual({ place: url(0), remains: null })
  expect(await having()).toEqual([0])
})

test('from one server to another under writers and readers: nothing that was acknowledged is missing', async () => {
  await again()
  const acknowledged: string[] = ['alone']
  let isOver = false
  let reads = 0
  const site = await databases.site(id)
  const writing = Array.from({ length: 4 }, async (_, w) => {
    for (let n = 0; !isOver; n++) {
      await site.write(tx => tx.run(insert, [tag(`w${w}n${n}`)]))
      acknowledged.push(`w${w}n${n}`)
    }
  })
  const reading = (async () => {
    while (!isOver) {
      await site.read(db => db.one('select 1 from tags'))
      reads += 1
      await new Promise(resolve => setTimeout(resolve, 1))
    }
  })()
  await databases.moveSite(id, url(1))
  const at_end = acknowledged.length
  await expect.poll(() => acknowledged.length).toBeGreaterThan(at_end + 5)
  isOver = true
  await Promise.all([...writing, reading])
  expect(reads).toBeGreaterThan(10)
  expect(await kept()).toEqual(acknowledged.toSorted())
  expect(await placeOf()).toEqual({ place: url(1), remains: null })
  expect(await having()).toEqual([1])
  await isSameAt(1)
  await again()
  expect(await kept()).toEqual(acknowledged.toSorted())
})

/** Writers while something else takes long, and how long the slowest of them waited. */
async function whileWritten(work: () => Promise<void>): Promise<{ acknowledged: string[]; longest_ms: number }> {
  const site = await databases.site(id)
  const acknowledged: string[] = []
  let longest_ms = 0
  let isOver = false
  const writing = Array.from({ length: 3 }, async (_, w) => {
    for (let n = 0; !isOver; n++) {
      const began = performance.now()
      const name = `m${round}w${w}n${n}`
      await site.write(tx => tx.run(insert, [tag(name)]))
      longest_ms = Math.max(longest_ms, performance.now() - began)
      acknowledged.push(name)
      await pause(10)
    }
  })
  round += 1
  await work().finally(() => (isOver = true))
  await Promise.all(writing)
  return { acknowledged, longest_ms }
}
let round = 0

/** Of those to the other server one hangs, far into the copy, for longer than anybody waits to write. */
async function moveSlowly(): Promise<void> {
  proxy.faults.push(...Array<Fault>(10).fill('pass'), 'hang')
  const moving = databases.moveSite(id, url(1))
  moving.catch(() => undefined)
  await expect.poll(() => proxy.faults.length, { timeout: 30_000 }).toBe(0)
  await pause(MOVE_PATIENCE_MS)
  await proxy.release()
  await moving
}

test('nobody who writes waits for what takes long, from a server as from the folder', async () => {
  for (const from of [url(0), 'folder']) {
    await databases.moveSite(id, from)
    const before = await kept()
    const { acknowledged, longest_ms } = await whileWritten(moveSlowly)
    expect(longest_ms).toBeLessThan(MOVE_PATIENCE_MS / 2)
    expect(acknowledged.length).toBeGreaterThan(20)
    expect(await kept()).toEqual([...before, ...acknowledged].toSorted())
    expect(await placeOf()).toEqual({ place: url(1), remains: null })
    await isSameAt(1)
    await again()
    expect(await kept()).toEqual([...before, ...acknowledged].toSorted())
  }
})

test('a site that leaves the process ends its move', async () => {
  await databases.moveSite(id, url(0))
  proxy.faults.push(...Array<Fault>(10).fill('pass'), 'hang')
  const moving = databases.moveSite(id, url(1))
  moving.catch(() => undefined)
  await expect.poll(() => proxy.faults.length, { timeout: 30_000 }).toBe(0)
  const leaving = databases.leaveSite(id)
  await proxy.release()
  await leaving
  await expect(moving).rejects.toThrow('Another node has the site now.')
  expect((await placeOf())?.place).toBe(url(0))
  await write('stays')
  await again()
  await expect.poll(having).toEqual([0])
  await databases.moveSite(id, url(1))
  expect(await kept()).toContain('stays')
})

test('to the folder and back: a copy that another machine kept is not taken for it', async () => {
  const elsewhere = await newFolder()
  await databases.close()
  const other = await open(elsewhere)
  const before = await kept(other)
  await other.close()
  databases = await open(folder)
  await databases.moveSite(id, 'folder')
  expect(await placeOf()).toEqual({ place: 'folder', remains: null })
  expect(await having()).toEqual([])
  await write('in the folder')
  await again()
  expect(await kept()).toContain('in the folder')
  await databases.close()
  const wrong = await open(elsewhere)
  await expect(wrong.site(id)).rejects.toThrow('in the data folder of another machine')
  await wrong.close()
  databases = await open(folder)
  await databases.moveSite(id, url(0))
  // As many groups as the other machine's copy has seen: the numbers alone would be the same.
  await write('at a server again')
  await isSameAt(0)
  await databases.close()
  const last = await open(elsewhere)
  expect(await kept(last)).toEqual([...before, 'at a server again', 'in the folder'].toSorted())
  await last.close()
  databases = await open(folder)
  await rm(elsewhere, { recursive: true })
})

test('a move during which another process has opened the site does not count', async () => {
  await again()
  const before = await kept()
  proxy.faults.push(...Array<'hang'>(1).fill('hang'))
  const moving = databases.moveSite(id, url(1))
  moving.catch(() => undefined)
  await expect.poll(async () => (await placeOf())?.remains ?? '').toContain('#')
  await expect.poll(() => proxy.faults.length).toBe(0)
  const elsewhere = await newFolder()
  const second = await open(elsewhere)
  await write('second', second)
  await proxy.release()
  await expect(moving).rejects.toThrow()
  await expect(write('late')).rejects.toThrow()
  expect(await kept(second)).toEqual([...before, 'second'].toSorted())
  expect((await placeOf(second))?.place).toBe(url(0))
  await second.close()
  await again()
  expect(await kept()).toContain('second')
  await expect.poll(having).toEqual([0])
  expect(await placeOf()).toEqual({ place: url(0), remains: null })
  await rm(elsewhere, { recursive: true })
})

test('a server that is away leaves everything as it is; what it has of it is removed once it is back', async () => {
  const before = await kept()
  proxy.faults.push({ status: 500 })
  await expect(databases.moveSite(id, url(1))).rejects.toThrow('does not answer')
  await write('goes on')
  expect(await placeOf()).toEqual({ place: url(0), remains: url(1) })
  await expect(databases.moveSite(id, 'http://127.0.0.1:9')).rejects.toThrow('is no server of SITE_DATABASE_URL')
  await databases.moveSite(id, url(1))
  expect(await kept()).toEqual([...before, 'goes on'].toSorted())
  expect(await having()).toEqual([1])
})

test('a server that the settings do not name is said; one that has another address now is found', async () => {
  await again([addresses[0]!])
  await expect(databases.site(id)).rejects.toThrow(`was recorded at ${url(1)}, and no server`)
  await again([addresses[0]!, servers[1]!.address])
  expect(await kept()).toContain('goes on')
  expect(await placeOf()).toEqual({ place: servers[1]!.url.split('?')[0], remains: null })
})
