/** A release that changes databases: each migration is at the server with the file, whole or not at all; an older release is refused. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDatabaseServer, type TestDatabaseServer } from '../../../testing/database-server.ts'
import { type FaultyProxy, faultyProxy } from '../../../testing/faulty-proxy.ts'
import { tablesAtBothEnds } from '../../../testing/same-databases.ts'
import { type Databases, openDatabases } from '../databases.ts'
import { siteFile } from '../site-file.ts'
import { Recorders } from './recorders.ts'
import { DatabaseServer } from './server.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 60_000 })

const site_id = `site_${'8'.repeat(32)}`
const migrations = join(import.meta.dirname, '../../../migrations')

let server: TestDatabaseServer
let proxy: FaultyProxy
let folder: string
let open: Databases | undefined
beforeAll(async () => {
  server = await startDatabaseServer()
  proxy = await faultyProxy(server.address.url)
  folder = await mkdtemp(join(tmpdir(), 'leadwright-recorded-'))
})
afterAll(async () => {
  await open?.close()
  await proxy.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** What a release had that knew so many migrations of sites less. */
async function formerMigrations(less: number): Promise<string> {
  const former = join(folder, `migrations-${less}`)
  await cp(migrations, former, { recursive: true })
  const path = join(former, 'site/meta/_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: object[] }
  await writeFile(path, JSON.stringify({ ...journal, entries: journal.entries.slice(0, -less) }))
  return former
}

async function openWith(migrationsFolder: string, dataDir = join(folder, 'data')): Promise<Databases> {
  const address = { ...server.address, url: proxy.url }
  const recording = new Recorders({ control: address, sites: [address], now: Date.now })
  open = await openDatabases({ dataDir, now: Date.now, wasMade: async () => true, migrationsFolder, recording })
  return open
}

const versionThere = async () => {
  const { rows } = await new DatabaseServer(server.address).database(site_id).query('select migrations from _home')
  return Number(rows[0]?.migrations)
}

test('its migrations are recorded one after another, each once, and no older release takes a database', async () => {
  const former = await openWith(await formerMigrations(6))
  await former.createSite(site_id)
  const before = await versionThere()
  await former.close()

  const newer = await openWith(migrations)
  proxy.faults.push(...Array.from({ length: 6 }, () => undefined as never), 'lose_answer')
  const site = await newer.site(site_id)
  expect(await versionThere()).toBe(before + 6)
  await site.write(tx =>
    tx.run(
      `insert into tags (id, name, name_key, source, version, created_at, updated_at) values ('a', 'a', 'a', 'api', 1, 1, 1)`,
    ),
  )
  await newer.restSite(site_id)
  const { here, there } = await tablesAtBothEnds(siteFile(join(folder, 'data'), site_id), site_id, server.address)
  expect(here).toEqual(there)
  await newer.close()

  const again = await openWith(await formerMigrations(6), join(folder, 'other'))
  await expect(again.site(site_id)).rejects.toThrow('newer release')
  await again.close()
})
