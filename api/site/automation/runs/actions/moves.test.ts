import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DelayStep } from '../../../../../workflows/core/definition.ts'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import { createRunsFixture, type RunsFixture } from '../../../../testing/fixtures/runs.ts'
import { until } from '../../../../testing/harness.ts'

const hour = 3_600_000
const wait = (id: string, hours: number): DelayStep => ({
  id,
  type: 'delay',
  duration: { value: hours, unit: 'hours' },
})
let s: RunsFixture
beforeAll(async () => {
  s = await createRunsFixture(createRunner)
  await s.begin()
})
afterAll(() => s.close())

const ended = async (id: string) => {
  const { body } = await until(
    () => s.h.get(`${s.base}/operations/${id}`),
    reply => reply.body.status === 'completed',
  )
  return body.progress
}

test('a preview tells which runs map, which cannot, which act at once; then exactly those are moved, once', async () => {
  const { h, base } = s
  const journey = await s.journey([wait('long', 10), wait('gone', 10), wait('last', 10)])
  const [atLong = '', atGone = ''] = await s.enroll(journey, [await s.lead(), await s.lead()])
  await s.runIn(atLong, 'delayed')
  await s.runIn(atGone, 'delayed')
  await h.post(`${base}/runs/${atGone}/skip-wait`)
  await until(
    () => s.run(atGone),
    reply => reply.body.step_id === 'gone',
  )
  s.forward(3 * hour)
  const [young = ''] = await s.enroll(journey, [await s.lead()])
  await s.runIn(young, 'delayed')
  await s.revise(journey, [wait('long', 2), wait('last', 10)])
  const moves = `${base}/journeys/${journey}/moves`
  const preview = await h.post(`${moves}/preview`, {})
  expect(preview.body).toMatchObject({ to_version: 2, runs: 3, movable: 2, unmovable: 1, acts_at_once: 1 })
  expect(preview.body.steps).toEqual([
    { journey_version: 1, step_id: 'long', step_type: 'delay', runs: 2, movable: 2, acts_at_once: 1 },
    {
      ...{ journey_version: 1, step_id: 'gone', step_type: 'delay', runs: 1, movable: 0, acts_at_once: 0 },
      reason: 'step_missing',
    },
  ])
  expect((await s.run(atLong)).body.journey_version).toBe(1)
  const before = await h.get(`${base}/journeys/${journey}/metrics?journey_version=1`)
  expect(before.body.runs).toMatchObject({ enrolled: 3, live: 3 })

  const moved = await h.post(moves, {})
  expect(moved.body).toMatchObject({ details: { action: 'move', to_version: 2 } })
  expect(await ended(moved.body.id)).toMatchObject({ total: 3, succeeded: 2, skipped: 0, failed: 1 })
  const failures = await h.get(`${base}/operations/${moved.body.id}/failures`)
  expect(String(failures.body)).toContain(`1,${atGone},,step_missing,`)
  const acted = await until(
    () => s.run(atLong),
    reply => reply.body.step_id === 'last',
  )
  expect(acted.body.journey_version).toBe(2)
  const kinds = (acted.body.entries as { type: string }[]).map(entry => entry.type)
  expect(kinds.filter(type => type === 'run_moved')).toHaveLength(1)
  expect((await s.run(atGone)).body).toMatchObject({ journey_version: 1, status: 'delayed', step_id: 'gone' })
  const waiting = await until(
    () => s.run(young),
    reply => (reply.body.entries as unknown[]).length > 3,
  )
  expect(waiting.body).toMatchObject({ journey_version: 2, step_id: 'long', status: 'delayed' })
  expect(Date.parse((waiting.body.wait as { until: string }).until)).toBe(h.clock.now() + 2 * hour)
  expect(await ended((await h.post(moves, {})).body.id)).toMatchObject({ total: 1, succeeded: 0, failed: 1 })
  for (const run of [atLong, atGone, young]) {
    expect((await h.post(`${base}/runs/${run}/replay`)).body).toMatchObject({ outcome: 'identical' })
  }
  const after = await h.get(`${base}/journeys/${journey}/metrics`)
  expect(after.body.steps).toContainEqual(expect.objectContaining({ step_id: 'gone', step_type: 'delay', gone: true }))
  expect(after.body.versions).toMatchObject([
    { journey_version: 1, enrolled: 1 },
    { journey_version: 2, enrolled: 2 },
  ])
})

test('a version that is not there, and a journey that was never published, are refused', async () => {
  const { h, base } = s
  const journey = await s.journey([wait('long', 10)])
  const refused = await h.post(`${base}/journeys/${journey}/moves`, { to_version: 9 })
  expect(refused.body).toMatchObject({ status: 422, errors: [{ pointer: '/to_version', code: 'unknown_reference' }] })
  const draft = await h.post(`${base}/journeys`, { name: 'Never' })
  for (const path of ['moves', 'moves/preview']) {
    const { status, body } = await h.post(`${base}/journeys/${draft.body.id}/${path}`, {})
    expect([status, body.code], path).toEqual([409, 'transition_not_allowed'])
  }
})
