/** Sites on several database servers: new ones are shared out, each is found where it is. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDatabaseServer, type TestDatabaseServer } from '../../../testing/database-server.ts'
import { databaseTemplates } from '../../../testing/templates.ts'
import { openDatabases } from '../databases.ts'
import { Recorders } from './recorders.ts'
import { DatabaseServer } from './server.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

let servers: TestDatabaseServer[]
let folder: string
beforeAll(async () => {
  servers = [await startDatabaseServer(), await startDatabaseServer()]
  folder = await mkdtemp(join(tmpdir(), 'leadwright-recorded-'))
})
afterAll(async () => {
  for (const server of servers) await server.close()
  await rm(folder, { recursive: true, force: true })
})

async function open(sites: readonly TestDatabaseServer[]) {
  const control = servers[0]!.address
  const recording = new Recorders({ control, sites: sites.map(({ address }) => address), now: Date.now })
  const templates = await databaseTemplates()
  return openDatabases({ dataDir: folder, now: Date.now, templates, wasMade: async () => true, recording })
}

const ids = Array.from({ length: 16 }, (_, n) => `site_${n.toString(16).repeat(32)}`)
const having = async (id: string) => {
  const found = servers.map(({ address }) => new DatabaseServer(address).database(id).exists())
  return (await Promise.all(found)).flatMap((isThere, at) => (isThere ? [at] : []))
}

test('each site is on one server, where it stays when another is added', async () => {
  const first = await open(servers.slice(0, 1))
  await first.createSite(ids[0]!)
  await first.close()
  const both = await open(servers)
  const places = [await having(ids[0]!)]
  expect(places[0]).toEqual([0])
  // By its name and the addresses, which are others each time.
  while (places.length < ids.length && new Set(places.flat()).size < 2) {
    const id = ids[places.length]!
    await both.createSite(id)
    places.push(await having(id))
  }
  expect(new Set(places.flat()).size).toBe(2)
  expect(places.every(one => one.length === 1)).toBe(true)
  const made = ids.slice(0, places.length)
  await both.close()
  await rm(folder, { recursive: true })
  const turned = await open(servers.toReversed())
  for (const id of made) expect(await turned.siteKey(id)).toHaveLength(32)
  expect(await Promise.all(made.map(having))).toEqual(places)
  await servers[1]!.kill()
  await expect(turned.createSite(`site_${'9a'.repeat(16)}`)).rejects.toThrow('does not answer')
  await servers[1]!.start()
  await turned.close()
})
