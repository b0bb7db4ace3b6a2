import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operationHandler } from '../../../../platform/features/operations/worker.ts'
import type { Job } from '../../../../platform/jobs/jobs.ts'
import { createHarness, type Harness } from '../../../../testing/harness.ts'
import { captureLead } from '../../../contacts/leads/rules.ts'
import { journeyEnrollment } from './enrollment-operation.ts'

const leads = 2_500
let h: Harness
let site: string
beforeAll(async () => {
  h = await createHarness()
  site = await h.newSite('Casa Verde')
  await h.inSite(site, async (tx, context) => {
    for (let i = 0; i < leads; i++) {
      const capture = { email: `lead${i}@example.com`, values: {}, tag_ids: [], audience_ids: [] }
      await captureLead(tx, { ...capture, source: 'import', overwrite: false, subscribed: i % 5 > 0 }, context)
    }
  })
})
afterAll(() => h.close())

let count = 0
async function enrolling(allow_duplicate_enrollment: boolean) {
  const at = `/v1/sites/${site}`
  const document = {
    triggers: [{ type: 'lead_created' }],
    enrollment_criteria: { type: 'rule', field: 'mailability', op: 'is', value: 'subscribed' },
    allow_duplicate_enrollment,
    use_lead_timezone: false,
    steps: [{ id: 'end', type: 'unsubscribe' }],
  }
  const made = await h.post(`${at}/journeys`, { name: `Journey ${++count}`, document })
  const path = `${at}/journeys/${made.body.id}`
  expect((await h.post(`${path}/publish`, { enroll: 'existing' })).status).toBe(200)
  const database = await h.installation.databases.site(site)
  const facts = () => h.installation.sites.find(site)
  const scope = { installation: h.installation, site_id: site, database, clock: h.clock, facts }
  const enrollment = async () =>
    (await h.get(`${at}/operations?subject_id=${made.body.id}`)).body.data[0] as Record<string, unknown>
  const { id } = await enrollment()
  const job = { type: 'operation', subject_id: String(id) } as Job
  const perform = (signal: AbortSignal) => operationHandler(scope, [journeyEnrollment]).perform(job, signal)
  /** The same, with something that happens once so many slow reads are over: the first counts, each other looks up a batch. */
  const performWith = (reads: number, happening: () => Promise<unknown>) => {
    let done = 0
    const readSlow: typeof database.readSlow = async fn => {
      const found = await database.readSlow(fn)
      if (++done === reads) await happening()
      return found
    }
    const between: Pick<typeof database, 'read' | 'readSlow' | 'write'> = {
      readSlow,
      read: fn => database.read(fn),
      write: fn => database.write(fn),
    }
    const watched = { ...scope, database: Object.setPrototypeOf(between, database) }
    return operationHandler(watched, [journeyEnrollment]).perform(job, new AbortController().signal)
  }
  return { id: made.body.id, path, document, database, enrollment, perform, performWith }
}

/** Like a process that dies: after so many batches are on disk, before the next. */
function dyingAfter(batches: number): AbortSignal {
  let looks = 0
  const signal = new AbortController().signal
  return new Proxy(signal, { get: (_, key) => (key === 'aborted' ? looks++ >= batches : undefined) })
}

test.each([false, true])(
  'a kill between batches loses nobody and enrolls nobody twice; duplicates %s',
  async duplicates => {
    const { id, database, enrollment, perform } = await enrolling(duplicates)
    expect(await perform(dyingAfter(1))).toMatchObject({ done: false })
    expect(await enrollment()).toMatchObject({
      status: 'running',
      progress: { total: leads * 0.8, processed: 1_000, succeeded: 1_000 },
    })
    // Runs that have ended by then must not be begun once more.
    await database.write(async tx => {
      await tx.run(sql`update runs set status = 'completed', ended_at = 1, wake_at = null where journey_id = ${id}`)
    })
    expect(await perform(new AbortController().signal)).toMatchObject({ done: true })
    expect(await perform(new AbortController().signal)).toMatchObject({ done: true })
    expect(await enrollment()).toMatchObject({ status: 'completed', progress: { succeeded: leads * 0.8 } })
    const [counts] = await database.read(db =>
      db.all<[number, number]>(sql`
      select count(*), count(distinct lead_id) from runs where journey_id = ${id} and cause = 'publication'`),
    )
    expect(counts).toEqual([leads * 0.8, leads * 0.8])
  },
)

test('switched off in between, the rest is not enrolled, and the list says so', async () => {
  const { path, enrollment, perform } = await enrolling(false)
  await perform(dyingAfter(1))
  await h.post(`${path}/switch-off`, { runs: 'finish' })
  expect(await perform(new AbortController().signal)).toMatchObject({ done: true })
  expect(await enrollment()).toMatchObject({
    status: 'canceled',
    reason: { code: 'journey_off' },
    progress: { succeeded: 1_000 },
  })
})

test('published anew in between, whom only the version before wanted is not enrolled', async () => {
  const { id, path, document, database, enrollment, performWith } = await enrolling(false)
  const others = { type: 'rule', field: 'mailability', op: 'is', value: 'unsubscribed' }
  await performWith(3, async () => {
    const changed = await h.patch(path, { document: { ...document, enrollment_criteria: others } })
    expect(changed.body).toMatchObject({ document: { enrollment_criteria: others } })
    expect((await h.post(`${path}/publish`, { enroll: 'new' })).status).toBe(200)
  })
  // One batch had been enrolled, of four in five.
  const rest = (leads - 1_250) * 0.2
  expect(await enrollment()).toMatchObject({ status: 'completed', progress: { succeeded: 1_000 + rest } })
  const wrong = await database.read(db =>
    db.all(sql`select r.id from runs r join leads l on l.id = r.lead_id
      where r.journey_id = ${id} and (r.journey_version = 1) <> (l.mailability = 'subscribed')`),
  )
  expect(wrong).toEqual([])
})

test('switched off while a batch is looked up, nobody of that is enrolled', async () => {
  const { path, enrollment, performWith } = await enrolling(false)
  await performWith(2, () => h.post(`${path}/switch-off`, { runs: 'finish' }))
  expect(await enrollment()).toMatchObject({ status: 'canceled', progress: { succeeded: 0 } })
})
