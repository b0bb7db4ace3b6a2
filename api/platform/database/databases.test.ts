import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ClosedError } from '../runtime/errors.ts'
import { type Databases, openDatabases } from './databases.ts'
import type { DatabasesOptions } from './databases-options.ts'
import { DataFolderLockError, DataFolderNotWritable } from './lock.ts'
import { NoSiteError } from './site-file.ts'
import { FIRST, note, tempFolder, writeMigrations } from './test-programs/folder.ts'

const opened: Databases[] = []
const children: ChildProcess[] = []
const siteId = (number: number) => `site_${String(number).padStart(32, '0')}`

function folders() {
  const folder = tempFolder()
  const migrationsFolder = join(folder, 'migrations')
  for (const kind of ['control', 'site']) writeMigrations(join(migrationsFolder, kind), [FIRST])
  return { dataDir: join(folder, 'data'), migrationsFolder }
}

async function open(options: Partial<DatabasesOptions> = {}): Promise<Databases> {
  const databases = await openDatabases({ ...folders(), now: Date.now, ...options })
  opened.push(databases)
  return databases
}

function secondProcess(dataDir: string, migrationsFolder: string) {
  const program = join(import.meta.dirname, 'test-programs', 'open-folder.ts')
  const child = spawn(process.execPath, [program, dataDir, migrationsFolder])
  children.push(child)
  const said = new Promise<string>(resolve => child.stdout.once('data', data => resolve(String(data).trim())))
  const gone = new Promise(resolve => child.once('exit', resolve))
  return { child, said, gone }
}

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
  for (const databases of opened.splice(0)) await databases.close()
})

test('a site is made with its own key, which stays; another site has another', async () => {
  const databases = await open()
  await databases.createSite(siteId(1))
  await databases.createSite(siteId(2))
  const key = await databases.siteKey(siteId(1))
  await databases.createSite(siteId(1))
  const site = await databases.site(siteId(1))
  const [row] = await site.read(async db => db.all<[Uint8Array]>('select key from site_key'))
  expect(Buffer.from(row?.[0] ?? []).equals(key)).toBe(true)
  expect(key).toHaveLength(32)
  expect((await databases.siteKey(siteId(2))).equals(key)).toBe(false)
  expect(await databases.site(siteId(1))).toBe(site)
})

test.each(['../control', 'site_..', '%2e%2e', `${siteId(1)}/../x`, `${siteId(1)}\0`, '', 'x'.repeat(300), siteId(9)])(
  'no site answers to %j',
  async id => {
    const databases = await open()
    await expect(databases.site(id)).rejects.toThrow(NoSiteError)
    await expect(databases.siteKey(id)).rejects.toThrow(NoSiteError)
  },
)

test('removing waits for its users, takes the folder away, and stays so for whoever holds the site', async () => {
  const { dataDir, migrationsFolder } = folders()
  const databases = await open({ dataDir, migrationsFolder })
  await databases.createSite(siteId(1))
  const site = await databases.site(siteId(1))
  const write = site.write(async tx => void (await tx.insert(note).values({ id: 'a', name: 'a' })))
  await databases.removeSite(siteId(1))
  await expect(write).resolves.toBeUndefined()
  expect(existsSync(join(dataDir, 'sites', siteId(1)))).toBe(false)
  await expect(site.read(async () => 1)).rejects.toThrow(NoSiteError)
  await expect(databases.site(siteId(1))).rejects.toThrow(NoSiteError)
  await databases.removeSite(siteId(1))
  await expect(databases.removeSite('../control')).rejects.toThrow(NoSiteError)
})

test('above the limit those unused for longest close, nobody notices, and one in use stays open', async () => {
  let now = 0
  const databases = await open({ openSitesMax: 2, now: () => ++now })
  for (const number of [1, 2, 3, 4]) await databases.createSite(siteId(number))
  const held = await databases.site(siteId(1))
  const { promise, resolve } = Promise.withResolvers<void>()
  const reading = held.read(async db => {
    await promise
    return db.$count(note)
  })
  for (const number of [2, 3, 4]) {
    const site = await databases.site(siteId(number))
    await site.write(async tx => tx.insert(note).values({ id: `in-${number}`, name: 'n' }))
  }
  resolve()
  expect(await reading).toBe(0)
  const second = await databases.site(siteId(2))
  expect(await second.read(async db => (await db.select({ id: note.id }).from(note)).map(row => row.id))).toEqual([
    'in-2',
  ])
})

test('a second process gets a sentence; after a kill the folder is free', async () => {
  const { dataDir, migrationsFolder } = folders()
  const first = secondProcess(dataDir, migrationsFolder)
  expect(await first.said).toBe('open')
  const second = await secondProcess(dataDir, migrationsFolder).said
  expect(second).toBe(
    `DataFolderLockError The data folder ${dataDir} is in use by process ${first.child.pid} (http://127.0.0.1:4100). ` +
      'Stop that process, or start this one with another data folder (DATA_DIR).',
  )
  first.child.kill('SIGKILL')
  await first.gone
  const databases = await open({ dataDir, migrationsFolder })
  await expect(openDatabases({ dataDir, migrationsFolder, now: Date.now })).rejects.toThrow(DataFolderLockError)
  await expect(databases.control.read(async db => db.$count(note))).resolves.toBe(0)
})

test('a folder that cannot be written, or was written by a newer release, is named in a sentence', async () => {
  const { dataDir, migrationsFolder } = folders()
  mkdirSync(join(dataDir, '..'), { recursive: true })
  writeFileSync(dataDir, 'a file')
  await expect(open({ dataDir, migrationsFolder })).rejects.toThrow(DataFolderNotWritable)
  const newer = folders()
  writeMigrations(join(newer.migrationsFolder, 'control'), [FIRST, 'CREATE TABLE more (id text);'])
  await (await openDatabases({ ...newer, now: Date.now })).close()
  writeMigrations(join(newer.migrationsFolder, 'control'), [FIRST])
  await expect(open(newer)).rejects.toMatchObject({ fault: 'newer' })
  await expect(open(newer), 'the lock was given back').rejects.toMatchObject({ fault: 'newer' })
})

test('a site whose migration fails does not stop the others', async () => {
  const place = folders()
  const before = await openDatabases({ ...place, now: Date.now })
  for (const number of [1, 2]) await before.createSite(siteId(number))
  const site = await before.site(siteId(1))
  await site.write(async tx => tx.insert(note).values({ id: 'a', name: 'a' }))
  await before.close()
  await expect(site.read(async () => 1)).rejects.toThrow(ClosedError)
  writeMigrations(join(place.migrationsFolder, 'site'), [
    FIRST,
    `CREATE UNIQUE INDEX x ON note (id); INSERT INTO note
    (id, name) VALUES ('a', 'a');`,
  ])
  const databases = await open(place)
  await expect(databases.site(siteId(1))).rejects.toMatchObject({ name: 'MigrationError' })
  await expect(databases.site(siteId(2))).resolves.toMatchObject({ kind: 'site' })
})

test('control learns that a site is awake before its first write, and its due moment when it is idle or closes', async () => {
  let now = 1_000_000
  const told: (number | null)[] = []
  const databases = await open({
    now: () => now,
    wake: {
      earliestDue: async site => ((await site.$count(note)) > 1 ? 77 : null),
      setWakeAt: async (_control, _siteId, wakeAt) => void told.push(wakeAt),
    },
  })
  await databases.createSite(siteId(1))
  const site = await databases.site(siteId(1))
  const add = (id: string) => site.write(async tx => tx.insert(note).values({ id, name: id }))
  await add('a')
  expect(told).toEqual([0])
  await databases.sleepIdleSites()
  expect(told).toEqual([0])
  now += 61_000
  await databases.sleepIdleSites()
  expect(told).toEqual([0, null])
  await Promise.all([add('b'), add('c')])
  expect(told).toEqual([0, null, 0])
  await databases.close()
  expect(told).toEqual([0, null, 0, 77])
})
