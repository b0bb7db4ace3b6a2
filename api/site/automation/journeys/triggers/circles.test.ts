/** Journeys that feed each other: warned of, and stopped where they go round all the same. */
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import { createTriggerFixture, type TriggerFixture } from '../../../../testing/fixtures/triggers.ts'
import { until } from '../../../../testing/harness.ts'
import { keepDocument } from '../../../../testing/keep-document.ts'
import { runLimits } from '../../runs/limits.ts'

let s: TriggerFixture
beforeAll(async () => {
  s = await createTriggerFixture(createRunner)
})
afterAll(() => s.close())

const most = runLimits.journey_enrollments_per_hour_max
const hour = 3_600_000

/** Published, and with no wait in it. */
async function between(name: string, from: string, to: string): Promise<string> {
  const document = {
    triggers: [{ type: 'tag_added', tag_ids: [from] }],
    allow_duplicate_enrollment: true,
    use_lead_timezone: false,
    steps: [
      { id: 'untag', type: 'remove_tags', tag_ids: [from] },
      { id: 'tag', type: 'assign_tags', tag_ids: [to] },
    ],
  }
  const { id } = (await s.h.post(`${s.at}/journeys`, { name, document })).body
  expect((await s.h.post(`${s.at}/journeys/${id}/publish`, { enroll: 'new' })).status).toBe(200)
  return id
}
const read = async (id: string) => (await s.h.get(`${s.at}/journeys/${id}`)).body
const attention = async () =>
  ((await s.h.get(`${s.at}/dashboard`)).body as unknown as { attention: { type: string; count: number }[] }).attention
const told = async (lead: string) =>
  (await s.h.get(`${s.at}/leads/${lead}/timeline`)).body.data.flatMap(({ type, data }) =>
    type === 'journey.not_enrolled' ? [data] : [],
  )

test('a lead that goes round between two journeys is stopped with the reason, and who waits for it is told', async () => {
  const [x, y] = [await s.made('tags', { name: 'X' }), await s.made('tags', { name: 'Y' })]
  const a = await between('There', x, y)
  const b = await between('Back', y, x)
  const warnings = async (id: string, language: string) =>
    (await s.h.get(`${s.at}/journeys/${id}/problems`, { headers: { 'accept-language': language } })).body.warnings
  expect(await warnings(a, 'en')).toMatchObject([
    { pointer: '/triggers/0', step_id: null, code: 'journey_circle', text: expect.stringContaining('Back') },
  ])
  expect(await warnings(b, 'es')).toMatchObject([{ code: 'journey_circle', text: expect.stringContaining('There') }])
  expect((await read(a)).throttled_at).toBeNull()

  // A clock that goes on, as it does: what happens in the very moment of an enrollment was its occasion.
  const { clock } = s.h
  const now = clock.now.bind(clock)
  const ticking = vi.spyOn(clock, 'now').mockImplementation(() => {
    clock.forward(1)
    return now()
  })
  const lead = await s.newLead()
  await s.h.post(`${s.at}/leads/${lead}/tags`, { tag_ids: [x] })
  const stopped = await until(
    () => told(lead),
    reasons => reasons.length > 0,
  )
  expect(stopped).toMatchObject([{ reason: 'too_often', run_id: expect.any(String) }])
  await s.settled()
  ticking.mockRestore()
  const [runs_a, runs_b] = [await s.runsOf(a), await s.runsOf(b)]
  expect(Math.max(runs_a.length, runs_b.length)).toBe(most)
  const { journey_id } = stopped[0] as unknown as { journey_id: string }
  expect((await read(journey_id)).throttled_at).toEqual(expect.any(String))
  expect(await attention()).toContainEqual({ type: 'journeys_throttled', count: 1 })
  const byHand = await s.h.post(`${s.at}/journeys/${journey_id}/runs`, { lead_ids: [lead] })
  expect(byHand.body.data).toMatchObject([{ outcome: 'too_often' }])

  // The circle is cut, nobody else is kept out, and after the hour neither is the lead.
  const other = await s.newLead()
  const others = await s.h.post(`${s.at}/journeys/${journey_id}/runs`, { lead_ids: [other] })
  expect(others.body.data).toMatchObject([{ outcome: 'enrolled' }])
  s.h.clock.forward(hour)
  const later = await s.h.post(`${s.at}/journeys/${journey_id}/runs`, { lead_ids: [lead] })
  expect(later.body.data).toMatchObject([{ outcome: 'enrolled' }])

  await keepDocument(s.h, s.site, journey_id, {
    ...((await read(journey_id)).document as object),
    triggers: [{ type: 'lead_created' }],
  })
  expect((await s.h.post(`${s.at}/journeys/${journey_id}/publish`, { enroll: 'new' })).body.throttled_at).toBeNull()
  expect(await warnings(journey_id, 'en')).toEqual([])
}, 60_000)
