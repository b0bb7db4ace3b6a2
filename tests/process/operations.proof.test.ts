/**
 * The process is killed again and again while operations go over some thousands of rows: each row is done exactly once, and
 * the numbers say so.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Caller } from '../chaos/caller.ts'
import { eventually, setUpToken } from '../tools/server-fixture.ts'
import { freePort, type ServerProcess, startServer } from '../tools/server-process.ts'

vi.setConfig({ testTimeout: 180_000, hookTimeout: 90_000 })

const leads = 8_000
const rounds = 3
const person = { first_name: 'Ana', last_name: 'García', email: 'owner@example.com', password: 'correct horse battery' }
let folder: string
let server: ServerProcess
let hasEnded = false
let api: Caller
let at: string
let site_id: string

async function start(point = ''): Promise<void> {
  const environment: Record<string, string> = point === '' ? {} : { LEADWRIGHT_FAULT_POINT: point }
  const port = api ? Number(new URL(api.url).port) : await freePort()
  hasEnded = false
  server = await startServer({ folder, port, args: ['--empty'], environment })
  void server.ended.then(() => {
    hasEnded = true
  })
  api ??= new Caller(server.url)
}

/** The server is stopped, and something is done in the site's file. */
async function inFile<T>(work: (file: DatabaseSync) => T): Promise<T> {
  const file = new DatabaseSync(join(folder, 'sites', site_id, 'site.db'))
  try {
    return work(file)
  } finally {
    file.close()
  }
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leadwright-operations-'))
  await start()
  const session = await api.must('POST', '/v1/auth/set-up', { ...person, token: await setUpToken(server) })
  api.token = String(session.token)
  site_id = (await api.must('POST', '/v1/sites', { name: 'Casa Verde', subdomain: 'casa-verde' })).id
  at = `/v1/sites/${site_id}`
  await api.must('POST', `${at}/leads`, { email: 'lead@example.com' })
  await server.stop()
  await inFile(file => {
    const names = file
      .prepare("select name from pragma_table_info('leads')")
      .all()
      .map(row => String(row.name))
    const made: Record<string, string> = {
      id: "'lead_' || printf('%032x', n)",
      email: "'lead' || n || '@example.com'",
      email_key: "'lead' || n || '@example.com'",
    }
    const columns = names.map(name => made[name] ?? `"${name}"`).join(', ')
    file.exec(`with recursive c(n) as (select 1 union all select n + 1 from c where n < ${leads - 1})
      insert into leads (${names.map(name => `"${name}"`).join(', ')}) select ${columns} from leads, c`)
  })
  await start()
})
afterAll(async () => {
  await server.kill()
  rmSync(folder, { recursive: true, force: true })
})

const operation = (id: string) => api.must('GET', `${at}/operations/${id}`)
/** Of a server that is dead. */
const onDisk = (id: string) =>
  inFile(file => Number(file.prepare('select succeeded from operations where id = ?').get(id)?.succeeded))

/** Where a batch may be cut off: none of it is on disk, or all of it. */
const points = [
  'before commit platform/features/operations/worker #apply',
  'after commit platform/features/operations/worker #apply',
]

/** Kills at points of a batch, then wherever it is, until it has ended. */
async function killedUntilDone(id: string, batch: number, killedAt: readonly string[] = points) {
  await server.kill()
  for (const point of killedAt) {
    const before = await onDisk(id)
    // It may die before it is ready.
    await start(point).catch(() => {
      hasEnded = true
    })
    await expect.poll(() => hasEnded, { message: `nothing reached “${point}”`, timeout: 30_000 }).toBe(true)
    expect((await onDisk(id)) - before, point).toBe(point === points[0] ? 0 : batch)
  }
  for (let round = 0; round < rounds; round += 1) {
    await start()
    await sleep(10 + round * 25)
    await server.kill()
  }
  await start()
  return eventually(async () => {
    const found = await operation(id)
    return found.ended_at === null ? undefined : found
  }, 'the end of the operation')
}

test('an enrollment enrolls each lead once, and undoing it stops each run once, through kills', async () => {
  const document = {
    triggers: [{ type: 'api_event', name: 'never' }],
    // A run that has ended would be begun once more by a batch that is done twice.
    allow_duplicate_enrollment: true,
    use_lead_timezone: false,
    steps: [{ id: 'wait', type: 'delay', duration: { value: 1, unit: 'days' } }],
  }
  const journey = (await api.must('POST', `${at}/journeys`, { name: 'Welcome', document })).id
  await api.must('POST', `${at}/journeys/${journey}/publish`, { enroll: 'new' })
  const { id } = await api.must('POST', `${at}/journeys/${journey}/enrollments`, {})
  expect(await killedUntilDone(id, 1_000)).toMatchObject({
    status: 'completed',
    progress: { total: leads, processed: leads, succeeded: leads },
  })
  const undo = await api.must('POST', `${at}/operations/${id}/undo`)
  expect(await killedUntilDone(undo.id, 500)).toMatchObject({
    status: 'completed',
    progress: { total: leads, processed: leads, succeeded: leads },
  })
  await server.stop()
  const counts = await inFile(file =>
    file
      .prepare('select count(*) as runs, count(distinct lead_id) as leads, sum(operation_id = ?) as own from runs')
      .get(id),
  )
  expect({ ...counts }).toEqual({ runs: leads, leads, own: leads })
})

/** What is told of an audience on disk: how often, and of how many leads. */
const told = (audience: string, name: string) =>
  inFile(file => ({
    ...file
      .prepare(
        `select count(*) as events, count(distinct lead_id) as leads from events
         where name = ? and json_extract(data, '$.audience_id') = ?`,
      )
      .get(name, audience),
  }))
const membersOf = (audience: string) =>
  inFile(file =>
    Number(file.prepare('select count(*) as count from lead_sets where member_id = ?').get(audience)?.count),
  )

test('a recomputation puts each lead that matches on its audience once, through kills', async () => {
  await start()
  const filter = { type: 'rule', field: 'email', op: 'contains', value: '7' }
  const matching = (await api.must('POST', `${at}/leads/count`, { filter })).count
  const audience = await api.must('POST', `${at}/audiences`, { name: 'Sevens', filter })
  expect(await killedUntilDone(String(audience.operation_id), 500)).toMatchObject({
    status: 'completed',
    progress: { total: leads, succeeded: leads },
  })
  expect(await api.must('GET', `${at}/audiences/${audience.id}`)).toMatchObject({ status: 'current' })
  await server.stop()
  expect(await membersOf(audience.id)).toBe(matching)
  expect(await told(audience.id, 'lead.audience_joined')).toEqual({ events: matching, leads: matching })
})

test('what follows from changes of leads is done and told once, wherever the consumer is killed', async () => {
  await start()
  const tag = (await api.must('POST', `${at}/tags`, { name: 'Chosen' })).id
  const filter = { type: 'rule', field: 'tags', op: 'has', value: [tag] }
  const audience = (await api.must('POST', `${at}/audiences`, { name: 'Chosen', filter })).id
  const found = await api.must('GET', `${at}/leads?limit=40`)
  const lead_ids = (found.data as { id: string }[]).map(({ id }) => id)
  await eventually(async () => {
    const { status } = await api.must('GET', `${at}/audiences/${audience}`)
    return status === 'current' || undefined
  }, 'the recomputation')
  await server.stop()
  const consumer = 'platform/features/consumer consumeUnread'
  for (const [change, point] of [
    ['leads', `before commit ${consumer}`],
    ['leads/remove', `after commit ${consumer}`],
  ] as const) {
    await start(point)
    await api.must('POST', `${at}/tags/${tag}/${change}`, { lead_ids }).catch(() => undefined)
    await expect.poll(() => hasEnded, { message: `nothing reached “${point}”`, timeout: 30_000 }).toBe(true)
    await start()
    const wanted = change === 'leads' ? lead_ids.length : 0
    await eventually(async () => {
      const { lead_count } = await api.must('GET', `${at}/audiences/${audience}`)
      return lead_count === wanted || undefined
    }, `${wanted} leads on the audience`)
    await server.stop()
  }
  const once = { events: lead_ids.length, leads: lead_ids.length }
  expect(await told(audience, 'lead.audience_joined')).toEqual(once)
  expect(await told(audience, 'lead.audience_left')).toEqual(once)
})
