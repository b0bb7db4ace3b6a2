/** Keys are renewed by the command beside the running server, under load; killed in the middle, the next start finishes it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import Sync from 'libsql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fault_point } from '../../api/platform/config/switches.ts'
import { unwrapSecret } from '../../api/platform/identity/secrets.ts'
import { proofTest } from '../../api/testing/proof-test.ts'
import { prepareSites, type Sites } from '../bench/parts/sites.ts'
import { raisedLimits, submission, submissionPath } from '../bench/parts/submission.ts'
import { freePort, launch, type ServerProcess, startServer } from '../tools/server-process.ts'

const program = join(import.meta.dirname, '../../api/backup/main.ts')
let sites: Sites
let root: string
let port: number
beforeAll(async () => {
  sites = await prepareSites(2, (h, at) =>
    h.post(`${at}/webhook-endpoints`, { url: 'https://hooks.example/all', events: [] }),
  )
  root = mkdtempSync(join(tmpdir(), 'leadwright-keys-'))
  port = await freePort()
})
afterAll(() => {
  for (const path of [sites.folder, root]) rmSync(path, { recursive: true, force: true })
})

async function rotate() {
  const launched = launch({ folder: sites.folder, port, program, args: ['rotate-keys'] })
  const { code } = await launched.ended
  return { code, said: launched.output().trim() }
}
const start = (environment: Record<string, string> = {}) =>
  startServer({ folder: sites.folder, port, args: ['--empty'], environment: { ...raisedLimits, ...environment } })

/** How many keys each site has, and whether the newest alone opens each secret. */
function found() {
  return sites.forms.map(({ site_id }) => {
    const database = new Sync(join(sites.folder, 'sites', site_id, 'site.db'))
    const keys = (database.prepare('select key from site_key order by id').all() as { key: Uint8Array }[]).map(
      ({ key }) => Buffer.from(key),
    )
    const secrets = database.prepare('select secret from webhook_endpoints').all() as { secret: string }[]
    database.close()
    const opened = secrets.map(({ secret }) => unwrapSecret(keys.at(-1) ?? Buffer.alloc(32), 'webhook', secret))
    return { keys: keys.length, secrets: opened.filter(secret => secret.startsWith('whsec_')).length }
  })
}

async function submitting(server: ServerProcess, whileThis: () => Promise<unknown>): Promise<Set<number>> {
  const statuses = new Set<number>()
  let isOver = false
  const headers = { 'content-type': 'application/json' }
  const asking = sites.forms.map(async form => {
    while (!isOver) {
      const answer = await fetch(server.url + submissionPath(form), { method: 'POST', headers, body: submission() })
      statuses.add(answer.status)
      await sleep(10)
    }
  })
  await whileThis()
  isOver = true
  await Promise.all(asking)
  return statuses
}

test('beside the running server, whose visitors notice nothing', async () => {
  const server = await start()
  const statuses = await submitting(server, async () => {
    expect(await rotate()).toMatchObject({ code: 0, said: expect.stringContaining('of 2 sites') })
  })
  expect(statuses).toEqual(new Set([201]))
  expect(await server.stop()).toBe(0)
  expect(found()).toEqual([
    { keys: 2, secrets: 1 },
    { keys: 2, secrets: 1 },
  ])
})

const points = ['site key renewed', 'key rotation begun', 'some secrets rewrapped']
for (const point of points)
  proofTest(`killed at “${point}”`, async () => {
    const [{ keys } = { keys: 0 }] = found()
    const killed = await start({ [fault_point]: point })
    expect((await rotate()).code).toBe(1)
    expect((await killed.ended).signal).toBe('SIGKILL')
    const server = await start()
    const after = { keys: keys + 1, secrets: 1 }
    await expect.poll(found, { timeout: 20_000 }).toEqual([after, after])
    await server.stop()
  })

proofTest('without a server the command does it itself', async () => {
  const [{ keys } = { keys: 0 }] = found()
  expect(await rotate()).toMatchObject({ code: 0 })
  expect(found().map(one => one.keys)).toEqual([keys + 1, keys + 1])
})
