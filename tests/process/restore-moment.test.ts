/**
 * An installation, and one site of it, go back to any moment since the last backup: what was answered by then is there, nothing that came
 * later, also where the server was killed and its disk is gone.
 */
import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Database from 'libsql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { FilesKeeper } from '../../api/backup/page-logs.ts'
import { findBackups } from '../../api/backup/scheduled.ts'
import type { PageLogs } from '../../api/platform/database/page-log/page-logs.ts'
import { prepareSites } from '../bench/parts/sites.ts'
import { raisedLimits, submission, submissionPath } from '../bench/parts/submission.ts'
import { freePort, launch, type ServerProcess, startServer } from '../tools/server-process.ts'

/** Backups have the lowest priority, on a machine that may be busy. */
const patience_ms = 20 * 60_000
vi.setConfig({ testTimeout: 2 * patience_ms })

let sites: Awaited<ReturnType<typeof prepareSites>>
let root: string
let port: number
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'leadwright-moment-'))
  const prepared = await prepareSites(2)
  sites = { ...prepared, folder: join(root, 'data') }
  copyFolder(prepared.folder, sites.folder)
  rmSync(prepared.folder, { recursive: true, force: true })
  port = await freePort()
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const backups = () => join(root, 'backups')
const environment = () => ({ ...raisedLimits, BACKUP_DIR: backups() })
const start = (folder = sites.folder) => startServer({ folder, port, environment: environment(), args: ['--empty'] })
async function restore(folder: string, ...args: string[]) {
  const program = join(import.meta.dirname, '../../api/backup/main.ts')
  const launched = launch({ folder, port, program, args: ['restore', ...args], environment: environment() })
  const { code } = await launched.ended
  return { code, said: launched.output().trim() }
}
async function submit(server: ServerProcess, site: number, count: number): Promise<void> {
  const form = sites.forms[site]
  if (!form) throw new Error('There is no such site.')
  const headers = { 'content-type': 'application/json' }
  for (let n = 0; n < count; n++) {
    const answer = await fetch(server.url + submissionPath(form), { method: 'POST', headers, body: submission() })
    expect(answer.status).toBe(201)
  }
}
const copyFolder = (from: string, to: string) => cpSync(from, to, { recursive: true, preserveTimestamps: true })

/** Asked of a copy: the driver keeps a closed file open, and the next connection of this process would take over what it knew of it. */
function submissions(folder: string, site: number): number {
  const copy = mkdtempSync(join(root, 'copy-'))
  copyFolder(join(folder, 'sites', sites.forms[site]?.site_id ?? ''), copy)
  const database = new Database(join(copy, 'site.db'))
  const [count] = database.prepare('select count(*) from submissions').raw().get([]) as [number]
  database.close()
  return count
}
const filesOf = (folder: string, site: number) => join(folder, 'sites', sites.forms[site]?.site_id ?? '', 'files')

/** Under the hash of what it holds, as the server stores it; kept as it keeps files, and gone afterwards. */
async function storeForAWhile(site: number): Promise<string> {
  const bytes = 'A file of its own.'
  const hash = createHash('sha256').update(bytes).digest('hex')
  const path = join(filesOf(sites.folder, site), hash.slice(0, 2), hash)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, bytes)
  const written = { takeWritten: () => new Set([sites.forms[site]?.site_id ?? '']) } as PageLogs
  await new FilesKeeper(sites.folder, backups()).keep(written, Date.now(), Date.now())
  rmSync(path)
  return join(hash.slice(0, 2), hash)
}
const both = (folder: string) => [submissions(folder, 0), submissions(folder, 1)]
/** A moment between two writes. */
async function moment(): Promise<string> {
  await new Promise(resolve => setTimeout(resolve, 20))
  const at = new Date().toISOString()
  await new Promise(resolve => setTimeout(resolve, 20))
  return at
}

test('exactly what was answered by a moment is restored: of all sites without the disk, of one while others are served', async () => {
  const server = await start()
  const before = await moment()
  await expect.poll(async () => (await findBackups(backups())).length, { timeout: patience_ms }).toBe(1)
  await submit(server, 0, 3)
  await submit(server, 1, 4)
  const first = await moment()
  await submit(server, 0, 2)
  const file = await storeForAWhile(0)
  const second = await moment()
  await submit(server, 0, 1)
  await submit(server, 1, 1)
  const third = await moment()
  await server.kill()
  // What the process has not copied yet lies in the data folder.
  const folder = join(root, 'folder')
  copyFolder(sites.folder, folder)

  expect(await restore(folder, '--to', '2026-11-30')).toMatchObject({
    code: 1,
    said: expect.stringContaining('time zone'),
  })
  expect(await restore(folder, '--to', '2999-01-01T00:00:00Z')).toMatchObject({
    code: 1,
    said: expect.stringContaining('still to come'),
  })
  expect(await restore(folder, '--to', before)).toMatchObject({
    code: 1,
    said: expect.stringContaining('The earliest moment is'),
  })
  const restored = await restore(folder, '--to', third)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('Restored 2 sites as they were at') })
  expect(both(folder)).toEqual([6, 5])

  // The disk is gone: what was copied beside the backups is enough.
  const other = join(root, 'other')
  for (const [at, found] of [
    [first, [3, 4]],
    [second, [5, 4]],
  ] as const) {
    expect((await restore(other, '--to', at)).code).toBe(0)
    expect(both(other)).toEqual(found)
    expect(readFileSync(join(filesOf(other, 0), file), 'utf8')).toBe('A file of its own.')
  }

  const again = await start()
  await submit(again, 1, 2)
  const site_id = sites.forms[0]?.site_id ?? ''
  const one = await restore(sites.folder, '--to', first, '--site', site_id)
  expect(one).toMatchObject({ code: 0, said: expect.stringContaining(`Restored ${site_id} as it was at`) })
  await submit(again, 1, 1)
  expect(await again.stop()).toBe(0)
  expect(both(sites.folder)).toEqual([3, 8])
  // The way back from the way back.
  expect((await restore(sites.folder, '--to', third)).code).toBe(0)
  expect(both(sites.folder)).toEqual([6, 5])
})
