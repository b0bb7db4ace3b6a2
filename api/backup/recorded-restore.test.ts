/** Backups of databases that a server records: restored over their folder they go on there; anywhere else they are copies that write nowhere. */
import { copyFile, cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Databases, openDatabases } from '../platform/database/databases.ts'
import { Recorders } from '../platform/database/recorded/recorders.ts'
import { siteFile } from '../platform/database/site-file.ts'
import { startDatabaseServer, type TestDatabaseServer } from '../testing/database-server.ts'
import { tablesAtBothEnds } from '../testing/same-databases.ts'
import { databaseTemplates } from '../testing/templates.ts'
import { backUp } from './backup.ts'
import { restore } from './restore.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const site_id = `site_${'7'.repeat(32)}`
let server: TestDatabaseServer
let folder: string
let open: Databases | undefined

async function openFolder(dataDir: string, isRecorded = true): Promise<Databases> {
  const options = { control: server.address, sites: [server.address], now: Date.now }
  const recording = isRecorded ? new Recorders(options) : undefined
  const templates = await databaseTemplates()
  open = await openDatabases({ dataDir, now: Date.now, templates, wasMade: async () => true, recording })
  return open
}
const tags = async (databases: Databases) =>
  (await (await databases.site(site_id)).read(db => db.all('select id from tags order by id'))).flat()
const write = async (databases: Databases, id: string) =>
  (await databases.site(site_id)).write(tx =>
    tx.run(
      `insert into tags (id, name, name_key, source, version, created_at, updated_at) values (?1, ?1, ?1, 'api', 1, 1, 1)`,
      [id],
    ),
  )

beforeAll(async () => {
  server = await startDatabaseServer()
  folder = await mkdtemp(join(tmpdir(), 'leadwright-recorded-'))
})
afterAll(async () => {
  await open?.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

test('a backup takes the place of what the server has, or starts elsewhere without it', async () => {
  const data = join(folder, 'data')
  const first = await openFolder(data)
  await first.createSite(site_id)
  await write(first, 'before')
  await backUp(data, join(folder, 'backup'))
  await write(first, 'after')
  await first.close()

  await restore(join(folder, 'backup'), data)
  const back = await openFolder(data)
  expect(await tags(back)).toEqual(['before'])
  await write(back, 'since')
  await back.close()
  for (const [name, path] of [
    ['control', join(data, 'control.db')],
    [site_id, siteFile(data, site_id)],
  ] as const) {
    const { here, there } = await tablesAtBothEnds(path, name, server.address)
    expect(here).toEqual(there)
  }

  const copy = join(folder, 'copy')
  await restore(join(folder, 'backup'), copy)
  await expect(openFolder(copy)).rejects.toThrow('two originals')
  const alone = await openFolder(copy, false)
  expect(await tags(alone)).toEqual(['before'])
  await write(alone, 'alone')
  await alone.close()

  await expect(openFolder(data, false)).rejects.toThrow('Set DATABASE_URL as it was')
  const last = await openFolder(data)
  expect(await tags(last)).toEqual(['before', 'since'])
})

test('one site is put back beside the others', async () => {
  const databases = open as Databases
  const data = join(folder, 'data')
  await databases.replaceSite(site_id, async () => {
    for (const end of ['', '-wal', '-shm']) await rm(siteFile(data, site_id) + end, { force: true })
    await copyFile(join(folder, 'backup', 'sites', site_id, 'site.db'), siteFile(data, site_id))
  })
  expect(await tags(databases)).toEqual(['before'])
  await write(databases, 'put back')
  await databases.close()
  const { here, there } = await tablesAtBothEnds(siteFile(data, site_id), site_id, server.address)
  expect(here).toEqual(there)
})

test('what another folder has of before is not taken for what was restored', async () => {
  const data = join(folder, 'data')
  const first = await openFolder(data)
  await write(first, 'cached')
  await first.close()
  const other = join(folder, 'other')
  await cp(data, other, { recursive: true })
  await restore(join(folder, 'backup'), data)
  const back = await openFolder(data)
  await write(back, 'after the restore')
  await back.close()
  const taking = await openFolder(other)
  expect(await tags(taking)).toEqual(['after the restore', 'before'])
})
