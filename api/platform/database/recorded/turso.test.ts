/** Databases of Turso's cloud: made, found, written, written anew and removed through its Platform API. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startDatabaseServer, type TestDatabaseServer } from '../../../testing/database-server.ts'
import { type FakeTurso, startFakeTurso } from '../../../testing/fake-turso.ts'
import { databaseTemplates } from '../../../testing/templates.ts'
import { readConfig } from '../../config/config.ts'
import { openDatabases } from '../databases.ts'
import type { ServerAddress } from './admin.ts'
import { recordLimits } from './limits.ts'
import { Recorders } from './recorders.ts'
import { DatabaseServer, faultOfServer } from './server.ts'
import { findPlace } from './site-places.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let server: TestDatabaseServer
let turso: FakeTurso
let folder: string
beforeAll(async () => {
  server = await startDatabaseServer()
  turso = await startFakeTurso(server)
  folder = await mkdtemp(join(tmpdir(), 'leadwright-turso-'))
})
afterAll(async () => {
  await turso.close()
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

function address(url = turso.databaseUrl): ServerAddress {
  const { database_servers } = readConfig({ DATABASE_URL: url })
  if (!database_servers) throw new Error(`${url} names no server`)
  return database_servers.control
}

async function open(sites = [address()]) {
  const recording = new Recorders({ control: address(), sites, now: Date.now })
  const templates = await databaseTemplates()
  return openDatabases({ dataDir: folder, now: Date.now, templates, wasMade: async () => true, recording })
}

const id = `site_${'1'.repeat(32)}`

test('an installation is recorded there, and an empty folder is filled from there', async () => {
  const first = await open()
  await first.createSite(id)
  const key = await first.siteKey(id)
  await first.close()
  expect(turso.asked).toContain('POST /v1/organizations/acme/databases')
  expect(turso.asked).toContain(`GET /v1/organizations/acme/databases/leadwright-${id.replace('_', '-')}`)
  await rm(folder, { recursive: true })
  const second = await open()
  expect(await second.siteKey(id)).toEqual(key)
  await second.close()
})

test('a site moves there from a server, and back', async () => {
  const databases = await open([address(), server.address])
  const moving = `site_${'2'.repeat(32)}`
  await databases.createSite(moving)
  const key = await databases.siteKey(moving)
  for (const place of [server.address.url, 'turso://acme/default', server.address.url, 'turso://acme/default']) {
    await databases.moveSite(moving, place)
    expect(await databases.siteKey(moving)).toEqual(key)
    expect((await databases.control.read(db => findPlace(db, moving)))?.place).toBe(place)
  }
  await databases.close()
})

test('an answer that was lost is asked for; one that is gone is not removed twice', async () => {
  const database = new DatabaseServer(address()).database('homes')
  turso.loses = 'POST'
  await expect(database.create()).rejects.toThrow('does not answer')
  await database.create()
  expect(await database.exists()).toBe(true)
  await database.batch([{ sql: 'create table one (id)', args: [] }])
  expect((await database.record([{ sql: 'insert into one values (1)', args: [] }]))[0]?.rowsAffected).toBe(1)
  await database.remove()
  await database.remove()
  expect(await database.exists()).toBe(false)
  await expect(database.query('select 1')).rejects.toThrow('is not on turso://acme/default')
  database.close()
})

test('a plan that is used up, a wrong key and a wrong group are said', async () => {
  const database = new DatabaseServer(address()).database('full')
  turso.blocksWrites = true
  await expect(database.create()).rejects.toThrow('takes no writes: they are blocked there')
  turso.blocksWrites = false
  database.close()
  const faultAt = (url: string) => faultOfServer(address(url), recordLimits)
  expect(await faultAt(turso.databaseUrl)).toBeUndefined()
  expect(await faultAt(turso.databaseUrl.replace('platform-key', 'another'))).toMatch(/refuses the key of its admin/)
  const elsewhere = new DatabaseServer(address(turso.databaseUrl.replace('/default', '/other'))).database('other')
  await expect(elsewhere.create()).rejects.toThrow('turso://acme/other did not make other (400: group not found).')
  elsewhere.close()
})
