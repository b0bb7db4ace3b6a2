import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readConfig } from '../platform/config/config.ts'
import { homes_database, LeaseTable } from '../platform/database/homes/lease-table.ts'
import { DatabaseServer } from '../platform/database/recorded/server.ts'
import { startDatabaseServer, type TestDatabaseServer } from '../testing/database-server.ts'
import { examineNodes } from './nodes.ts'

let server: TestDatabaseServer
const node = createServer((_, answer) => void answer.end())
beforeAll(async () => {
  server = await startDatabaseServer()
  await new Promise<void>(resolve => node.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  node.close()
  await server.close()
})

test('it says which node is not reached', async () => {
  const address = `http://127.0.0.1:${(node.address() as AddressInfo).port}`
  const examine = () => examineNodes(readConfig({ DATABASE_URL: server.url, NODE_ADDRESS: address }))
  expect(await examineNodes(readConfig({ DATABASE_URL: server.url }))).toEqual([])
  expect(await examine()).toEqual([])
  const table = new LeaseTable(new DatabaseServer(server.address).database(homes_database))
  await table.make()
  const known = { release: '0.1.0', control_migrations: 1, site_migrations: 1 }
  await table.renew({ id: 'node_a', address, ...known }, { tidies: false })
  expect(await examine()).toEqual([])
  await table.renew({ id: 'node_b', address: 'http://127.0.0.1:9', ...known }, { tidies: false })
  expect(await examine()).toEqual([
    expect.stringMatching(
      /^The node at http:\/\/127\.0\.0\.1:9 does not answer from here\. Correct NODE_ADDRESS there/,
    ),
  ])
})
