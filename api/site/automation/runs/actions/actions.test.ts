import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import { createRunsFixture, type RunsFixture } from '../../../../testing/fixtures/runs.ts'
import { until } from '../../../../testing/harness.ts'
import { runLimits } from '../limits.ts'

const delay = { id: 'wait', type: 'delay', duration: { value: 3, unit: 'hours' } } as const
let s: RunsFixture
beforeAll(async () => {
  s = await createRunsFixture(createRunner)
})
afterAll(() => s.close())

const done = (id: unknown) =>
  until(
    () => s.h.get(`${s.base}/operations/${id}`),
    reply => reply.body.status === 'completed',
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
  expect((await s.run(runs[0] ?? '')).body.status).toBe('delayed')
  const made = await h.post(`${base}/run-actions`, asked)
  expect(made.status).toBe(202)
  expect(made.body).toMatchObject({
    type: 'run_action',
    status: 'queued',
    subject_id: journey,
    details: { action: 'stop' },
    progress: { total: null, processed: 0 },
  })
  expect((await done(made.body.id)).body).toMatchObject({ progress: { total: 3, succeeded: 3, skipped: 0, failed: 0 } })
  for (const run of runs) await s.runIn(run, 'stopped')
  expect((await s.run(elsewhere)).body.status).toBe('delayed')
  expect((await h.post(`${base}/run-actions/preview`, asked)).body).toEqual({ matching: 0 })
  expect((await h.get(`${base}/operations?type=run_action`)).body.data[0]).toMatchObject({ id: made.body.id })
  const nowhere = { action: 'stop', filter: { journey_id: `jrn_${'0'.repeat(32)}` } }
  const refused = await h.post(`${base}/run-actions`, nowhere)
  expect([refused.status, refused.body.errors]).toEqual([
    422,
    [expect.objectContaining({ pointer: '/filter/journey_id', code: 'unknown_reference' })],
  ])
})

test('waits are skipped and failed runs retried, many at once; runs that cannot are its failures', async () => {
  const { h, base } = s
  await s.begin()
  const journey = await s.journey([delay, { id: 'again', type: 'delay', duration: { value: 1, unit: 'days' } }])
  const runs = await s.enroll(journey, [await s.lead(), await s.lead()])
  for (const run of runs) await s.runIn(run, 'delayed')
  await s.change("update runs set state = json_set(state, '$.wait.waiting_for', 'open_window') where id = ?", runs[1])
  const skipped = await h.post(`${base}/run-actions`, { action: 'skip_wait', filter: { journey_id: journey } })
  expect((await done(skipped.body.id)).body).toMatchObject({ progress: { total: 2, succeeded: 1, failed: 1 } })
  const failures = await h.get(`${base}/operations/${skipped.body.id}/failures`)
  expect(String(failures.body)).toContain(`1,${runs[1]},,not_possible,`)
  await until(
    () => s.run(runs[0] ?? ''),
    reply => reply.body.step_id === 'again',
  )
  expect((await s.run(runs[1] ?? '')).body.step_id).toBe('wait')
  const retried = await h.post(`${base}/run-actions`, { action: 'retry', filter: { journey_id: journey } })
  expect((await done(retried.body.id)).body).toMatchObject({ details: { action: 'retry' }, progress: { total: 0 } })
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
  const both = await h.post(`${base}/run-actions`, named)
  expect((await done(both.body.id)).body).toMatchObject({ progress: { total: 2, succeeded: 2, failed: 0 } })
  for (const run of [first, second]) await s.runIn(run, 'stopped')
  expect((await s.run(third)).body.status).toBe('delayed')
  const many = (length: number) => asking({ run_ids: Array.from({ length }, () => third) })
  expect((await h.post(`${base}/run-actions/preview`, many(runLimits.run_action_runs_max))).body).toEqual({
    matching: 1,
  })
  const refused = await h.post(`${base}/run-actions/preview`, many(runLimits.run_action_runs_max + 1))
  expect(refused).toMatchObject({ status: 422, body: { errors: [{ pointer: '/filter/run_ids' }] } })
  expect((await h.post(`${base}/run-actions`, asking({ run_ids: [] }))).status).toBe(422)
})

test('more than a batch goes on across a stop of the process, and reaches each run once', async () => {
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
  expect(made.body).toMatchObject({ status: 'queued' })
  await s.begin()
  expect((await done(made.body.id)).body).toMatchObject({ progress: { total: 1201, succeeded: 1201 } })
  const stops = await until(
    () => s.rows("select count(*) from runs where journey_id = ? and status = 'stopped'", journey),
    rows => rows[0]?.[0] === 1201,
  )
  expect(stops).toEqual([[1201]])
  expect(await s.rows('select count(*) from run_inputs')).toEqual([[0]])
})

test('an unknown filter key is refused', async () => {
  const { h, base } = s
  const refused = await h.post(`${base}/run-actions`, { action: 'stop', filter: { journey: 'x' } })
  expect(refused.status).toBe(422)
})
