/** What people see of runs in Temporal's screens and in the log: summaries, memo, identities, and workflows left behind. */
import { mkdtempSync, rmSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, Connection } from '@temporalio/client'
import { workflowMetadataQuery } from '@temporalio/workflow'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTemporalServer, type TemporalServer } from '../tools/temporal.ts'
import { HOUR, journey, START, tag, wait } from './scenes.ts'
import { embeddedDriver } from './site-driver.ts'
import { type SiteRecordHarness, siteRecordHarness } from './site-record-harness.ts'
import { type TemporalDriver, temporalDriver } from './temporal-driver.ts'
import { historyOf, wordsOf } from './temporal-history.ts'

const patience = { timeout: 90_000 }
const lines: { fields: Record<string, unknown>; text: string }[] = []
const write = (fields: object, text: string) => void lines.push({ fields: { ...fields }, text })

let folder: string
let server: TemporalServer
let driver: TemporalDriver
let connection: Connection
let client: Client
let harness: SiteRecordHarness | undefined

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-temporal-'))
  server = await startTemporalServer(folder)
  driver = temporalDriver(server, { log: { info: write, warn: write, error: write } })
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
const statusOf = async (run_id: string) => (await handle(run_id).describe()).status.name
const about = (text: string) => lines.filter(line => line.text.includes(text))

async function waiting(run_id: string): Promise<SiteRecordHarness> {
  harness = await siteRecordHarness(START, driver.drive)
  await harness.enrollAll([{ run_id, definition }])
  return harness
}

test('the start is one line that names server, namespace, queue and worker', patience, async () => {
  await waiting('run_first')
  const task_queue = `leadwright-${driver.installation_id}-journeys`
  const worker = `${task_queue}@${hostname()}:${process.pid}`
  expect(about('Temporal answers; journeys run there')).toEqual([
    { text: expect.any(String), fields: { address: server.address, namespace: 'default', task_queue, worker } },
  ])
})

test(
  'a workflow says whose run it is and where it stands, each timer and activity what it is for',
  patience,
  async () => {
    await waiting('run_seen')
    const described = await handle('run_seen').describe()
    const { site_id, journey_id, lead_id } = described.memo as Record<string, string>
    expect([site_id, journey_id, lead_id]).toEqual([
      expect.stringMatching(/^site_/),
      expect.any(String),
      expect.any(String),
    ])
    expect(await described.staticSummary()).toBe(`Lead ${lead_id} in journey ${journey_id}`)
    expect(await described.staticDetails()).toContain(
      `https://leads.example.com/sites/${site_id}/marketing/automated-journeys/${journey_id}/overview`,
    )
    const words = await vi.waitFor(async () => {
      const read = wordsOf(await historyOf(server, 'run_seen'))
      expect(read).toContain('Step b: delay until')
      return read
    }, 20_000)
    expect(words).toContain(`Step b: delay until ${new Date(START + 2 * HOUR).toISOString()}`)
    expect(words).toContain('Take the run over from its record')
    expect(words).toContain(`leadwright-${driver.installation_id}-journeys@${hostname()}:${process.pid}`)
    const { currentDetails, definition: handlers } = await handle('run_seen').query(workflowMetadataQuery)
    expect(currentDetails).toBe(
      `**delayed** at step \`b\`, waiting for delay until ${new Date(START + 2 * HOUR).toISOString()}`,
    )
    expect(handlers?.signalDefinitions?.map(({ name, description }) => [name, description])).toContainEqual([
      'unenroll',
      'Stops the run, as its owner does in the admin.',
    ])
  },
)

test('workflows whose runs ended elsewhere are named and end when Temporal is used again', patience, async () => {
  const of = await waiting('run_behind')
  await vi.waitFor(async () => expect(await statusOf('run_behind')).toBe('RUNNING'), 20_000)
  await of.changeDriver(embeddedDriver)
  await of.moveTo(START + 2 * HOUR)
  expect(of.state('run_behind').status).toBe('completed')
  expect(await statusOf('run_behind')).toBe('RUNNING')
  await of.changeDriver(driver.drive)
  await of.restart()
  await vi.waitFor(async () => expect(await statusOf('run_behind')).toBe('COMPLETED'), 20_000)
  const named = about('left behind').flatMap(line => line.fields.run_ids)
  expect(named).toContain('run_behind')
  expect(about('compared with the record')).toEqual([])
})
