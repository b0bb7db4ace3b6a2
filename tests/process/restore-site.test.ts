/** One site goes back to a backup by the command: it rests and says so, the other site has all that came since; also beside a running server, and whenever that is killed. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sync from 'libsql'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fault_point } from '../../api/platform/config/switches.ts'
import { proofTest } from '../../api/testing/proof-test.ts'
import { prepareSites, type Sites } from '../bench/parts/sites.ts'
import { raisedLimits, submission, submissionPath } from '../bench/parts/submission.ts'
import { freePort, launch, type ServerProcess, startServer } from '../tools/server-process.ts'

const program = join(import.meta.dirname, '../../api/backup/main.ts')
let sites: Sites
let root: string
let port: number
let backup: string
let server: ServerProcess
/** Two submissions are in the backup, three came since. */
beforeAll(async () => {
  sites = await prepareSites(2)
  root = mkdtempSync(join(tmpdir(), 'leadwright-restore-site-'))
  backup = join(root, 'backup')
  port = await freePort()
  server = await start()
  await submit(server, 2)
  expect((await run('backup', backup)).code).toBe(0)
  await submit(server, 3)
}, 90_000)
afterAll(async () => {
  await server?.kill()
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

const pausedAndRestored = () =>
  new Map(
    read<{ id: string; paused: number; restored: number }>(
      'control.db',
      'select id, paused_at is not null as paused, restored_from is not null as restored from sites',
    ).map(({ id, paused, restored }) => [id, [paused, restored]]),
  )
/** The site that is restored, and one that is not. */
const both = () => {
  const [one, other] = sites.forms
  if (!one || !other) throw new Error('There are two sites')
  return { one, other }
}
const sites_folder = () => readdirSync(join(sites.folder, 'sites')).filter(name => name.startsWith('.'))

proofTest('with the server stopped: what came to the site since is set aside, what came to others stays', async () => {
  const { one, other } = both()
  await server.stop()
  const unknown = await run('restore', backup, '--site', 'site_none')
  expect(unknown).toMatchObject({ code: 1, said: expect.stringContaining('has no site site_none') })
  const restored = await run('restore', backup, '--site', one.site_id)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('rests until it is resumed') })
  expect([submissions(one.site_id), submissions(other.site_id)]).toEqual([2, 5])
  expect(pausedAndRestored()).toEqual(
    new Map([
      [one.site_id, [1, 1]],
      [other.site_id, [0, 0]],
    ]),
  )
  expect(readdirSync(join(sites.folder, 'before-restore'))).toEqual([expect.stringMatching(`^${one.site_id}-`)])
  server = await start()
})

test('nobody without the token of the folder is heard, and a folder that is not asked for properly is refused', async () => {
  const { port: ear, token } = JSON.parse(readFileSync(join(sites.folder, 'operator.json'), 'utf8'))
  const ask = async (authorization: string, body: unknown) =>
    (
      await fetch(`http://127.0.0.1:${ear}/put_site_back`, {
        ...{ method: 'POST', headers: { authorization }, body: JSON.stringify(body) },
      })
    ).status
  const asked = { site_id: both().one.site_id, draft: '../..', made_at: 1 }
  expect(await ask('Bearer guessed', asked)).toBe(401)
  expect(await ask(`Bearer ${token}`, { site_id: 1 })).toBe(422)
  expect(await ask(`Bearer ${token}`, asked)).toBe(409)
  expect(statSync(join(sites.folder, 'operator.json')).mode & 0o777).toBe(0o600)
})

test('while others are served: none of their requests fails, and the site answers from the backup at once', async () => {
  const { one, other } = both()
  await submit(server, 2)
  const statuses = { one: [] as number[], other: [] as number[] }
  let isOver = false
  const ask = async (whose: keyof typeof statuses, form: typeof one) => {
    const headers = { 'content-type': 'application/json' }
    while (!isOver) {
      const answer = await fetch(server.url + submissionPath(form), { method: 'POST', headers, body: submission() })
      await answer.body?.cancel()
      statuses[whose].push(answer.status)
      await sleep(10)
    }
  }
  const asking = [ask('one', one), ask('other', other), ask('other', other)]
  await vi.waitFor(() => expect(statuses.one.length).toBeGreaterThan(20), { timeout: 20_000, interval: 20 })
  const restored = await run('restore', backup, '--site', one.site_id)
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('rests until it is resumed') })
  const since = submissions(one.site_id) ?? 0
  isOver = true
  await Promise.all(asking)
  expect(new Set(statuses.other)).toEqual(new Set([201]))
  expect(statuses.one.filter(status => status !== 201 && status !== 503)).toEqual([])
  // Whatever it took in before the exchange lies aside; who waits in it is served from the backup.
  expect(since).toBeLessThan(statuses.one.length)
  await submit(server, 1)
  expect(await server.stop()).toBe(0)
  expect(existsSync(join(sites.folder, 'operator.json'))).toBe(false)
  expect(submissions(other.site_id)).toBe(5 + 2 + statuses.other.length + 1)
  expect(submissions(one.site_id)).toBeLessThan(2 + statuses.one.length)
  expect(pausedAndRestored().get(one.site_id)).toEqual([1, 1])
  expect(sites_folder()).toEqual([])
})

const points: [point: string, which: 'old' | 'new'][] = [
  ['site to be restored', 'new'],
  ['site not yet to be restored', 'old'],
  ['site marked as restored', 'new'],
  ['site set aside', 'new'],
]
for (const [point, which] of points)
  proofTest(`killed at “${point}” it has what it had, or all of the backup`, async () => {
    const { one } = both()
    const before = submissions(one.site_id) ?? 0
    const killed = await startServer({
      ...{ folder: sites.folder, port, args: ['--empty'] },
      environment: { ...raisedLimits, [fault_point]: point },
    })
    await submit(killed, 1)
    expect((await run('restore', backup, '--site', one.site_id)).code).toBe(1)
    expect((await killed.ended).signal).toBe('SIGKILL')
    const after = await start()
    await submit(after, 1)
    await after.stop()
    expect(submissions(one.site_id)).toBe(which === 'old' ? before + 2 : 3)
    expect(pausedAndRestored().get(one.site_id)).toEqual([1, 1])
    expect(sites_folder()).toEqual([])
  })
