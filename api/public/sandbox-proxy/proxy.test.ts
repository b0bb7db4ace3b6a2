/** A WordPress that runs here, from its making to its visit: what the proxy lets through, and what it does not. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { playgroundLimits } from '../../site/sandboxes/drivers/limits.ts'
import { findSandbox } from '../../site/sandboxes/sandboxes/rules.ts'
import { createSandboxFixture, type SandboxFixture } from '../../testing/fixtures/sandboxes.ts'
import { Visits } from './visits.ts'

const hour = 3_600_000
let f: SandboxFixture
let sandbox_id: string
let origin: string
beforeAll(async () => {
  f = await createSandboxFixture()
  sandbox_id = await f.newSandbox({ name: 'Shop-demo', type: 'wordpress', size_gb: 1 })
  origin = String((await f.sandbox(sandbox_id)).url)
})
afterAll(() => f.close())

const cookieIn = (headers: { 'set-cookie'?: string[] | undefined }): string =>
  headers['set-cookie']?.find(one => one.startsWith('leadwright_visit='))?.split(';')[0] ?? ''

/** Enters as the owner; answers the cookie. */
async function enter(): Promise<string> {
  const opened = await f.w.post(f.path(`sandboxes/${sandbox_id}/open`))
  expect(opened.status).toBe(200)
  const entered = await f.visit(String(opened.body.url))
  expect(entered.status).toBe(302)
  return cookieIn(entered.headers)
}

test('it is ready after its making, with its database outside of the web root and none inside', async () => {
  expect(await f.sandbox(sandbox_id)).toMatchObject({ machine_status: 'ready', status: 'active' })
  expect(origin).toMatch(/^http:\/\/shop-demo-[0-9a-z]{5}-[0-9a-z]{25}\.demos\.example\.com$/)
  const live = join(f.folder(sandbox_id), 'live')
  expect(readdirSync(join(live, 'database'))).toEqual(['.ht.sqlite'])
  expect(existsSync(join(live, 'wordpress', 'wp-content', 'database'))).toBe(false)
})

test('without a link nobody comes in; a link lets in once; nothing else of the origin is open', async () => {
  expect((await f.visit(`${origin}/`)).status).toBe(403)
  const opened = String((await f.w.post(f.path(`sandboxes/${sandbox_id}/open`))).body.url)
  const [first, second] = [await f.visit(opened), await f.visit(opened)]
  expect([first.status, first.headers.location, second.status]).toEqual([302, '/wp-admin/', 403])
  const cookie = cookieIn(first.headers)
  const page = await f.visit(`${origin}/wp-admin/?x=1`, { headers: { cookie: `${cookie}; other=2` } })
  expect(page.status).toBe(200)
  expect(JSON.parse(page.body)).toMatchObject({ path: '/wp-admin/?x=1', cookie: 'other=2', host: new URL(origin).host })
  expect(page.headers['x-robots-tag']).toContain('noindex')
  expect(page.headers['x-powered-by']).toBeUndefined()
  expect((await f.visit(`${origin}/`, { headers: { cookie: `${cookie}x` } })).status).toBe(410)
  for (const path of ['/wp-content/database/%2eht.sqlite', '/xmlrpc.php', '/wp-content/debug.log', '/a/../.git/x']) {
    expect((await f.visit(`${origin}${path}`, { headers: { cookie } })).status, path).toBe(404)
  }
})

test('a host below that names no sandbox says that it leads here', async () => {
  const none = await f.visit('http://doctor.demos.example.com/')
  expect([none.status, none.headers['x-sandbox-page']]).toEqual([404, 'not_found'])
})

test('a ticket that was used lets nobody in after a restart', async () => {
  const opened = String((await f.w.post(f.path(`sandboxes/${sandbox_id}/open`))).body.url)
  const ticket = opened.slice(opened.lastIndexOf('/') + 1)
  const database = await f.w.installation.databases.site(f.site)
  const sandbox = await database.read(db => findSandbox(db, sandbox_id))
  if (!sandbox) throw new Error('There is no sandbox')
  expect(await new Visits(f.w.installation).enter(ticket, sandbox)).toMatchObject({ visit: { role: 'owner' } })
  expect(await new Visits(f.w.installation).enter(ticket, sandbox)).toBeUndefined()
})

test('a header of ours does not come in from outside', async () => {
  const cookie = await enter()
  const page = await f.visit(`${origin}/`, { headers: { cookie, 'x-leadwright-entry': 'made.up' } })
  expect(page.status).toBe(200)
})

test('hosts below the address of sandboxes have nothing of ours, others are left alone', async () => {
  expect((await f.visit('http://demos.example.com/v1/sites')).status).toBe(404)
  expect((await f.visit('http://unknown.demos.example.com/')).status).toBe(404)
  expect((await f.visit(origin.replace('shop-demo', 'other-demo'))).status).toBe(404)
  expect((await f.visit('http://leads.example.com/')).status).toBe(421)
})

test('no connection leaves the process, not even to this machine', async () => {
  const service = createServer((_asked, answer) => answer.end('secret'))
  await new Promise<void>(resolve => service.listen(0, '127.0.0.1', resolve))
  const { port } = service.address() as AddressInfo
  const cookie = await enter()
  const tried = await f.visit(`${origin}/out?to=${encodeURIComponent(`http://127.0.0.1:${port}/`)}`, {
    headers: { cookie },
  })
  expect(tried.body).toBe('refused EACCES')
  service.close()
})

test('who uses nothing is stopped, and woken by the next visit with its content', async () => {
  const cookie = await enter()
  await f.visit(`${origin}/post?title=Hello`, { headers: { cookie } })
  f.w.clock.forward(15 * 60_000)
  await f.supervisor().look()
  expect(f.supervisor().isRunning(sandbox_id)).toBe(false)
  expect(await f.sandbox(sandbox_id)).toMatchObject({ machine_status: 'asleep' })
  const woken = await f.visit(`${origin}/`, { headers: { cookie } })
  expect(JSON.parse(woken.body).posts).toEqual(['Hello'])
})

test('a reader sees that it wakes up, in their language, and the page reloads itself', async () => {
  const cookie = await enter()
  await f.supervisor().stop(sandbox_id)
  const slow = join(f.folder(sandbox_id), 'live', 'wordpress', 'slow.txt')
  writeFileSync(slow, '2500')
  const headers = { cookie, accept: 'text/html', 'accept-language': 'es' }
  const page = await f.visit(`${origin}/`, { headers })
  expect(page.status).toBe(503)
  expect(page.body).toContain('Tu demo está despertando')
  expect(page.body).toContain('http-equiv="refresh"')
  const served = await f.until(
    () => f.visit(`${origin}/`, { headers }),
    ({ status }) => status === 200,
  )
  expect(served.body).toContain('Hello')
})

test('a ticket into one that sleeps is not lost: the page that waits lets its reader in, and nobody else', async () => {
  await f.supervisor().stop(sandbox_id)
  const opened = String((await f.w.post(f.path(`sandboxes/${sandbox_id}/open`))).body.url)
  const reader = { accept: 'text/html' }
  const waiting = await f.visit(opened, { headers: reader })
  expect([waiting.status, waiting.headers['x-sandbox-page']]).toEqual([503, 'waking'])
  const cookie = cookieIn(waiting.headers)
  expect((await f.visit(opened, { headers: reader })).status).toBe(403)
  const entered = await f.until(
    () => f.visit(opened, { headers: { ...reader, cookie } }),
    ({ status }) => status !== 503,
  )
  expect([entered.status, entered.headers.location]).toEqual([302, '/wp-admin/'])
})

test('one that dies is started again; one that cannot start says so and is tried with growing waits', async () => {
  const cookie = await enter()
  expect((await f.visit(`${origin}/crash`, { headers: { cookie } })).status).toBe(503)
  const again = await f.until(
    () => f.visit(`${origin}/`, { headers: { cookie } }),
    ({ status }) => status === 200,
  )
  expect(again.body).toContain('Hello')
  await f.visit(`${origin}/crash`, { headers: { cookie } })
  await f.until(
    async () => f.supervisor().waitOf(sandbox_id),
    wait => wait > 0,
  )
  expect((await f.visit(`${origin}/`, { headers: { cookie, accept: 'text/html' } })).status).toBe(503)
  const { restarts_at } = await f.sandbox(sandbox_id)
  expect(Date.parse(String(restarts_at)), 'its owner is told').toBeGreaterThan(f.w.clock.now())
  f.w.clock.forward(10 * 60_000)
  expect(await f.sandbox(sandbox_id)).not.toHaveProperty('restarts_at')
  expect((await f.visit(`${origin}/`, { headers: { cookie } })).status).toBe(200)
})

test('one that hangs, or takes too much memory, is ended and begins anew with a later visit', async () => {
  const usual = { ...playgroundLimits }
  const cookie = await enter()
  const runs = () => f.visit(`${origin}/`, { headers: { cookie } })
  for (const broken of ['hangs', 'memory']) {
    f.w.clock.forward(hour)
    expect((await f.until(runs, ({ status }) => status === 200)).body).toContain('Hello')
    try {
      if (broken === 'hangs') {
        Object.assign(playgroundLimits, { playground_answer_seconds_max: 1 })
        expect((await f.visit(`${origin}/hang`, { headers: { cookie } })).status).toBeGreaterThanOrEqual(500)
      } else {
        Object.assign(playgroundLimits, { playground_memory_mb_max: 1 })
        await f.supervisor().look()
      }
    } finally {
      Object.assign(playgroundLimits, usual)
    }
    await f.until(
      async () => f.supervisor().isRunning(sandbox_id),
      isRunning => !isRunning,
    )
  }
})

test('what is sent is no longer than the space that is left', async () => {
  await f.w.patch(f.path(`sandboxes/${sandbox_id}`), { size_gb: 0.1 })
  const cookie = await enter()
  const small = await f.visit(`${origin}/upload`, { method: 'POST', headers: { cookie }, body: Buffer.alloc(1_000) })
  expect(small.body).toBe('took 1000')
  const tooLong = { cookie, 'content-length': String(200 * 1_048_576) }
  const refused = await f.visit(`${origin}/upload`, { method: 'POST', headers: tooLong, body: Buffer.alloc(10) })
  expect(refused.status).toBe(413)
  expect(refused.body).toContain('Sandbox space is over')
})

test('many uploads take no more space than one, until it is measured again, which they ask for', async () => {
  await f.w.patch(f.path(`sandboxes/${sandbox_id}`), { size_gb: 0.1 })
  f.w.clock.forward(60_000)
  await f.work()
  const headers = { cookie: await enter(), 'content-length': '60000000' }
  const upload = () => f.visit(`${origin}/upload`, { method: 'POST', headers, body: Buffer.alloc(60_000_000) })
  expect((await upload()).body).toBe('took 60000000')
  const refused = await upload().catch((error: NodeJS.ErrnoException) => error)
  // What is refused while it is sent may end as a broken connection.
  expect(['ECONNRESET', 'EPIPE', 413]).toContain('status' in refused ? refused.status : refused.code)
  // What is known of a visit is believed for a moment.
  f.w.clock.forward(5_000)
  await f.work()
  expect((await upload()).body).toBe('took 60000000')
})

test('the process has no variable of ours, and what our plugin reads lies outside of the web root', async () => {
  const config = readFileSync(join(f.folder(sandbox_id), 'own', 'config.php'), 'utf8')
  expect(config).toMatch(/'key' => '[0-9a-f]{64}'/)
  expect(existsSync(join(f.folder(sandbox_id), 'live', 'wordpress', 'own'))).toBe(false)
})
