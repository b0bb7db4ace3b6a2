import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { startDatabaseServer, type TestDatabaseServer } from '../testing/database-server.ts'
import { examineDatabaseServers } from './database-servers.ts'

let server: TestDatabaseServer
beforeAll(async () => {
  server = await startDatabaseServer({ admin_key: 'of-the-admin' })
})
afterAll(() => server.close())

const examine = (environment: Record<string, string>) => examineDatabaseServers(readConfig(environment))

test('it says which database server cannot be used, and why', async () => {
  expect(await examine({})).toEqual([])
  expect(await examine({ DATABASE_URL: server.url })).toEqual([])
  expect(await examine({ DATABASE_URL: server.url.replace(':of-the-admin@', '') })).toEqual([
    expect.stringMatching(/^The database server http:\/\/\S+ refuses the key of its admin interface\. Look at/),
  ])
  const closed = 'http://127.0.0.1:9?admin=http://127.0.0.1:9'
  expect(await examine({ DATABASE_URL: server.url, SITE_DATABASE_URL: `${server.url},${closed}` })).toEqual([
    expect.stringMatching(/^The database server http:\/\/127\.0\.0\.1:9 does not answer: .*ECONNREFUSED/),
  ])
  await server.kill()
  expect(await examine({ DATABASE_URL: server.url })).toHaveLength(1)
})
