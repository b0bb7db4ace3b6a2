/**
 * Records what Temporal's workflow does today, for `temporal-histories.test.ts` to replay on every later one. Run once for
 * each released version: `node tests/journeys/record-temporal-histories.ts NAME` writes `histories/temporal/NAME.json`.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startTemporalServer } from '../tools/temporal.ts'
import { historyScenes } from './history-scenes.ts'
import { laterHistoryScenes } from './later-history-scenes.ts'
import { START } from './scenes.ts'
import { siteRecordHarness } from './site-record-harness.ts'
import { temporalDriver } from './temporal-driver.ts'
import { historyOf } from './temporal-history.ts'

/** The workflow takes a moment longer than the record. */
const settle_ms = 500

const [name] = process.argv.slice(2)
if (!name) throw new Error('Give the name of the version that is recorded')

const folder = mkdtempSync(join(tmpdir(), 'leadwright-temporal-'))
const server = await startTemporalServer(folder)
const driver = temporalDriver(server)
const histories = []
for (const { about, definition, lead, play } of [...historyScenes, ...laterHistoryScenes]) {
  const harness = await siteRecordHarness(START, driver.drive)
  await harness.enroll({ run_id: 'run_1', definition, ...(lead && { lead }) })
  await play(harness)
  await sleep(settle_ms)
  histories.push({ about, status: harness.state('run_1').status, history: await historyOf(server, 'run_1') })
  await harness.close()
}
await driver.stop()
await server.stop()
rmSync(folder, { recursive: true, force: true })
const target = new URL('./histories/temporal/', import.meta.url)
mkdirSync(target, { recursive: true })
writeFileSync(
  new URL(`${name}.json`, target),
  `{"histories":[\n${histories.map(one => JSON.stringify(one)).join(',\n')}\n]}\n`,
)
process.exit(0)
