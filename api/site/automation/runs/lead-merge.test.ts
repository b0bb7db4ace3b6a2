/** Runs of leads that are merged: one that a merge stops goes on once the merge is undone. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../../workflows/embedded/runner.ts'
import { createRunsFixture, type RunsFixture } from '../../../testing/fixtures/runs.ts'
import { findRun } from './rules.ts'

const hour = 3_600_000
const delay = { id: 'wait', type: 'delay', duration: { value: 3, unit: 'hours' } } as const
let s: RunsFixture
beforeAll(async () => {
  s = await createRunsFixture(createRunner)
  await s.begin()
})
afterAll(() => s.close())

async function merged() {
  const journey = await s.journey([delay], { allow_duplicate_enrollment: false })
  const [into, from] = [await s.lead(), await s.lead()]
  const [kept = '', run = ''] = await s.enroll(journey, [into, from])
  for (const one of [kept, run]) await s.runIn(one, 'delayed')
  const planned = (await s.run(run)).body.wait
  const { body } = await s.h.post(`${s.base}/leads/${into}/merges`, { merged_lead_id: from })
  const undo = () => s.h.post(`${s.base}/leads/${into}/merges/${body.id}/undo`)
  return { journey, into, from, kept, run, planned, undo }
}

test('the run of the lead that went goes on where it waited, to the moment that was planned', async () => {
  const { from, kept, run, planned, undo } = await merged()
  await s.runIn(run, 'stopped')
  s.forward(hour)
  expect((await undo()).status).toBe(200)
  await s.runIn(run, 'delayed')
  const { body } = await s.run(run)
  expect(body).toMatchObject({ lead_id: from, status: 'delayed', wait: planned })
  s.forward(2 * hour)
  for (const one of [kept, run]) await s.runIn(one, 'completed')
})

test('a run of a journey that was switched off meanwhile stays stopped', async () => {
  const { journey, run, undo } = await merged()
  await s.runIn(run, 'stopped')
  expect((await s.h.post(`${s.base}/journeys/${journey}/switch-off`, { runs: 'stop' })).status).toBe(200)
  expect((await undo()).status).toBe(200)
  const other = await merged()
  await s.runIn(other.run, 'stopped')
  expect((await s.run(run)).body.status).toBe('stopped')
})

test('a run that waits for the end of a pause to go on again stays stopped where its lead entered anew meanwhile', async () => {
  const journey = await s.journey([delay], { allow_duplicate_enrollment: true })
  const [into, from] = [await s.lead(), await s.lead()]
  const [kept = '', run = ''] = await s.enroll(journey, [into, from])
  for (const one of [kept, run]) await s.runIn(one, 'delayed')
  const { body } = await s.h.post(`${s.base}/leads/${into}/merges`, { merged_lead_id: from })
  await s.runIn(run, 'stopped')
  expect((await s.h.post(`${s.base}/journeys/${journey}/pause`)).status).toBe(200)
  expect((await s.h.post(`${s.base}/leads/${into}/merges/${body.id}/undo`)).status).toBe(200)
  const [again = ''] = await s.enroll(journey, [from])
  expect((await s.h.post(`${s.base}/journeys/${journey}/resume`, { overdue: 'continue' })).status).toBe(200)
  await s.runIn(again, 'delayed')
  await expect.poll(() => s.h.inSite(s.site, tx => findRun(tx, run))).toMatchObject({ wake_at: null, attempts: 0 })
  expect((await s.run(run)).body.status).toBe('stopped')
})

test('a run that waits for the end of a pause to go on again stays stopped once its journey is switched off', async () => {
  const { journey, run, kept, undo } = await merged()
  await s.runIn(run, 'stopped')
  expect((await s.h.post(`${s.base}/journeys/${journey}/pause`)).status).toBe(200)
  expect((await undo()).status).toBe(200)
  expect((await s.h.post(`${s.base}/journeys/${journey}/switch-off`, { runs: 'stop' })).status).toBe(200)
  await s.h.post(`${s.base}/journeys/${journey}/resume`, { overdue: 'continue' })
  await s.runIn(kept, 'stopped')
  expect((await s.run(run)).body.status).toBe('stopped')
})

test('a run that waits for the end of a pause to go on again stays stopped once its lead is erased', async () => {
  const { journey, run, from, undo } = await merged()
  await s.runIn(run, 'stopped')
  expect((await s.h.post(`${s.base}/journeys/${journey}/pause`)).status).toBe(200)
  expect((await undo()).status).toBe(200)
  expect((await s.h.delete(`${s.base}/leads/${from}`)).status).toBe(204)
  expect((await s.h.post(`${s.base}/journeys/${journey}/resume`, { overdue: 'continue' })).status).toBe(200)
  await expect.poll(() => s.h.inSite(s.site, tx => findRun(tx, run))).toMatchObject({ wake_at: null })
  expect((await s.run(run)).body.status).toBe('stopped')
})
