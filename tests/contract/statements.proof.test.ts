/**
 * Sends every statement that the endpoints run to a real server of libSQL, whose parser is not SQLite's. What changes rows must be known
 * there, as it is recorded there; what only reads is read from files.
 */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { endpoints } from '../../api/features.ts'
import { isChanging } from '../../api/platform/database/changes.ts'
import { Connection } from '../../api/platform/database/connection.ts'
import { exchange } from '../../api/platform/database/recorded/exchange.ts'
import { copyFromFile } from '../../api/platform/database/recorded/local-file.ts'
import { DatabaseServer } from '../../api/platform/database/recorded/server.ts'
import { siteFile } from '../../api/platform/database/site-file.ts'
import { SlowReader } from '../../api/platform/database/slow-reader.ts'
import { startDatabaseServer, type TestDatabaseServer } from '../../api/testing/database-server.ts'
import { sources } from '../../api/testing/program.ts'
import { createPeople, type People } from './people.ts'
import { call, readyFor } from './requests.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

const texts = new Set<string>()
function noteTexts(of: object, name: string): void {
  const prototype = of as Record<string, (...asked: unknown[]) => unknown>
  const original = prototype[name]!
  vi.spyOn(prototype, name).mockImplementation(function (this: unknown, ...asked: unknown[]) {
    texts.add(String(asked[0]))
    return original.apply(this, asked)
  })
}

let w: People
let server: TestDatabaseServer
beforeAll(async () => {
  noteTexts(Connection.prototype, 'query')
  noteTexts(Connection.prototype, 'querySlow')
  noteTexts(SlowReader.prototype, 'query')
  server = await startDatabaseServer()
  w = await createPeople({}, { program: sources, recordedDatabases: false })
})
afterAll(async () => {
  await w?.close()
  await server?.close()
  vi.restoreAllMocks()
})

/** The tables of a file, as a database of the server. */
async function copied(name: string, path: string): Promise<void> {
  const database = new DatabaseServer(server.address).database(name)
  await database.create()
  await copyFromFile(path, { run: async statements => void (await database.migrate(statements)) })
}

/** What the server says of each text; undefined where it knows it. Only what is to run passes its parser: it explains what it would do. */
async function refusals(label: string, asked: readonly string[]): Promise<(string | undefined)[]> {
  const requests = asked.map(sql => ({ type: 'execute', stmt: { sql: `explain ${sql}` } }))
  const { status, body } = await exchange({
    url: new URL(`${server.address.url}/v2/pipeline`),
    method: 'POST',
    label,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ requests: [...requests, { type: 'close' }] })),
    ms_max: 120_000,
  })
  expect(status, body.toString().slice(0, 500)).toBe(200)
  const { results } = JSON.parse(body.toString()) as { results: { type: string; error?: { message: string } }[] }
  return results.slice(0, -1).map(result => result.error?.message)
}

test('every statement that changes rows is known to the server, and those that it does not know only read', async () => {
  for (const { contract } of endpoints) await call(await readyFor(w, contract))
  await copied('control', `${w.folder}/control.db`)
  await copied('site', siteFile(w.folder, w.site))
  // A server that knows everything would say nothing of this either.
  texts.add('update tags set name = (select json_group_array(id order by id) from tags) where false')
  const all = [...texts].filter(text => !/^\s*(?:PRAGMA|SAVEPOINT|RELEASE|ROLLBACK|BEGIN)/i.test(text))
  const refused: string[] = []
  for (let at = 0; at < all.length; at += 50) {
    const some = all.slice(at, at + 50)
    const [site, control] = [await refusals('site', some), await refusals('control', some)]
    for (const [i, text] of some.entries())
      if (site[i] && control[i]) refused.push(`${text}: ${site[i]} | ${control[i]}`)
  }
  expect(all.filter(isChanging).length).toBeGreaterThan(400)
  // Those that only read are named, so that it shows which could not move there.
  expect(refused.map(text => text.slice(0, 60))).toEqual([
    'update tags set name = (select json_group_array(id order by id) from tags) where false'.slice(0, 60),
  ])
})
