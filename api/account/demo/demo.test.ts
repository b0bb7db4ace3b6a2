import { existsSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { advance } from '../../../workflows/advance.ts'
import { readConfig } from '../../platform/config/config.ts'
import { FixedClock } from '../../platform/runtime/clock.ts'
import { createLog } from '../../platform/runtime/log.ts'
import { seed } from '../../seed/seed.ts'
import { createHarness, type Harness, startOfTest } from '../../testing/harness.ts'
import { sites } from '../sites/table.ts'
import { foreignOrigin } from './rules.ts'

/** Two businesses with 90 days of history: seconds of work, minutes on a busy machine. */
const seeding = { timeout: 300_000 }

let h: Harness
const local = { host: 'localhost:8787', 'content-type': 'application/json' }
const here = { incoming: { socket: { remoteAddress: '127.0.0.1' } } }

const move = (hours: unknown, headers: Record<string, string> = {}, env: object = here) =>
  h.app.request(
    '/v1/demo/clock',
    { method: 'POST', headers: { ...local, ...headers }, body: JSON.stringify({ hours }) },
    env,
  )

/** The data folder as it was once the demo was made, for installations of their own. */
let seeded: string
const folders: string[] = []

beforeAll(async () => {
  h = await createHarness({ PUBLIC_URL: 'http://localhost:8787' })
  seeded = await newFolder()
}, 60_000)
afterAll(async () => {
  await h.close()
  for (const folder of folders) await rm(folder, { recursive: true, force: true })
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'leadwright-demo-'))
  folders.push(folder)
  return folder
}

const openOn = (folder: string, PUBLIC_URL: string) =>
  h.program.openInstallation(readConfig({ DATA_DIR: folder, PUBLIC_URL }), {
    clock: new FixedClock(startOfTest),
    log: createLog('silent'),
  })

/** An installation with the demo, in a folder of its own. */
async function openCopy(PUBLIC_URL: string) {
  const folder = await newFolder()
  await cp(seeded, folder, { recursive: true })
  const installation = await openOn(folder, PUBLIC_URL)
  return { folder, installation, app: h.program.createApp(installation) }
}

test('without a demo there is none to move or to remove', async () => {
  expect((await h.get('/v1/demo', { token: null })).body).toMatchObject({ present: false, sites: [] })
  expect((await move(1)).status).toBe(409)
  expect((await h.delete('/v1/demo')).body).toMatchObject({ code: 'demo_not_present' })
  expect((await trying()).status).toBe(409)
})

test('its clock moves forward for demo sites only, wakes their work, and is kept', seeding, async () => {
  await seed(h.installation, advance)
  await cp(h.folder, seeded, { recursive: true })
  const before = (await h.get('/v1/demo', { token: null })).body as unknown as { sites: { id: string }[]; now: string }
  expect(before).toMatchObject({ now: '2027-03-14T09:30:00.000Z', sites: [{ language: 'en' }, { language: 'es' }] })
  // Sunday; New York is on summer time since that very night.
  expect(before.sites).toMatchObject([
    { next_working_morning: '2027-03-15T13:00:00.000Z' },
    { next_working_morning: '2027-03-15T08:00:00.000Z' },
  ])
  const woken: string[] = []
  const off = h.installation.signals.on('jobs', id => woken.push(id))
  const moved = await move(23.5)
  off()
  expect(await moved.json()).toMatchObject({ now: '2027-03-15T09:00:00.000Z', clock_ahead_hours: 23.5 })
  expect(woken).toEqual(before.sites.map(s => s.id))
  expect(h.installation.clockOf({ is_demo: true }).now()).toBe(startOfTest + 23.5 * 3_600_000)
  expect(h.installation.clockOf({ is_demo: false }).now()).toBe(startOfTest)
})

test('while a demo’s site is a draft, its widget answers the demo’s page and nobody else', async () => {
  const { control } = h.installation.databases
  const { body } = await h.get('/v1/demo', { token: null })
  const [{ id = '' } = {}] = body.sites as { id: string }[]
  const published = async (published_at: number | null) => {
    await control.write(async tx => {
      await tx.update(sites).set({ published_at }).where(eq(sites.id, id))
    })
    h.installation.signals.wake('site', id)
  }
  const config = (headers: Record<string, string>) => h.get(`/v1/public/sites/${id}/config`, { token: null, headers })
  await published(null)
  try {
    expect((await config({ origin: 'http://127.0.0.1:8787' })).body).toMatchObject({ site_id: id })
    expect((await config({ referer: 'http://127.0.0.1:8787/demo/page?site=x' })).status).toBe(200)
    expect((await config({ origin: 'https://casa.example' })).status).toBe(404)
    expect((await config({})).status).toBe(404)
  } finally {
    await published(startOfTest)
  }
  expect((await config({ origin: 'https://casa.example' })).status).toBe(200)
})

test.each([
  ['from another machine', {}, { incoming: { socket: { remoteAddress: '192.0.2.7' } } }],
  ['by a page of another origin', { origin: 'https://elsewhere.example' }, here],
  ['through a proxy on this machine', { 'x-forwarded-for': '192.0.2.7' }, here],
  ['by a fetch of the server itself', { 'leadwright-fetch': '1' }, here],
])('it does not move %s', async (_name, headers, env) => {
  const before = h.installation.demoClock.offset
  expect((await move(1, headers, env)).status).toBe(403)
  expect(h.installation.demoClock.offset).toBe(before)
})

const trying = (headers: Record<string, string> = {}, env: object = here) =>
  h.app.request('/v1/demo/session', { method: 'POST', headers: { ...local, ...headers } }, env)

test('whoever sits at the machine signs in to the demo without a password, as its person', async () => {
  const answer = await trying()
  const body = (await answer.json()) as { token: string; user: { email: string } }
  expect([answer.status, body.user.email]).toEqual([201, 'demo@leadwright.example'])
  const { data } = (await h.get('/v1/sites', { token: body.token })).body
  expect(data.map(site => site.name).sort()).toEqual(['Huerta Clara', 'Juniper & Clay'])
  expect(((await h.app.request('/v1/demo', { headers: local }, here)) as Response).status).toBe(200)
  expect(await (await h.app.request('/v1/demo', { headers: local }, here)).json()).toMatchObject({ can_sign_in: true })
  expect((await h.get('/v1/demo', { token: null })).body).toMatchObject({ can_sign_in: false })
})

test.each([
  ['from another machine', {}, { incoming: { socket: { remoteAddress: '192.0.2.7' } } }],
  ['by a page of another origin', { origin: 'https://elsewhere.example' }, here],
  ['through a proxy on this machine', { 'x-forwarded-for': '192.0.2.7' }, here],
  ['through a proxy that names itself otherwise', { 'x-real-ip': '192.0.2.7' }, here],
  ['by a fetch of the server itself', { 'leadwright-fetch': '1' }, here],
  ['by a foreign name that leads to this machine', { host: 'rebound.example:8787' }, here],
])('nobody signs in to it %s', async (_name, headers, env) => {
  expect((await trying(headers, env)).status).toBe(403)
})

test('nobody signs in to it on a server that has a name of its own, whatever stands before it', async () => {
  const one = await openCopy('https://leads.example.com')
  const options = { method: 'POST', headers: local }
  expect((await one.app.request('/v1/demo/session', options, here)).status).toBe(403)
  expect(await (await one.app.request('/v1/demo', { headers: local }, here)).json()).toMatchObject({
    present: true,
    can_sign_in: false,
  })
  await one.installation.close()
})

test.each([[0], [-1], [8_785], ['1']])('%j hours are refused', async hours => {
  expect((await move(hours)).status).toBe(422)
})

test('signing in to it is limited', async () => {
  const statuses = await Promise.all(Array.from({ length: 25 }, async () => (await trying()).status))
  expect(new Set(statuses)).toEqual(new Set([201, 429]))
})

test('only a super administrator removes the demo: both sites go, people and other sites stay', async () => {
  const own = await h.newSite('Own')
  const other = await h.newPerson('b@example.com')
  expect((await h.delete('/v1/demo', { token: other.token })).status).toBe(403)
  const { sites } = (await h.get('/v1/demo')).body as unknown as { sites: { id: string }[] }
  expect((await h.delete('/v1/demo')).status).toBe(204)
  expect((await h.get('/v1/demo')).body).toMatchObject({ present: false, clock_ahead_hours: 0 })
  for (const site of sites) expect(existsSync(join(h.folder, 'sites', site.id))).toBe(false)
  expect((await h.get(`/v1/sites/${own}`)).status).toBe(200)
})

test('after a restart the clock is as far ahead as before', async () => {
  const { app, installation, folder } = await openCopy('http://localhost:8787')
  const options = { method: 'POST', headers: local, body: '{"hours":5}' }
  expect((await app.request('/v1/demo/clock', options, here)).status).toBe(200)
  await installation.close()
  const again = await openOn(folder, 'http://localhost:8787')
  expect(again.demoClock.now()).toBe(startOfTest + 5 * 3_600_000)
  await again.close()
})

test.each([
  ['http://localhost:8787', 'http://127.0.0.1:8787'],
  ['http://127.0.0.1:8787', 'http://localhost:8787'],
  ['https://leads.example.com', 'https://leads.example.com'],
])('a foreign page of %s lies at %s', (own, foreign) => {
  expect(foreignOrigin(own)).toBe(foreign)
})
