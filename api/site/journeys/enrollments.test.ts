import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Job } from '../../platform/jobs/jobs.ts'
import { createHarness, type Harness } from '../../testing/harness.ts'
import { captureLead } from '../leads/rules.ts'
import { enrolExistingHandler } from './jobs.ts'

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
    enrollment_criteria: { kind: 'rule', field: 'mailability', op: 'is', value: 'subscribed' },
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
  const enrollment = async () => (await h.get(`${path}/enrollments`)).body.data[0] as Record<string, unknown>
  const { id } = await enrollment()
  const perform = (signal: AbortSignal) =>
    enrolExistingHandler(scope).perform({ kind: 'enrol_existing', subject_id: String(id) } as Job, signal)
  return { id: made.body.id, path, database, enrollment, perform }
}

/** Like a process that dies: after so many batches are on disk, before the next. */
function dyingAfter(batches: number): AbortSignal {
  let looks = 0
  const signal = new AbortController().signal
  return new Proxy(signal, { get: (_, key) => (key === 'aborted' ? looks++ >= batches : undefined) })
}

test.each([false, true])(
  'a kill between batches loses nobody and enrols nobody twice; duplicates %s',
  async duplicates => {
    const { id, database, enrollment, perform } = await enrolling(duplicates)
    expect(await perform(dyingAfter(1))).toMatchObject({ done: false })
    expect(await enrollment()).toMatchObject({ status: 'running', matching_leads: leads * 0.8, enrolled_leads: 1_000 })
    // Runs that have ended by then must not be begun once more.
    await database.write(async tx => {
      await tx.run(sql`update runs set status = 'completed', ended_at = 1, wake_at = null where journey_id = ${id}`)
    })
    expect(await perform(new AbortController().signal)).toMatchObject({ done: true })
    expect(await perform(new AbortController().signal)).toMatchObject({ done: true })
    expect(await enrollment()).toMatchObject({ status: 'done', enrolled_leads: leads * 0.8 })
    const [counts] = await database.read(db =>
      db.values<[number, number]>(sql`
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
  expect(await enrollment()).toMatchObject({ status: 'ended', enrolled_leads: 1_000 })
})
