/**
 * Journeys on Temporal where several nodes share the sites: each runs workflows and is asked for any run; it is carried on where its site is, in
 * the first try, and goes on at another node when that one dies.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startDatabaseServer, type TestDatabaseServer } from '../../api/testing/database-server.ts'
import { proofTest } from '../../api/testing/proof-test.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'
import { startTemporalServer, type TemporalServer } from '../tools/temporal.ts'
import { prepareJourneys, type ServerSite } from './server-site.ts'
import { historyOf } from './temporal-history.ts'

const runs = 24
const folders: string[] = []
let temporal: TemporalServer
let databases: TestDatabaseServer
const nodes: ServerProcess[] = []

const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-node-'))
  folders.push(folder)
  return folder
}

async function begin(): Promise<ServerProcess> {
  const port = await freePort()
  const environment = {
    ...{ DATABASE_URL: databases.url, NODE_ADDRESS: `http://127.0.0.1:${port}` },
    TEMPORAL_ADDRESS: temporal.address,
  }
  const node = await startServer({ folder: newFolder(), port, args: ['--empty'], environment })
  nodes.push(node)
  return node
}

beforeAll(async () => {
  temporal = await startTemporalServer(newFolder())
  databases = await startDatabaseServer()
}, 600_000)
afterAll(async () => {
  await Promise.all(nodes.map(node => node.kill()))
  await databases?.close()
  await temporal?.stop()
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const tag = (site: ServerSite, id: string) => ({ id, type: 'assign_tags', tag_ids: [site.tag_id] })

interface Started {
  attempt?: number
  identity?: string
}

/** Of each time that a run was carried on: by whom, and in which try. */
async function carriedOn(run_id: string): Promise<Started[]> {
  const { events } = (await historyOf(temporal, run_id)) as { events: Record<string, Started>[] }
  return events.flatMap(({ activityTaskStartedEventAttributes: started }) => (started ? [started] : []))
}

async function requireOnce(site: ServerSite, run_ids: readonly string[], steps: readonly string[]): Promise<void> {
  for (const run_id of run_ids) {
    const { entries } = await site.until(run_id, 'completed')
    expect(new Set(entries.map(({ sequence }) => sequence)).size).toBe(entries.length)
    for (const step of steps) expect(entries.filter(({ step_id }) => step_id === step)).toHaveLength(1)
  }
}

const hasSites = async ({ url }: ServerProcess): Promise<boolean> => {
  const { node } = (await (await fetch(`${url}/readyz`)).json()) as { node: { sites: number } }
  return node.sites > 0
}

let site: ServerSite

test('any node is asked for a run, and that which has its site carries it on', { timeout: 240_000 }, async () => {
  const first = await begin()
  await begin()
  site = await prepareJourneys(first.url, await setUpToken(first))
  const journey_id = await site.journey('Welcome', [tag(site, 'tag')])
  // From then on the site is open.
  await requireOnce(site, await site.enroll(journey_id, 1, 'first'), ['tag'])
  const run_ids = await site.enroll(journey_id, runs, 'more')
  await requireOnce(site, run_ids, ['tag'])
  const started = (await Promise.all(run_ids.map(carriedOn))).flat()
  expect(new Set(started.map(({ identity }) => identity)).size).toBe(2)
  expect(started.filter(({ attempt }) => attempt !== 1)).toEqual([])
})

proofTest(
  'runs of a node that dies go on at the next home of their site',
  async () => {
    const delay = { id: 'delay', type: 'delay', duration: { value: 20, unit: 'seconds' } }
    const later = await site.journey('Later', [tag(site, 'before'), delay, tag(site, 'after')])
    const waiting = await site.enroll(later, runs, 'waiting')
    for (const run_id of waiting) await site.until(run_id, 'delayed')
    const isHome = await Promise.all(nodes.map(hasSites))
    await nodes[isHome.indexOf(true)]?.kill()
    const [left] = nodes.filter((_, n) => !isHome[n])
    const elsewhere = site.at(left?.url ?? '')
    // Until the lease of the dead one is over.
    await eventually(() => elsewhere.run(waiting[0] ?? '').catch(() => undefined), 'another home', 60_000)
    await requireOnce({ ...site, until: elsewhere.until }, waiting, ['before', 'after'])
  },
  240_000,
)
