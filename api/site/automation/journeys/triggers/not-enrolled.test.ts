/** A trigger that enrolls nobody leaves its reason; one that may, enrolls again. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import { createTriggerFixture, type TriggerFixture } from '../../../../testing/fixtures/triggers.ts'
import { until } from '../../../../testing/harness.ts'

let s: TriggerFixture
beforeAll(async () => {
  s = await createTriggerFixture(createRunner)
})
afterAll(() => s.close())

/** Why a lead was not enrolled, oldest first. */
const reasonsOf = async (lead: string) =>
  (await s.h.get(`${s.at}/leads/${lead}/timeline?limit=100`)).body.data
    .filter(entry => entry.type === 'journey.not_enrolled')
    .map(entry => entry.data as { journey_id: string; reason: string; run_id?: string; cause_event: string })
    .reverse()

test('where duplicates are allowed a trigger enrolls again as soon as the last run has ended', async () => {
  const steps = [{ id: 'tag', type: 'assign_tags', tag_ids: [await s.made('tags', { name: 'At once' })] }]
  const changes = { allow_duplicate_enrollment: true, steps }
  const journey = await s.published([{ type: 'api_event', name: 'order.shipped' }], changes)
  const lead = await s.newLead()
  const tell = () => s.h.post(`${s.at}/events`, { lead_id: lead, name: 'order.shipped' })
  await tell()
  const [run] = await until(
    () => s.runsOf(journey),
    runs => runs[0]?.status === 'completed',
  )
  const same = await tell()
  await s.settled()
  expect(await reasonsOf(lead)).toEqual([
    expect.objectContaining({
      ...{ journey_id: journey, journey_name: expect.any(String), reason: 'already_enrolled' },
      ...{ run_id: run?.run_id, cause_event: same.body.id },
    }),
  ])
  s.h.clock.forward(1)
  await tell()
  await s.enrolled(journey, 2)
})

test('every trigger that enrolls nobody leaves its reason', async () => {
  const tag = await s.made('tags', { name: 'Kept out' })
  const changes = {
    enrollment_criteria: { type: 'rule', field: 'first_name', op: 'is_not', value: 'Nobody' },
    suppression: { type: 'rule', field: 'tags', op: 'has', value: tag },
  }
  const journey = await s.published([{ type: 'api_event', name: 'reason' }], changes)
  const tell = (lead_id: string) => s.h.post(`${s.at}/events`, { lead_id, name: 'reason' })
  const [live, out, other] = [await s.newLead(), await s.newLead(), await s.newLead()]
  await s.h.post(`${s.at}/leads/${out}/tags`, { tag_ids: [tag] })
  await s.h.patch(`${s.at}/leads/${other}`, { first_name: 'Nobody' })
  for (const lead of [live, live, out, other]) await tell(lead)
  await s.settled()
  const [run] = await s.runsOf(journey)
  expect(await reasonsOf(live)).toMatchObject([{ journey_id: journey, reason: 'already_live', run_id: run?.run_id }])
  expect(await reasonsOf(out)).toMatchObject([{ journey_id: journey, reason: 'suppressed' }])
  expect(await reasonsOf(other)).toMatchObject([{ journey_id: journey, reason: 'not_matching' }])
  const database = await s.h.installation.databases.site(s.site)
  await until(
    () => database.read(s.h.installation.connections.nextDue),
    due => due !== 0,
  )
})
