/** Temporal shows every behavior over a site's own database, with the server killed where a runner is restarted. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { sized } from '../../api/testing/repetitions.ts'
import { newRun } from '../../workflows/core/state.ts'
import { startTemporalServer, type TemporalServer } from '../tools/temporal.ts'
import { conformance } from './conformance.ts'
import { replay } from './replay.ts'
import { START } from './scenes.ts'
import { type SiteRecordHarness, siteRecordHarness } from './site-record-harness.ts'
import { type TemporalDriver, temporalDriver } from './temporal-driver.ts'

let folder: string
let server: TemporalServer
let driver: TemporalDriver
let harness: SiteRecordHarness | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-temporal-'))
  server = await startTemporalServer(folder)
  driver = temporalDriver(server)
}, 600_000)
afterEach(async () => {
  await harness?.close()
  harness = undefined
})
afterAll(async () => {
  await driver?.stop()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** The server is killed for each: one of them shows in the gate what a restart leaves. */
const in_proof = [
  'goes on waiting for an event after a restart',
  'looks for the open minute anew when time-zone data changes, and keeps the limits of other waits',
  'keeps the local time that was meant when time-zone data changes',
]
const shown = conformance.filter(({ name }) => sized(!in_proof.includes(name), true))

describe('Temporal over a site', () => {
  for (const behavior of shown) {
    test(behavior.name, { timeout: 180_000 }, async () => {
      harness = await siteRecordHarness(START, driver.drive)
      await behavior.run(harness)
      for (const runId of harness.runIds()) {
        const replayed = replay(newRun(runId), harness.versions(runId))
        for (const input of harness.inputs(runId)) replayed.take(input)
        expect(JSON.stringify(replayed.state())).toBe(harness.storedState(runId))
      }
    })
  }
})
