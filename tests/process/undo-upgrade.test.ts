/** After an upgrade the command goes back to the copies that it made, so that the former release opens every database again. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyBeforeUpgrade, markUpgraded } from '../../api/backup/before-upgrade.ts'
import { checkBackup } from '../../api/backup/check.ts'
import { restore } from '../../api/backup/restore.ts'
import { openDatabases } from '../../api/platform/database/databases.ts'
import { newId } from '../../api/platform/runtime/ids.ts'
import { freePort, launch } from '../tools/server-process.ts'

const root = join(import.meta.dirname, '../..')
let folder: string
let former: string
let dataDir: string
let upgraded_at: number
const [old_site, new_site] = [newId('site'), newId('site')]
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-undo-'))
  dataDir = join(folder, 'data')
  former = join(folder, 'migrations')
  // A release that lacks the last two migrations of sites, and the last one of control.
  cpSync(join(root, 'api/migrations'), former, { recursive: true })
  for (const [kind, count] of [
    ['site', 2],
    ['control', 1],
  ] as const) {
    const journal = join(former, kind, 'meta/_journal.json')
    const { entries, ...rest } = JSON.parse(readFileSync(journal, 'utf8'))
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -count) }))
  }
  mkdirSync(dataDir)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const open = (migrationsFolder?: string) =>
  openDatabases({ dataDir, now: () => Date.now(), ...(migrationsFolder && { migrationsFolder }) })

async function undo(...args: string[]) {
  const program = join(root, 'api/backup/main.ts')
  const launched = launch({ folder: dataDir, port: await freePort(), program, args: ['undo-upgrade', ...args] })
  const { code } = await launched.ended
  return { code, said: launched.output().trim() }
}

test('databases go back, what was written since lies beside them, what was made since is named', async () => {
  const before = await open(former)
  await before.createSite(old_site)
  await before.close()
  upgraded_at = Date.now() - 1
  const after = await open()
  await after.site(old_site)
  await after.createSite(new_site)
  expect((await undo(new Date(upgraded_at).toISOString())).said).toContain('is in use by process')
  await after.close()
  await expect(open(former)).rejects.toThrow(/newer release/)

  const listed = await undo()
  expect(listed.code).toBe(1)
  expect(listed.said.split('\n').filter(line => line.includes('.before-'))).toHaveLength(2)
  const later = await undo(new Date(Date.now() + 60_000).toISOString())
  expect(later).toMatchObject({ code: 1, said: expect.stringContaining('No upgrade has changed a database') })
  const { code, said } = await undo(new Date(upgraded_at).toISOString())
  expect(code).toBe(0)
  expect(said).toContain(`${join(dataDir, 'sites', new_site, 'site.db')} was made since`)

  const again = await open(former)
  await again.site(old_site)
  await expect(again.site(new_site)).rejects.toThrow(/newer release/)
  const marked = await again.control.read(db =>
    db.one("select count(*) from installation where name = 'backup_made_at'"),
  )
  expect(marked).toEqual([1])
  await again.close()
  expect(readdirSync(dataDir).some(name => name.startsWith('control.db.after-'))).toBe(true)
  const upgraded = await open()
  await upgraded.site(old_site)
  await upgraded.site(new_site)
  await upgraded.close()
})

test('where backups are made, all of it is copied before the first database is changed, once, and goes back as a whole', async () => {
  dataDir = join(folder, 'whole')
  mkdirSync(dataDir)
  const backups = { folder: join(folder, 'backups'), hours: 24, count: 7 }
  const config = { data_dir: dataDir, backups, node_address: undefined }
  expect(await copyBeforeUpgrade(config)).toBeUndefined()
  const before = await open(former)
  await before.createSite(old_site)
  await expect(copyBeforeUpgrade(config)).rejects.toThrow('is in use by process')
  await before.close()

  expect(await copyBeforeUpgrade({ ...config, backups: undefined })).toBeUndefined()
  const copy = (await copyBeforeUpgrade(config)) ?? ''
  expect(copy).toMatch(/before-upgrade-/)
  expect(await checkBackup(copy)).toMatchObject({ sites: 1, faults: [] })
  await (await open()).close()
  await markUpgraded(config)
  expect(await copyBeforeUpgrade(config)).toBeUndefined()

  await restore(copy, dataDir)
  const again = await open(former)
  await again.site(old_site)
  await again.close()
  // The folder that went back is upgraded anew one day.
  expect(await copyBeforeUpgrade(config)).toMatch(/before-upgrade-/)
})
