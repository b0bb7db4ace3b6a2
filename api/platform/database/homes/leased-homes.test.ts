import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startDatabaseServer, type TestDatabaseServer } from '../../../testing/database-server.ts'
import { DatabaseServer } from '../recorded/server.ts'
import { homes_database, LeaseTable } from './lease-table.ts'
import { LeasedHomes } from './leased-homes.ts'
import { homeLimits } from './limits.ts'

let server: TestDatabaseServer
const nodes: LeasedHomes[] = []
let port = 9_000
beforeAll(async () => {
  server = await startDatabaseServer()
})
afterAll(() => server.close())
afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop()
})

async function begin(): Promise<LeasedHomes> {
  const node = new LeasedHomes({
    table: new LeaseTable(new DatabaseServer(server.address).database(homes_database)),
    address: `http://127.0.0.1:${port++}`,
    release: '0.1.0',
    migrations: { control: 1, site: 1 },
    onError: () => undefined,
  })
  await node.start()
  nodes.push(node)
  return node
}

test('of many that take it at once one has it, and the others are told where it is', async () => {
  const all = [await begin(), await begin(), await begin()]
  const places = await Promise.all(all.map(node => node.find('site_a', true)))
  const [home] = all.filter(node => node.isHere('site_a'))
  expect(places.filter(place => place === 'here')).toHaveLength(1)
  for (const place of places) if (place !== 'here') expect(place.id).toBe(home?.id)
})

test('who gives it up has it no more, and the next one a later fence', async () => {
  const [a, b] = [await begin(), await begin()]
  await a.find('site_b', true)
  const fence = a.fenceOf('site_b')
  await a.giveUp('site_b')
  expect(() => a.fenceOf('site_b')).toThrow('Another node has it now.')
  expect(await b.find('site_b', true)).toBe('here')
  expect(b.fenceOf('site_b')).toBeGreaterThan(fence)
  expect(await a.find('site_b', true)).toMatchObject({ id: b.id })
})

test('while the table is out of reach nothing is written any more, before the lease ends', async () => {
  const a = await begin()
  await a.find('site_c', true)
  server.hang()
  const hung_at = performance.now()
  try {
    while (a.isLeased) await pause(50)
    expect(performance.now() - hung_at).toBeLessThan(homeLimits.lease_seconds * 1_000 - 500)
    expect(() => a.lease.require()).toThrow('nothing is written until it does')
    expect(() => a.fenceOf('site_c')).toThrow('nothing is written until it does')
    await expect(a.lease.untilHeld()).rejects.toThrow('nothing is written until it does')
    // What is written as the table answers again goes on.
    setTimeout(server.goOn, homeLimits.renewal_milliseconds / 4)
    const goesOn = () =>
      a.lease.untilHeld().then(
        () => true,
        () => false,
      )
    // On a machine that has no time for it, whoever has waited for long is refused and comes again.
    await vi.waitUntil(goesOn, { timeout: 30_000 })
  } finally {
    server.goOn()
  }
  expect(a.fenceOf('site_c')).toBe(1)
}, 60_000)

test('what was announced elsewhere is heard, and not what one has announced oneself', async () => {
  const [a, b] = [await begin(), await begin()]
  const heard: string[] = []
  for (const [name, node] of [['a', a] as const, ['b', b] as const])
    node.listen({ changed: topics => void heard.push(...[...(topics ?? ['all'])].map(topic => `${name} ${topic}`)) })
  // Where control has come to another home, anything may have changed: each hears so once.
  while (heard.length < 2) await pause(20)
  expect(heard.splice(0).toSorted()).toEqual(['a all', 'b all'])
  a.announce(new Set(['hosts']))
  while (heard.length === 0) await pause(20)
  await pause(2 * homeLimits.poll_milliseconds)
  expect(heard).toEqual(['b hosts'])
}, 60_000)

test('a node that is asked to take what another had looks whether that still has it', async () => {
  const [a, b] = [await begin(), await begin()]
  while (a.nodes.length < 2 || b.nodes.length < 2) await pause(50)
  expect(await a.find('site_d', true)).toBe('here')
  expect(await b.find('site_d')).toMatchObject({ id: a.id })
  await a.giveUp('site_d')
  expect(await b.find('site_d', true)).toBe('here')
}, 60_000)

test('of many, those that are here or become so are found by one question', async () => {
  const [a, b] = [await begin(), await begin()]
  while (a.nodes.length < 2 || b.nodes.length < 2) await pause(50)
  const names = Array.from({ length: 40 }, (_, n) => `site_many_${n}`)
  await Promise.all(names.slice(0, 10).map(name => a.find(name, true)))
  const ofB = await b.ours(names)
  const ofA = await a.ours(names)
  // Each has one home: whoever had it, or the first for it.
  expect([...ofA, ...ofB].toSorted()).toEqual(names.toSorted())
  for (const name of names.slice(0, 10)) expect(ofA.has(name)).toBe(true)
  expect(ofB.size).toBeGreaterThan(0)
  expect(await b.ours(names)).toEqual(ofB)
}, 60_000)

test('a node that was paused beyond its lease does not hold what another has taken, from its first moment on', async () => {
  const a = await begin()
  await a.find('site_e', true)
  expect(await a.holds('site_e')).toBe(true)
  const b = await begin()
  const table = new LeaseTable(new DatabaseServer(server.address).database(homes_database))
  await table.leave(a.id)
  expect(await b.find('site_e', true)).toBe('here')
  const now = performance.now.bind(performance)
  // As the server sees it, and as the process does.
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + 6_000)
  expect([a.isHere('site_e'), await a.holds('site_e'), a.isHere('site_e')]).toEqual([true, false, false])
  server.hang()
  clock.mockImplementation(() => now() + 12_000)
  try {
    await expect(b.holds('site_e')).rejects.toThrow('nothing is written until it does')
  } finally {
    server.goOn()
    clock.mockRestore()
  }
}, 60_000)

test('what is handed over is here until it is closed, and then at the other one, who hears of it; who asks meanwhile waits', async () => {
  const [a, b] = [await begin(), await begin()]
  while (a.nodes.length < 2 || b.nodes.length < 2) await pause(50)
  await a.find('site_f', true)
  const [fence, steps] = [a.fenceOf('site_f'), [] as string[]]
  let asked: Promise<unknown> | undefined
  await a.handOver(
    'site_f',
    b.id,
    async () => void steps.push(`${a.isHere('site_f')} ${await a.find('site_f')}`),
    async () => {
      asked = a.find('site_f')
      steps.push(await Promise.race([asked.then(() => 'answered'), pause(100).then(() => 'waits')]))
    },
  )
  expect(steps).toEqual(['false here', 'waits'])
  expect(await asked).toMatchObject({ id: b.id })
  await vi.waitUntil(() => b.isHere('site_f'), { timeout: 10_000 })
  expect(b.fenceOf('site_f')).toBeGreaterThan(fence)
}, 60_000)

test('nothing is handed to a node that is gone', async () => {
  const [a, b] = [await begin(), await begin()]
  await a.find('site_g', true)
  await b.stop()
  const nothing = async () => undefined
  await a.handOver('site_g', b.id, nothing, nothing)
  expect(await a.find('site_g')).toBe('here')
})

test('a node that leaves is given nothing any more, and what it has should be at others', async () => {
  const [a, b] = [await begin(), await begin()]
  while (a.nodes.length < 2 || b.nodes.length < 2) await pause(50)
  const names = Array.from({ length: 20 }, (_, n) => `site_left_${n}`)
  await b.beginLeaving()
  const table = new LeaseTable(new DatabaseServer(server.address).database(homes_database))
  const takers = [...(await table.shares()).keys()]
  expect([takers.includes(a.id), takers.includes(b.id)]).toEqual([true, false])
  await vi.waitUntil(() => names.every(name => a.firstFor(name).id !== b.id), { timeout: 10_000 })
  expect(names.every(name => b.firstFor(name).id !== b.id)).toBe(true)
}, 60_000)
