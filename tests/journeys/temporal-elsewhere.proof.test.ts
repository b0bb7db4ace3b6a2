/** Workflows that run in a process of their own, `npm run workflow-worker`, which has no database. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTemporalServer, type TemporalServer } from '../tools/temporal.ts'
import { HOUR, journey, START, tag, wait } from './scenes.ts'
import { siteRecordHarness } from './site-record-harness.ts'
import { type TemporalDriver, temporalDriver } from './temporal-driver.ts'

const program = join(import.meta.dirname, '../../api/workflow-worker.ts')

let folder: string
let server: TemporalServer
let driver: TemporalDriver
let worker: ChildProcess | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-temporal-'))
  server = await startTemporalServer(folder)
  driver = temporalDriver(server, { workflows: 'elsewhere' })
}, 600_000)
afterAll(async () => {
  worker?.kill('SIGKILL')
  await driver?.stop()
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** In an empty folder, with nothing but where Temporal is and for whom. */
function launch(more: Record<string, string>): ChildProcess {
  const env = { PATH: process.env.PATH ?? '', TEMPORAL_ADDRESS: server.address, ...more }
  return spawn(process.execPath, [program], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
}

test('runs stand still without such a process, go on with one, and survive its death', {
  timeout: 180_000,
}, async () => {
  const harness = await siteRecordHarness(START, driver.drive)
  const definition = journey([tag('a', 'tag_1'), wait('b', 2), tag('c', 'tag_2')])
  const coming = harness.enrollAll([{ run_id: 'run_elsewhere', definition }])
  await expect(Promise.race([coming, new Promise(resolve => setTimeout(resolve, 1_500, 'still'))])).resolves.toBe(
    'still',
  )
  worker = launch({ TEMPORAL_INSTALLATION: driver.installation_id })
  await coming
  expect(harness.state('run_elsewhere').status).toBe('delayed')
  worker.kill('SIGKILL')
  await once(worker, 'exit')
  worker = launch({ TEMPORAL_INSTALLATION: driver.installation_id })
  await harness.moveTo(START + 2 * HOUR)
  expect(harness.state('run_elsewhere').status).toBe('completed')
  const sequences = harness.record('run_elsewhere').map(entry => entry.sequence)
  expect(new Set(sequences).size).toBe(sequences.length)
  await harness.close()
  const ended = once(worker, 'exit')
  worker.kill('SIGTERM')
  expect(await ended).toEqual([0, null])
})

test('it says what it lacks and exits', { timeout: 60_000 }, async () => {
  const lacking = launch({})
  let said = ''
  lacking.stderr?.on('data', (text: Buffer) => {
    said += text.toString()
  })
  expect(await once(lacking, 'exit')).toEqual([1, null])
  expect(said).toContain('TEMPORAL_INSTALLATION must be set to what `npm start` prints')
})
