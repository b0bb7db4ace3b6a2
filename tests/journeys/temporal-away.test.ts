/** The real process beside a Temporal server that is not there yet, comes, dies and comes again. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually, openStage, type Stage, setUpToken } from '../tools/stage.ts'
import { startTemporalServer, type TemporalServer } from '../tools/temporal.ts'
import { prepareJourneys } from './journey-place.ts'

let folder: string
let server: TemporalServer
let stage: Stage | undefined
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-temporal-'))
  server = await startTemporalServer(folder)
  await server.kill()
}, 600_000)
afterAll(async () => {
  await stage?.close()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const linesAbout = (text: string) => (stage?.server.output() ?? '').split('\n').filter(line => line.includes(text))

test('the API answers all the while, and whoever was enrolled follows, once', { timeout: 180_000 }, async () => {
  stage = await openStage({ TEMPORAL_ADDRESS: server.address, LOG_LEVEL: 'info' })
  const place = await prepareJourneys(stage.url, await setUpToken(stage.server))
  const tag = { id: 'tag', type: 'assign_tags', tag_ids: [place.tag_id] }
  const journey_id = await place.journey('Welcome', [tag])
  const before = await place.enroll(journey_id, 3, 'before')
  for (const run_id of before) expect((await place.run(run_id)).run_status).toBe('pending')
  await server.start()
  for (const run_id of before) await place.until(run_id, 'completed')
  await server.kill()
  const after = await place.enroll(journey_id, 3, 'after')
  expect((await fetch(`${stage.url}/readyz`)).status).toBe(200)
  for (const run_id of after) expect((await place.run(run_id)).run_status).toBe('pending')
  await server.start()
  for (const run_id of after) {
    const { entries } = await place.until(run_id, 'completed')
    expect(new Set(entries.map(entry => entry.sequence)).size).toBe(entries.length)
    expect(entries.filter(entry => entry.step_id === 'tag')).toHaveLength(1)
  }
  // Each change is told once; the second outage may be over before anybody noticed.
  const away = () => linesAbout(`${server.address} does not answer. Runs wait in the record.`).length
  await eventually(async () => linesAbout('Temporal answers again').length === away(), 'word of its return')
  expect([1, 2]).toContain(away())
})
