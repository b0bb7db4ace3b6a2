/** Files that are missing, empty, damaged, too new or too old: never made anew, never silent, and no other site notices. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  openSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Databases, openDatabases } from './databases.ts'
import type { DatabasesOptions } from './databases-options.ts'
import { openNative } from './native.ts'
import { FIRST, note, tempFolder, writeMigrations } from './test-programs/folder.ts'

const [one, other] = [`site_${'1'.repeat(32)}`, `site_${'2'.repeat(32)}`]
let dataDir: string
let migrationsFolder: string
let databases: Databases | undefined
let told: string[]

async function open(options: Partial<DatabasesOptions> = {}): Promise<Databases> {
  databases = await openDatabases({
    dataDir,
    migrationsFolder,
    now: Date.now,
    wasMade: async () => true,
    onUnusable: (site_id, error) => void told.push(`${site_id} ${error.fault}`),
    ...options,
  })
  return databases
}
const close = async () => {
  await databases?.close()
  databases = undefined
}
const controlFile = () => join(dataDir, 'control.db')
const siteFile = (id = one) => join(dataDir, 'sites', id, 'site.db')
const notes = async (id: string) => (await (databases as Databases).site(id)).read(db => db.$count(note))

beforeEach(async () => {
  const folder = tempFolder()
  dataDir = join(folder, 'data')
  migrationsFolder = join(folder, 'migrations')
  told = []
  for (const kind of ['control', 'site']) writeMigrations(join(migrationsFolder, kind), [FIRST])
  const made = await open()
  for (const id of [one, other]) {
    await made.createSite(id)
    const site = await made.site(id)
    await site.write(async tx => {
      for (let i = 0; i < 400; i += 1) await tx.insert(note).values({ id: `${i}`, name: 'n'.repeat(200) })
    })
  }
  await close()
})
afterEach(close)

/** What another program, or a release before the baseline, would have left. */
function madeElsewhere(path: string, version: number): void {
  rmSync(path)
  const native = openNative(path)
  native.exec(`CREATE TABLE note (id text); PRAGMA user_version=${version}`)
  native.close()
}
const overwrite = (path: string, from: number, bytes: number) => {
  const file = openSync(path, 'r+')
  writeSync(file, Buffer.alloc(bytes, 0x5a), 0, bytes, from)
}
const pages = (path: string) => statSync(path).size / 4096
/** All pages but the first, which holds the header and the schema. */
const damagePages = (path: string) => overwrite(path, 4096, (pages(path) - 1) * 4096)

const faults: [string, string, (path: string) => void][] = [
  ['missing', 'is missing', path => rmSync(path)],
  ['empty', 'is empty (0 bytes)', path => truncateSync(path)],
  ['damaged', 'is damaged', path => overwrite(path, 0, 200)],
  ['damaged', 'is damaged', path => writeFileSync(path, 'short')],
  ['older', 'was made before release 0.1', path => madeElsewhere(path, 28)],
  ['older', 'was made before release 0.1', path => madeElsewhere(path, 0)],
]

test.each(faults)(
  'a control database that is %s (%s) stops the start and stays as it is',
  async (fault, words, spoil) => {
    spoil(controlFile())
    const before = existsSync(controlFile()) ? statSync(controlFile()) : null
    const error = await open().catch(e => e)
    expect(error).toMatchObject({ name: 'DatabaseUnusable', fault })
    expect(error.message).toContain(`The control database ${controlFile()} ${words}`)
    expect(error.message).toMatch(/DATA_DIR/)
    const after = existsSync(controlFile()) ? statSync(controlFile()) : null
    expect(after?.mtimeMs).toBe(before?.mtimeMs)
    await expect(open(), 'the lock was given back').rejects.toMatchObject({ fault })
  },
)

test('damaged pages of the control database stop the start too', async () => {
  damagePages(controlFile())
  await expect(open()).rejects.toMatchObject({ fault: 'damaged' })
})

test("a site's file in the place of control's is not taken for it", async () => {
  copyFileSync(siteFile(), controlFile())
  await expect(open()).rejects.toMatchObject({ fault: 'older' })
})

test('a folder without databases is a new installation; one in which only control is left goes on', async () => {
  rmSync(dataDir, { recursive: true })
  mkdirSync(dataDir)
  await expect(open()).resolves.toBeDefined()
  await close()
  await expect(open()).resolves.toBeDefined()
})

test.each([...faults, ['damaged', 'is damaged', damagePages] as const])(
  "a site's database that is %s (%s) is said, refused, and never made anew; the other site goes on",
  async (fault, words, spoil) => {
    const kept = join(dataDir, 'kept.db')
    copyFileSync(siteFile(), kept)
    spoil(siteFile())
    await open()
    for (let round = 0; round < 2; round += 1) {
      const error = await notes(one).catch(e => e)
      expect(error).toMatchObject({ name: 'DatabaseUnusable', fault })
      expect(error.message).toContain(`${siteFile()}, ${words}`)
    }
    expect([...(databases?.unusableSites.keys() ?? [])]).toEqual([one])
    expect(told, 'once').toEqual([`${one} ${fault}`])
    expect(await notes(other)).toBe(400)
    // A file that is put back before the damaged one has closed is taken for the damaged one.
    await vi.waitFor(async () => {
      copyFileSync(kept, siteFile())
      expect(await notes(one), 'once the file is back').toBe(400)
    }, 10_000)
    expect(databases?.unusableSites.size).toBe(0)
  },
)

test("a site's file of a newer release is refused as such", async () => {
  writeMigrations(join(migrationsFolder, 'site'), [FIRST, 'CREATE TABLE more (id text);'])
  const newer = await open()
  await newer.site(one)
  await close()
  writeMigrations(join(migrationsFolder, 'site'), [FIRST])
  await open()
  await expect(notes(one)).rejects.toMatchObject({ fault: 'newer' })
  expect(await notes(other)).toBe(400)
})

test('a look at the start finds what is wrong before anybody asks, and opens nothing', async () => {
  truncateSync(siteFile())
  const looking = await open()
  await looking.checkSites([one, other])
  expect(told).toEqual([`${one} empty`])
  await expect(notes(one)).rejects.toMatchObject({ fault: 'empty' })
  expect(told).toHaveLength(1)
})

test('a site that was never made is not found, whatever lies there', async () => {
  await open({ wasMade: async () => false })
  await expect((databases as Databases).site(`site_${'3'.repeat(32)}`)).rejects.toMatchObject({
    name: 'NoSiteError',
  })
})

test('damage that a write meets closes the site as well', async () => {
  damagePages(siteFile())
  const site = await (await open()).site(one)
  const write = () => site.write(async tx => void (await tx.run(sql`update note set name = 'x'`)))
  await expect(write()).rejects.toMatchObject({ fault: 'damaged' })
  await expect(write()).rejects.toMatchObject({ fault: 'damaged' })
})

test('a file that is damaged while many use it refuses everybody within a second, and none waits for ever', async () => {
  const site = await (await open()).site(one)
  const spoil = sql`update note set name = 'x'`
  const write = () => site.write(async tx => void (await tx.run(spoil)))
  const look = () => site.readSlow(db => db.$count(note))
  const outcomeOf = (work: Promise<unknown>) =>
    Promise.race([
      work.then(
        () => 'done',
        error => error.fault ?? String(error),
      ),
      new Promise(resolve => setTimeout(resolve, 1_000, 'no answer')),
    ])
  damagePages(siteFile())
  const outcomes = new Set<unknown>()
  const until = performance.now() + 300
  const goOn = async (i: number) => {
    // Each begins before the others end.
    await new Promise(resolve => setTimeout(resolve, i))
    while (performance.now() < until) outcomes.add(await outcomeOf(i % 2 ? look() : write()))
  }
  await Promise.all(Array.from({ length: 20 }, (_, i) => goOn(i)))
  expect(outcomes).toEqual(new Set(['damaged']))
})
