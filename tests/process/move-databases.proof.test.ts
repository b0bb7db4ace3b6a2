/**
 * The databases of an installation go from its folder to servers, from one server to another and back to the folder, beside the server that
 * works in them and under writers; killed anywhere, what was acknowledged is there, one place alone has it, and the same command ends it.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fault_point } from '../../api/platform/config/switches.ts'
import { DatabaseServer } from '../../api/platform/database/recorded/server.ts'
import { siteFile } from '../../api/platform/database/site-file.ts'
import { startDatabaseServer, type TestDatabaseServer } from '../../api/testing/database-server.ts'
import { tablesAtBothEnds } from '../../api/testing/same-databases.ts'
import { Caller } from '../chaos/caller.ts'
import { setUpToken } from '../tools/server-fixture.ts'
import { freePort, launch, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 900_000, hookTimeout: 180_000 })

const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
const program = join(import.meta.dirname, '../../api/operator/move-main.ts')
const folder = mkdtempSync(join(tmpdir(), 'leadwright-move-'))
let servers: TestDatabaseServer[]
let urls: string[]
let port: number
let server: ServerProcess
let api: Caller
let site_id: string
/** Leads that were answered with 201. */
const acknowledged: string[] = []

const atServers = () => ({ DATABASE_URL: servers[0]!.url, SITE_DATABASE_URL: servers.map(({ url }) => url).join() })

async function start(environment: Record<string, string> = atServers()): Promise<void> {
  server = await startServer({ folder, port, args: ['--empty'], environment })
}

async function command(args: string[], environment: Record<string, string> = atServers()) {
  const launched = launch({ folder, port, program, args, environment })
  const { code, signal } = await launched.ended
  // What is logged is not said.
  const said = launched
    .output()
    .split('\n')
    .filter(line => line !== '' && !line.startsWith('{'))
  return { code, signal, said: said.join('\n') }
}
const places = async () => (await command([])).said
const placeOf = async () =>
  (await places())
    .split('\n')
    .find(line => line.startsWith(site_id))
    ?.split('  ')[1]

beforeAll(async () => {
  servers = [await startDatabaseServer(), await startDatabaseServer()]
  urls = servers.map(({ address }) => address.url)
  port = await freePort()
  await start({})
  api = new Caller(server.url)
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  api.token = String(session.token)
  site_id = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
  await writing(async () => pause(200))
  expect(await server.stop()).toBe(0)
})
afterAll(async () => {
  await server?.kill()
  for (const one of servers) await one.close()
  rmSync(folder, { recursive: true, force: true })
})

let round = 0
/** Writes leads for as long as something else takes; answers what else they were answered with. */
async function writing(work: () => Promise<unknown>): Promise<Set<number>> {
  const others = new Set<number>()
  const label = `r${round++}`
  let isOver = false
  const all = Array.from({ length: 6 }, async (_, w) => {
    for (let n = 0; !isOver; n++) {
      const email = `${label}w${w}n${n}@example.com`
      const answer = await api.once('POST', `/v1/sites/${site_id}/leads`, { email }).catch(() => undefined)
      if (answer?.status === 201) acknowledged.push(email)
      else others.add(answer?.status ?? 0)
      await pause(answer?.status === 201 ? 15 : 50)
    }
  })
  try {
    await work()
  } finally {
    isOver = true
    await Promise.all(all)
  }
  return others
}

const missing = async () => {
  const found = new Set((await api.all(`/v1/sites/${site_id}/leads`)).map(({ email }) => email))
  return acknowledged.filter(email => !found.has(email))
}
/** Which servers have something of it. */
async function having(name = site_id): Promise<number[]> {
  const found = servers.map(async ({ address }) => {
    const database = new DatabaseServer(address).database(name)
    return (await database.exists()) || (await database.twin.exists())
  })
  return (await Promise.all(found)).flatMap((isThere, at) => (isThere ? [at] : []))
}

const points = [
  'site about to have moved',
  'site moved',
  'site to be moved',
  'site copied but for what came since',
  'site copied to its new place',
  'former place of a site emptied',
]
const isRunning = () => server.child.exitCode === null && server.child.signalCode === null
const stop = async () => expect(isRunning() ? await server.stop() : 0).toBe(0)
const otherThan = (place: string | undefined) => urls.find(url => url !== place) ?? ''

/** The server dies at the point, and is started again; then the same command ends it. */
async function killedOnTheWay(to: string, point: string): Promise<void> {
  await writing(async () => {
    await pause(100)
    expect((await command([site_id, to])).code, point).toBe(1)
    expect((await server.ended).signal, point).toBe('SIGKILL')
    await start()
    await pause(300)
  })
  expect(await missing(), point).toEqual([])
  const others = await writing(async () => expect(await command([site_id, to])).toMatchObject({ code: 0 }))
  // On a machine that has no time for it, whoever waits for long is told to come again.
  expect([...others].filter(status => status !== 503)).toEqual([])
  expect(await missing(), point).toEqual([])
  expect(await placeOf(), point).toBe(to)
  expect(await having(), point).toEqual(to === 'folder' ? [] : [urls.indexOf(to)])
}

test('a folder that is given servers has each site at one of them; the command says where', async () => {
  await start({ ...atServers(), [fault_point]: points[0]! })
  await expect.poll(placeOf, { timeout: 60_000, interval: 500 }).toMatch(/^http/)
  expect(await places()).toMatch(new RegExp(`^control  ${urls[0]}\n${site_id}  http://\\S+  Casa Verde$`))
  expect(await missing()).toEqual([])
})

test('to the other server under writers, killed in the middle: one place has it, and nothing is missing', async () => {
  await killedOnTheWay(otherThan(await placeOf()), points[0]!)
})

const killed = points
  .flatMap(point => ['server', 'folder', 'back'].map(way => ({ point, way })))
  // To the folder nothing is copied.
  .filter(({ point, way }) => way !== 'folder' || !point.startsWith('site copied but'))
for (const { point, way } of killed)
  test(`killed at “${point}” on the way to ${way}`, async () => {
    const isBack = way === 'back'
    if (!isRunning()) await start()
    await expect.poll(placeOf, { timeout: 60_000, interval: 500 }).toMatch(/^(?:http|folder$)/)
    if (isBack && (await placeOf()) !== 'folder') expect((await command([site_id, 'folder'])).code).toBe(0)
    if (!isBack && (await placeOf()) === 'folder') expect((await command([site_id, urls[0]!])).code).toBe(0)
    const to = way === 'folder' ? 'folder' : otherThan(await placeOf())
    await stop()
    await start({ ...atServers(), [fault_point]: point })
    await killedOnTheWay(to, point)
    await stop()
    if (to === 'folder') return
    const { address } = servers[urls.indexOf(to)]!
    const { here, there } = await tablesAtBothEnds(siteFile(folder, site_id), site_id, address)
    expect(here).toEqual(there)
  })

test('what is no place is refused, and so is control before its sites', async () => {
  if (!isRunning()) await start()
  expect(await command([site_id, 'http://127.0.0.1:9'])).toMatchObject({
    code: 2,
    said: expect.stringContaining('is no server of SITE_DATABASE_URL'),
  })
  expect(await command(['site_none', 'folder'])).toMatchObject({ code: 2 })
  expect(await command(['control', urls[1]!])).toMatchObject({ code: 1, said: expect.stringContaining('by way of') })
  expect((await command(['control', 'folder'])).said).toContain('is in use by process')
  await stop()
  expect(await command(['control', 'folder'])).toMatchObject({
    code: 1,
    said: `${site_id} must be in the folder first: npm run move-database -- --all folder`,
  })
})

/** As the message and docs/operations.md say. */
async function leave(point?: string): Promise<void> {
  expect(await command(['--all', 'folder'])).toMatchObject({ code: 0, said: '1 site is at folder' })
  await stop()
  if (point !== undefined)
    expect(await command(['control', 'folder'], { ...atServers(), [fault_point]: point })).toMatchObject({
      signal: 'SIGKILL',
    })
  expect(await command(['control', 'folder'])).toMatchObject({ code: 0 })
  expect([await having(), await having('control'), await having('homes')]).toEqual([[], [], []])
}

test('without the settings it does not start, and says how the folder has everything again; then it does', async () => {
  await stop()
  const refused = launch({ folder, port, args: ['--empty'] })
  expect((await refused.ended).code).toBe(1)
  expect(refused.output()).toContain('npm run move-database -- --all folder')
  await leave()
  for (const one of servers) await one.kill()
  await start({})
  await writing(() => pause(100))
  expect(await missing()).toEqual([])
  await stop()
  for (const one of servers) await one.start()
})

test('killed while control leaves its server, it is repeated; with servers again, everything is there', async () => {
  for (const point of ['control about to leave its server', 'control left its server']) {
    await start()
    await expect.poll(placeOf, { timeout: 60_000, interval: 500 }).toMatch(/^http/)
    await writing(() => pause(200))
    expect(await missing(), point).toEqual([])
    await leave(point)
  }
})
