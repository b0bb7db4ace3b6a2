import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../../workflows/embedded/runner.ts'
import { limits } from '../../../platform/limits.ts'
import { until } from '../../../testing/harness.ts'
import { createJourneyStage, type JourneyStage } from '../../../testing/journey-stage.ts'

const delay = { id: 'wait', type: 'delay', duration: { value: 3, unit: 'hours' } } as const
let s: JourneyStage
beforeAll(async () => {
  s = await createJourneyStage(createRunner)
})
afterAll(() => s.close())

const done = (id: unknown) =>
  until(
    () => s.h.get(`${s.base}/run-actions/${id}`),
    reply => reply.body.status === 'done',
  )

test('the number comes first, then every run that fits is stopped once, and no other', async () => {
  const { h, base } = s
  await s.begin()
  const journey = await s.journey([delay])
  const other = await s.journey([delay])
  const lead = await s.lead()
  const runs = await s.enroll(journey, [lead, await s.lead(), await s.lead()])
  const [elsewhere = ''] = await s.enroll(other, [lead])
  for (const run of [...runs, elsewhere]) await s.runIn(run, 'delayed')
  const asked = { action: 'stop', filter: { journey_id: journey, status: 'delayed' } }
  expect((await h.post(`${base}/run-actions/preview`, asked)).body).toEqual({ matching: 3 })
  expect((await s.run(runs[0] ?? '')).body.run_status).toBe('delayed')
  const made = await h.post(`${base}/run-actions`, asked)
  expect(made.status).toBe(202)
  expect(made.body).toMatchObject({
    action: 'stop',
    status: 'done',
    matching: 3,
    done: 3,
    left: 0,
    journey_id: journey,
  })
  for (const run of runs) await s.runIn(run, 'stopped')
  expect((await s.run(elsewhere)).body.run_status).toBe('delayed')
  expect((await h.post(`${base}/run-actions/preview`, asked)).body).toEqual({ matching: 0 })
  expect((await h.get(`${base}/run-actions`)).body.data[0]).toMatchObject({ id: made.body.id, done: 3 })
})

test('waits are skipped and failed runs retried, many at once; runs that cannot are counted as left', async () => {
  const { h, base } = s
  await s.begin()
  const journey = await s.journey([delay, { id: 'again', type: 'delay', duration: { value: 1, unit: 'days' } }])
  const runs = await s.enroll(journey, [await s.lead(), await s.lead()])
  for (const run of runs) await s.runIn(run, 'delayed')
  await s.change("update runs set state = json_set(state, '$.wait.waiting_for', 'open_window') where id = ?", runs[1])
  const skipped = await h.post(`${base}/run-actions`, { action: 'skip_wait', filter: { journey_id: journey } })
  expect(skipped.body).toMatchObject({ matching: 2, done: 1, left: 1 })
  await until(
    () => s.run(runs[0] ?? ''),
    reply => reply.body.step_id === 'again',
  )
  expect((await s.run(runs[1] ?? '')).body.step_id).toBe('wait')
  const retried = await h.post(`${base}/run-actions`, { action: 'retry', filter: { journey_id: journey } })
  expect(retried.body).toMatchObject({ action: 'retry', matching: 0, done: 0, status: 'done' })
})

test('runs that are named are reached as far as the rest of the filter fits them, each once', async () => {
  const { h, base } = s
  await s.begin()
  const journey = await s.journey([delay])
  const runs = await s.enroll(journey, [await s.lead(), await s.lead(), await s.lead()])
  const [first = '', second = '', third = ''] = runs
  for (const run of runs) await s.runIn(run, 'delayed')
  const asking = (filter: object) => ({ action: 'stop', filter })
  const named = asking({ run_ids: [first, second, first, 'run_none'] })
  const elsewhere = asking({ run_ids: [first], journey_id: await s.journey([delay]) })
  expect((await h.post(`${base}/run-actions/preview`, elsewhere)).body).toEqual({ matching: 0 })
  expect((await h.post(`${base}/run-actions/preview`, named)).body).toEqual({ matching: 2 })
  expect((await h.post(`${base}/run-actions`, named)).body).toMatchObject({ matching: 2, done: 2, left: 0 })
  for (const run of [first, second]) await s.runIn(run, 'stopped')
  expect((await s.run(third)).body.run_status).toBe('delayed')
  const many = (length: number) => asking({ run_ids: Array.from({ length }, () => third) })
  expect((await h.post(`${base}/run-actions/preview`, many(limits.run_action_runs_max))).body).toEqual({ matching: 1 })
  const refused = await h.post(`${base}/run-actions/preview`, many(limits.run_action_runs_max + 1))
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/filter/run_ids' }] } })
  expect((await h.post(`${base}/run-actions`, asking({ run_ids: [] }))).status).toBe(422)
})

test('more than a batch goes on as a job, across a stop of the process, and reaches each run once', async () => {
  const { h, base } = s
  await s.halt()
  const journey = await s.journey([delay])
  const lead = await s.lead()
  const [run = ''] = await s.enroll(journey, [lead])
  const columns = (await s.rows("select group_concat(name) from pragma_table_info('runs')"))[0]?.[0] as string
  const copied = columns
    .split(',')
    .map(name => {
      if (name === 'id') return "'run_' || printf('%032x', n)"
      if (name === 'lead_id') return "'lead_' || printf('%032x', n)"
      return name === 'state' ? "json_set(state, '$.run_id', 'run_' || printf('%032x', n))" : name
    })
    .join(',')
  await s.change(
    `with recursive c(n) as (select 1 union all select n + 1 from c where n < 1200)
    insert into runs (${columns}) select ${copied} from runs, c where id = ?`,
    run,
  )
  const asked = { action: 'stop', filter: { journey_id: journey } }
  expect((await h.post(`${base}/run-actions/preview`, asked)).body).toEqual({ matching: 1201 })
  const made = await h.post(`${base}/run-actions`, asked)
  expect(made.body).toMatchObject({ status: 'running', matching: 1201, done: 500 })
  await s.begin()
  expect((await done(made.body.id)).body).toMatchObject({ done: 1201, left: 0 })
  const stops = await until(
    () => s.rows("select count(*) from runs where journey_id = ? and status = 'stopped'", journey),
    rows => rows[0]?.[0] === 1201,
  )
  expect(stops).toEqual([[1201]])
  expect(await s.rows('select count(*) from run_inputs')).toEqual([[0]])
})

test('an unknown filter key, and a journey of no such form, are refused', async () => {
  const { h, base } = s
  const refused = await h.post(`${base}/run-actions`, { action: 'stop', filter: { journey: 'x' } })
  expect(refused.status).toBe(422)
  expect((await h.get(`${base}/run-actions/ract_00000000000000000000000000000000`)).status).toBe(404)
})
