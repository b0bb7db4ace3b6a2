/**
 * Waiting runs go on when the code or the runner changes under them: on other workflow code, from the embedded runner to
 * Temporal and back, and with a server that has lost everything. WAITING_RUNS=1000 tries it with as many as an upgrade meets.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Connection } from '@temporalio/client'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { proofTest } from '../../api/testing/proof-test.ts'
import { hasEnded } from '../../workflows/core/state.ts'
import { startTemporalServer, type TemporalServer } from '../tools/temporal.ts'
import { HOUR, journey, mail, START, tag, wait } from './scenes.ts'
import { embeddedDriver } from './site-driver.ts'
import { type SiteRecordHarness, siteRecordHarness } from './site-record-harness.ts'
import { type TemporalDriver, temporalDriver } from './temporal-driver.ts'

const count = Number(process.env.WAITING_RUNS ?? 20)
const patience = { timeout: 60_000 + count * 600 }

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

const definition = journey([tag('a', 'tag_1'), wait('b', 2), tag('c', 'tag_2')])
const named = (prefix: string, of: number) => Array.from({ length: of }, (_, i) => `${prefix}_${i}`)

test('waiting runs end on changed workflow code, each step once', patience, async () => {
  harness = await siteRecordHarness(START, driver.drive)
  const ids = named('run_waits', count)
  await harness.enrollAll(ids.map(run_id => ({ run_id, definition })))
  expect(ids.filter(id => harness?.state(id).status !== 'delayed')).toEqual([])
  await driver.changeCode(new URL('./changed-workflow.ts', import.meta.url).pathname)
  await harness.moveTo(START + 2 * HOUR)
  for (const id of ids) expectOnce(harness, id)
  const connection = await Connection.connect({ address: server.address })
  const { workflow } = new Client({ connection })
  for (const id of ids) expect(await workflow.getHandle(id).result()).toBe('completed by later code')
  await connection.close()
})

test('the runner changes to Temporal and back, and waiting runs go on from their record', patience, async () => {
  harness = await siteRecordHarness(START, embeddedDriver)
  const ids = named('run_moves', 6)
  const long = journey([tag('a', 'tag_1'), wait('b', 2), tag('c', 'tag_2'), wait('d', 2), mail('e')])
  await harness.enrollAll(ids.map(run_id => ({ run_id, definition: long })))
  await harness.changeDriver(driver.drive)
  await driver.haveWorkflows(ids)
  await harness.moveTo(START + 2 * HOUR)
  expect(ids.map(id => harness?.state(id).step_id)).toEqual(ids.map(() => 'd'))
  await harness.changeDriver(embeddedDriver)
  await harness.moveTo(START + 4 * HOUR)
  expect(harness.sends()).toHaveLength(ids.length)
  // Their workflows slept meanwhile, and find that the record has gone on.
  await harness.changeDriver(driver.drive)
  for (const id of ids) {
    const sequence = harness.state(id).outstanding?.sequence ?? -1
    const outcome = { result: 'delivered', reason: null, message_id: 'msg_1' } as const
    await harness.leave(id, { type: 'effect_succeeded', at: harness.now(), sequence, effect: 'send_email', outcome })
  }
  for (const id of ids) expectOnce(harness, id)
})

proofTest('a server that has lost everything is told anew', patience, async () => {
  harness = await siteRecordHarness(START, driver.drive)
  await harness.enrollAll([{ run_id: 'run_lost', definition }])
  await driver.loseEverything()
  await harness.moveTo(START + 2 * HOUR)
  expectOnce(harness, 'run_lost')
})

test('while Temporal is away enrollments wait, and follow when it is back', patience, async () => {
  harness = await siteRecordHarness(START, driver.drive)
  await server.kill()
  const coming = harness.enrollAll([{ run_id: 'run_early', definition }])
  await expect(Promise.race([coming, new Promise(resolve => setTimeout(resolve, 1_500, 'away'))])).resolves.toBe('away')
  expect(harness.state('run_early').status).toBe('pending')
  await server.start()
  await coming
  expect(harness.state('run_early').status).toBe('delayed')
})

function expectOnce(of: SiteRecordHarness, id: string): void {
  expect(hasEnded(of.state(id))).toBe(true)
  expect(of.state(id).status).toBe('completed')
  const sequences = of.record(id).map(entry => entry.sequence)
  expect(new Set(sequences).size).toBe(sequences.length)
  const kinds = of.record(id).map(entry => entry.type)
  expect(kinds.filter(type => type === 'run_started' || type === 'run_completed')).toHaveLength(2)
}
