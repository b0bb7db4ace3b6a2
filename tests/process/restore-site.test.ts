/** One site goes back to a backup by the command: it rests and says so, the other site has all that came since. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Sync from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareSites, type Sites } from '../bench/parts/sites.ts'
import { raisedLimits, submission, submissionPath } from '../bench/parts/submission.ts'
import { freePort, launch, type ServerProcess, startServer } from '../tools/server-process.ts'

const program = join(import.meta.dirname, '../../api/backup/main.ts')
let sites: Sites
let root: string
let port: number
let backup: string
beforeAll(async () => {
  sites = await prepareSites(2)
  root = mkdtempSync(join(tmpdir(), 'leadwright-restore-site-'))
  backup = join(root, 'backup')
  port = await freePort()
})
afterAll(() => {
  for (const path of [sites.folder, root]) rmSync(path, { recursive: true, force: true })
})

async function run(...args: string[]) {
  const launched = launch({ folder: sites.folder, port, program, args })
  const { code } = await launched.ended
  return { code, said: launched.output().trim() }
}
const start = () => startServer({ folder: sites.folder, port, environment: raisedLimits, args: ['--empty'] })

async function submit({ url }: ServerProcess, times: number): Promise<void> {
  const headers = { 'content-type': 'application/json' }
  for (const form of sites.forms)
    for (let i = 0; i < times; i++) {
      const answer = await fetch(url + submissionPath(form), { method: 'POST', headers, body: submission() })
      expect(answer.status).toBe(201)
    }
}

function read<T>(path: string, sql: string): T[] {
  const database = new Sync(join(sites.folder, path))
  const rows = database.prepare(sql).all() as T[]
  database.close()
  return rows
}
const submissions = (site_id: string) =>
  read<{ n: number }>(`sites/${site_id}/site.db`, 'select count(*) as n from submissions')[0]?.n

test('what came to the site since is set aside, what came to others stays', async () => {
  const [first = { site_id: '' }, second = { site_id: '' }] = sites.forms
  const before = await start()
  await submit(before, 2)
  expect((await run('backup', backup)).code).toBe(0)
  await submit(before, 3)
  const beside = await run('restore', backup, '--site', first.site_id)
  expect(beside).toMatchObject({ code: 1, said: expect.stringContaining('is in use by process') })
  await before.stop()

  const unknown = await run('restore', backup, '--site', 'site_none')
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('has no site site_none') })
  const restored = await run('restore', backup, '--site', first.site_id)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('rests until it is resumed') })
  expect([submissions(first.site_id), submissions(second.site_id)]).toEqual([2, 5])
  const rows = read<{ id: string; paused: number; restored: number }>(
    'control.db',
    'select id, paused_at is not null as paused, restored_from is not null as restored from sites',
  )
  expect(rows).toEqual(
    expect.arrayContaining([
      { id: first.site_id, paused: 1, restored: 1 },
      { id: second.site_id, paused: 0, restored: 0 },
    ]),
  )
  expect(readdirSync(join(sites.folder, 'before-restore'))).toEqual([
    expect.stringMatching(new RegExp(`^${first.site_id}-`)),
  ])
  const after = await start()
  await submit(after, 1)
  await after.stop()
  expect([submissions(first.site_id), submissions(second.site_id)]).toEqual([3, 6])
})
