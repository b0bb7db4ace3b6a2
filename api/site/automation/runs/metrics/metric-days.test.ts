import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHarness, type Harness } from '../../../../testing/harness.ts'

let h: Harness
beforeAll(async () => {
  h = await createHarness()
})
afterAll(() => h.close())

test.each([
  ['Pacific/Kiritimati', '2027-03-14T09:59:00Z', '2027-03-14'],
  ['Pacific/Kiritimati', '2027-03-14T10:00:00Z', '2027-03-15'],
  ['Pacific/Midway', '2027-03-14T10:59:00Z', '2027-03-13'],
])('metrics count by the days of the site: %s at %s is %s', async (timezone, moment, date) => {
  const site = await h.newSite(`Casa ${moment} ${timezone}`)
  const at = `/v1/sites/${site}`
  expect((await h.patch(at, { timezone })).status).toBe(200)
  h.clock.set(Date.parse(moment))
  const document = {
    triggers: [{ type: 'lead_created' }],
    allow_duplicate_enrollment: false,
    use_lead_timezone: false,
    steps: [{ id: 'end', type: 'unsubscribe' }],
  }
  const lead = await h.post(`${at}/leads`, { email: 'ana@example.com' })
  const path = `${at}/journeys/${(await h.post(`${at}/journeys`, { name: 'Days', document })).body.id}`
  await h.post(`${path}/publish`, { enroll: 'new' })
  const enrolled = await h.post(`${path}/runs`, { lead_ids: [lead.body.id] })
  expect(enrolled.body.data).toMatchObject([{ outcome: 'enrolled' }])
  const metrics = async (query = '') => (await h.get(`${path}/metrics${query}`)).body as unknown as Metrics
  expect((await metrics()).days).toMatchObject([{ date, enrolled: 1 }])
  expect((await metrics(`?from=${date}&to=${date}`)).runs.enrolled).toBe(1)
  const day_before = new Date(Date.parse(date) - 86_400_000).toISOString().slice(0, 10)
  expect((await metrics(`?to=${day_before}`)).runs.enrolled).toBe(0)
  // The list tells of the last fourteen days, of which this is the last, then the first, then before the first.
  const recent = async (query = '?expand=recent_enrollments') =>
    (await h.get(`${at}/journeys${query}`)).body.data[0]?.recent_enrollments
  expect(await recent('')).toBeUndefined()
  const last = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1]
  expect(await recent()).toMatchObject({ to: date, enrolled: 1, days: last })
  h.clock.forward(13 * 86_400_000)
  expect(await recent()).toMatchObject({ from: date, enrolled: 1, days: last.toReversed() })
  h.clock.forward(86_400_000)
  expect(await recent()).toMatchObject({ enrolled: 0, days: Array(14).fill(0) })
  const listed = await h.get(`${at}/runs?journey_id=${path.split('/').at(-1)}&journey_version=1`)
  expect(listed.body.data).toHaveLength(1)
})

interface Metrics {
  runs: { enrolled: number }
  days: { date: string; enrolled: number }[]
}
