/** The running server makes backups by itself, keeps the latest, and says where one fails; each can be checked at any time. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findBackups } from '../../api/backup/scheduled.ts'
import { proofTest } from '../../api/testing/proof-test.ts'
import { prepareSites } from '../bench/parts/sites.ts'
import { freePort, launch, startServer } from '../tools/server-process.ts'

/** Backups have the lowest priority, on a machine that may be busy. */
const patience_ms = 20 * 60_000
vi.setConfig({ testTimeout: 2 * patience_ms })

const programs = join(import.meta.dirname, '../../api')
let folder: string
let site_id: string
let root: string
let port: number
beforeAll(async () => {
  const { folder: made, forms } = await prepareSites(1)
  folder = made
  site_id = forms[0]?.site_id ?? ''
  root = mkdtempSync(join(tmpdir(), 'leadwright-scheduled-'))
  port = await freePort()
})
afterAll(() => {
  for (const path of [folder, root]) rmSync(path, { recursive: true, force: true })
})

async function run(program: string, args: string[], environment: Record<string, string> = {}) {
  const launched = launch({ folder, port, program: join(programs, program), args, environment })
  const { code } = await launched.ended
  return { code, said: launched.output().trim() }
}
const check = (backup: string) => run('backup/main.ts', ['check-backup', backup])

test('a backup is made, found whole, and takes the place of the oldest; damage to it is found', async () => {
  const backups = join(root, 'backups')
  const old = join(backups, 'leadwright-2020-01-01T00-00-00-000Z')
  mkdirSync(old, { recursive: true })
  writeFileSync(join(old, 'backup.json'), '{}')
  writeFileSync(join(backups, 'leadwright-notes.txt'), 'mine')
  const environment = { BACKUP_DIR: backups, BACKUPS_KEPT: '1' }
  expect((await run('doctor/main.ts', ['--offline'], environment)).said).toContain('is of 2020-01-01')
  const server = await startServer({ folder, port, environment, args: ['--empty'] })
  const made = async () => (await findBackups(backups)).map(({ path }) => path)
  await expect
    .poll(made, { timeout: patience_ms })
    .toEqual([expect.stringMatching(/leadwright-2\d{3}-(?!01-01T00-00)/)])
  const age = async () =>
    /^leadwright_backup_age_seconds ([\d.]+)$/m.exec(await (await fetch(`${server.url}/metrics`)).text())?.[1]
  await expect.poll(async () => Number(await age())).toBeLessThan(patience_ms / 1e3)
  expect(await server.stop()).toBe(0)
  expect(readdirSync(backups)).toContain('leadwright-notes.txt')
  expect(await run('doctor/main.ts', ['--offline'], environment)).toMatchObject({ code: 0 })
  const [backup = ''] = await made()
  expect(await check(backup)).toMatchObject({ code: 0, said: expect.stringContaining('is whole: 1 sites') })
  expect(readdirSync(backup).sort()).toEqual(['backup.json', 'control.db', 'pages', 'sites'])
  const file = join(backup, 'sites', site_id, 'site.db')
  const bytes = readFileSync(file)
  bytes[bytes.length - 5] = (bytes.at(-5) ?? 0) ^ 0xff
  writeFileSync(file, bytes)
  rmSync(join(backup, 'control.db'))
  const { code, said } = await check(backup)
  expect([code, said.split('\n')]).toEqual([
    1,
    [`${join(backup, 'control.db')} is missing.`, `${file} is not what it was when the backup was made.`],
  ])
})

proofTest('one that fails is logged and counted, and the server goes on', async () => {
  const backups = join(root, 'file', 'backups')
  writeFileSync(join(root, 'file'), 'no folder')
  const server = await startServer({ folder, port, environment: { BACKUP_DIR: backups }, args: ['--empty'] })
  await expect.poll(() => server.output(), { timeout: patience_ms }).toContain('no backup was made')
  expect(await (await fetch(`${server.url}/metrics`)).text()).toContain('\nleadwright_backup_failures_total 1\n')
  expect(await server.stop()).toBe(0)
})
