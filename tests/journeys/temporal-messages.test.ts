/** What somebody at Temporal can ask of a run and tell it, how it is found there, and a history that grows too long. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Connection } from '@temporalio/client'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import {
  searchAttributes,
  skipWaitUpdate,
  stateQuery,
  unenrollSignal,
  wakeSignal,
} from '../../workflows/temporal/names.ts'
import type { RunView } from '../../workflows/temporal/workflow.ts'
import { startTemporalServer, type TemporalServer } from '../tools/temporal.ts'
import { HOUR, journey, START, tag, wait } from './scenes.ts'
import { type SiteRecordHarness, siteRecordHarness } from './site-record-harness.ts'
import { type TemporalDriver, temporalDriver } from './temporal-driver.ts'

/** So many events does Temporal like in one history here; by default thousands. */
const EVENTS = 60
const patience = { timeout: 90_000 }

let folder: string
let server: TemporalServer
let driver: TemporalDriver
let connection: Connection
let client: Client
let harness: SiteRecordHarness | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-temporal-'))
  server = await startTemporalServer(folder, [`limit.historyCount.suggestContinueAsNew=${EVENTS}`])
  driver = temporalDriver(server)
  connection = await Connection.connect({ address: server.address })
  client = new Client({ connection })
}, 600_000)
afterEach(async () => {
  await harness?.close()
  harness = undefined
})
afterAll(async () => {
  await connection?.close()
  await driver?.stop()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

const definition = journey([tag('a', 'tag_1'), wait('b', 2), tag('c', 'tag_2')])
const handle = (run_id: string) => client.workflow.getHandle(run_id)

async function waiting(run_id: string): Promise<SiteRecordHarness> {
  harness = await siteRecordHarness(START, driver.drive)
  await harness.enrollAll([{ run_id, definition }])
  await vi.waitFor(async () => expect((await handle(run_id).query<RunView>(stateQuery)).status).toBe('delayed'), 20_000)
  return harness
}
const becomes = (of: SiteRecordHarness, run_id: string, status: string) =>
  vi.waitFor(() => expect(of.state(run_id).status).toBe(status), 20_000)

test('its state can be asked, as often as you like, and nothing moves', patience, async () => {
  const of = await waiting('run_asked')
  const before = of.storedState('run_asked')
  const { historyLength } = await handle('run_asked').describe()
  const view = await handle('run_asked').query<RunView>(stateQuery)
  expect(view).toMatchObject({
    run_id: 'run_asked',
    status: 'delayed',
    step_id: 'b',
    wait: { until: START + 2 * HOUR },
  })
  expect(of.storedState('run_asked')).toBe(before)
  expect((await handle('run_asked').describe()).historyLength).toBe(historyLength)
})

test(
  'an update ends the wait and answers where the run stands then; one that has ended takes none',
  patience,
  async () => {
    const of = await waiting('run_skipped')
    const view = await handle('run_skipped').executeUpdate<RunView, []>(skipWaitUpdate)
    expect(view.status).toBe('completed')
    await becomes(of, 'run_skipped', 'completed')
    await expect(handle('run_skipped').executeUpdate(skipWaitUpdate)).rejects.toThrow()
  },
)

test('a signal stops it, as its owner does', patience, async () => {
  const of = await waiting('run_left')
  await handle('run_left').signal(unenrollSignal)
  await becomes(of, 'run_left', 'stopped')
  expect(await handle('run_left').result()).toBe('stopped')
})

test('it is found by site, journey, lead and status, with the status words of the record', patience, async () => {
  const of = await waiting('run_found')
  const { searchAttributes: given } = await handle('run_found').describe()
  const value = (name: string) => given[name]?.[0]
  const query = Object.values(searchAttributes)
    .map(name => `${name} = '${value(name)}'`)
    .join(' and ')
  expect(value(searchAttributes.status)).toBe(of.state('run_found').status)
  await vi.waitFor(async () => expect(Number((await client.workflow.count(query)).count)).toBe(1), 20_000)
})

test('a history that grows long is begun anew, under the same id, and the run goes on, once', patience, async () => {
  const of = await waiting('run_long')
  const first = (await handle('run_long').describe()).runId
  for (let i = 0; i < EVENTS; i++) await handle('run_long').signal(wakeSignal)
  await vi.waitFor(async () => expect((await handle('run_long').describe()).runId).not.toBe(first), 20_000)
  expect((await handle('run_long').describe()).historyLength).toBeLessThan(EVENTS)
  await of.moveTo(START + 2 * HOUR)
  await becomes(of, 'run_long', 'completed')
  const sequences = of.record('run_long').map(entry => entry.sequence)
  expect(new Set(sequences).size).toBe(sequences.length)
})
