/** How file and server come together at opening: copied, made from one another, taken over, or refused. */
import { execFileSync } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { insert, newFolder, RecordedSite, site_id, tag } from '../../../testing/recorded-site.ts'
import { databaseTemplates } from '../../../testing/templates.ts'
import { Unavailable } from '../../runtime/errors.ts'
import { changeFile } from '../copy-file.ts'
import { openDatabases } from '../databases.ts'
import { siteFile } from '../site-file.ts'
import { recordLimits } from './limits.ts'
import { DatabaseServer } from './server.ts'
import { SqldAdmin } from './sqld-admin.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const r = new RecordedSite()
const { again, kept, keptThere, openFolder, write } = r
beforeAll(() => r.begin())
afterEach(() => r.clear())
afterAll(() => r.end())

const isSame = async () => {
  const { here, there } = await r.bothEnds()
  expect(here).toEqual(there)
}

test('a server is made to wait for its disk, and one that takes no writes is said', async () => {
  const direct = new SqldAdmin(r.server.address, recordLimits)
  const config = async () => (await direct.ask('GET', `/${site_id}/config`)).body as { durability_mode: string }
  const set = (change: object) => direct.ask('POST', `/${site_id}/config`, { block_reads: false, ...change })
  expect(await config()).toMatchObject({ durability_mode: 'strong' })
  await set({ block_writes: false, durability_mode: 'relaxed' })
  await again()
  expect(await config()).toMatchObject({ durability_mode: 'strong' })
  await r.databases.close()
  await set({ block_writes: true, block_reason: 'the disk is full', durability_mode: 'strong' })
  r.databases = await openFolder(r.folder)
  await expect(r.databases.site(site_id)).rejects.toThrow('takes no writes: the disk is full')
  await set({ block_writes: false, durability_mode: 'strong' })
  await again()
  await write('unblocked')
})

test('an empty folder is filled from the server', async () => {
  await r.databases.close()
  await rm(r.folder, { recursive: true })
  await again()
  expect(await kept()).toEqual(await keptThere())
  await isSame()
})

test('where another process has opened them, the first one writes and opens nothing any more', async () => {
  const former = { site: r.site }
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
  await r.databases.close()
  await changeFile(siteFile(r.folder, site_id), 'update _home set version = version + 5')
  r.databases = await openFolder(r.folder)
  await expect(r.databases.site(site_id)).rejects.toThrow('older state than the file')
  await changeFile(siteFile(r.folder, site_id), 'update _home set version = version - 5')
  r.site = await r.databases.site(site_id)
  await write('again')
  await rm(other, { recursive: true })
})

test('a server that forgot a database is said, and a database that was half made there is made again', async () => {
  const direct = new DatabaseServer(r.server.address).database(site_id)
  await r.databases.close()
  await direct.remove()
  r.databases = await openFolder(r.folder)
  await expect(r.databases.site(site_id)).rejects.toThrow('the server no longer has it')
  await r.databases.close()
  await direct.create()
  await direct.batch(['create table tags (id text)'])
  await changeFile(siteFile(r.folder, site_id), 'update _home set version = 0')
  await again()
  await write('made again')
  await isSame()
})

test('after some weeks a copy is written anew at the server, where nothing is left of what was deleted', async () => {
  const secret = 'who is erased after a while'
  await write(secret)
  await r.site.write(tx => tx.run('delete from tags where id = ?', [secret]))
  const found = () => execFileSync('grep', ['-rlc', secret, r.server.folder], { encoding: 'utf8' }).length > 0
  expect(found()).toBe(true)
  const before = await kept()
  r.now += 26 * 86_400_000
  await r.databases.sleepIdleSites()
  expect(r.site.open).toBe(false)
  await again()
  await write('anew')
  expect(await keptThere()).toEqual([...before, 'anew'].toSorted())
  expect(await new DatabaseServer(r.server.address).database(site_id).exists()).toBe(false)
  expect(found).toThrow()
  await r.databases.close()
  await rm(r.folder, { recursive: true })
  await again()
  expect(await kept()).toEqual(await keptThere())
})

test('what is removed is gone from the server', async () => {
  const id = `site_${'6'.repeat(32)}`
  await r.databases.createSite(id)
  const direct = new DatabaseServer(r.server.address).database(id)
  expect(await direct.exists()).toBe(true)
  await r.databases.removeSite(id)
  expect(await direct.exists()).toBe(false)
})
