/** The real process beside a Temporal server that is not there yet, comes, dies and comes again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openServerFixture, type ServerFixture, setUpToken } from '../tools/server-fixture.ts'
import { startTemporalServer, type TemporalServer } from '../tools/temporal.ts'
import { prepareJourneys } from './server-site.ts'

let folder: string
let server: TemporalServer
let fixture: ServerFixture | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-temporal-'))
  server = await startTemporalServer(folder)
  await server.kill()
}, 600_000)
afterAll(async () => {
  await fixture?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const linesAbout = (text: string) => (fixture?.server.output() ?? '').split('\n').filter(line => line.includes(text))

test('the API answers all the while, and whoever was enrolled follows, once', { timeout: 180_000 }, async () => {
  fixture = await openServerFixture({ TEMPORAL_ADDRESS: server.address, LOG_LEVEL: 'info' })
  const site = await prepareJourneys(fixture.url, await setUpToken(fixture.server))
  const tag = { id: 'tag', type: 'assign_tags', tag_ids: [site.tag_id] }
  const journey_id = await site.journey('Welcome', [tag])
  const before = await site.enroll(journey_id, 3, 'before')
  for (const run_id of before) expect((await site.run(run_id)).status).toBe('pending')
  await server.start()
  for (const run_id of before) await site.until(run_id, 'completed')
  await server.kill()
  const after = await site.enroll(journey_id, 3, 'after')
  expect((await fetch(`${fixture.url}/readyz`)).status).toBe(200)
  for (const run_id of after) expect((await site.run(run_id)).status).toBe('pending')
  await server.start()
  for (const run_id of after) {
    const { entries } = await site.until(run_id, 'completed')
    expect(new Set(entries.map(entry => entry.sequence)).size).toBe(entries.length)
    expect(entries.filter(entry => entry.step_id === 'tag')).toHaveLength(1)
  }
  // Each change is told once; the second outage may be over before anybody noticed.
  const away = () => linesAbout(`${server.address} does not answer. Runs wait in the record.`).length
  await eventually(async () => linesAbout('Temporal answers again').length === away(), 'word of its return')
  expect([1, 2]).toContain(away())
})
