import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRunner } from '../../../../workflows/embedded/runner.ts'
import { createRunsFixture, type RunsFixture } from '../../../testing/fixtures/runs.ts'

const hour = 3_600_000
const delay = { id: 'wait', type: 'delay', duration: { value: 3, unit: 'hours' } } as const
let s: RunsFixture
beforeAll(async () => {
  s = await createRunsFixture(createRunner)
  await s.begin()
})
afterAll(() => s.close())

const ids = (reply: { body: { data: Record<string, unknown>[] } }) => reply.body.data.map(run => run.run_id)

test('the list finds runs by journey, status, step, version, period and address, the last enrollment first', async () => {
  const { h, base } = s
  const journey = await s.journey([delay, s.send('mail')])
  const [first = ''] = await s.enroll(journey, [await s.lead('zoe.one@example.com')])
  s.forward(hour)
  const [second = ''] = await s.enroll(journey, [await s.lead('zoe.two@example.com')])
  await s.revise(journey, [delay])
  const [third = ''] = await s.enroll(journey, [await s.lead('xavier@zoe.example')])
  for (const id of [first, second, third]) await s.runIn(id, 'delayed')
  const list = async (query: string) => ids(await h.get(`${base}/runs?journey_id=${journey}&${query}`))
  expect(await list('')).toEqual([third, second, first])
  expect(await list('status=delayed')).toEqual([third, second, first])
  expect(await list('status=failed')).toEqual([])
  expect(await list('step_id=wait&journey_version=1')).toEqual([second, first])
  expect(await list('step_id=mail')).toEqual([])
  expect(await list('journey_version=2')).toEqual([third])
  expect(await list('search=ZOE.')).toEqual([second, first])
  expect(await list('search=xavier')).toEqual([third])
  expect(await list('search=@zoe.example')).toEqual([third])
  expect(await list('search=nobody')).toEqual([])
  const from = new Date(h.clock.now()).toISOString()
  expect(await list(`from=${from}`)).toEqual([third, second])
  expect(await list(`to=${new Date(h.clock.now() - 1).toISOString()}&status=delayed`)).toEqual([first])
  const page = await h.get(`${base}/runs?status=delayed&journey_id=${journey}&limit=2`)
  expect(ids(page)).toEqual([third, second])
  const next = await h.get(`${base}/runs?status=delayed&journey_id=${journey}&limit=2&cursor=${page.body.next_cursor}`)
  expect(ids(next)).toEqual([first])
  expect(next.body.has_more).toBe(false)
  expect(ids(await h.get(`${base}/runs?step_id=wait`))).toEqual([third, second, first])
  expect(ids(await h.get(`${base}/runs?limit=1`))).toEqual([third])
  expect((await h.get(`${base}/runs?cursor=W10`)).status).toBe(422)
})

test('the export has every run that fits, and no cell that is a formula', async () => {
  const { h, base } = s
  const journey = await s.journey([delay])
  const lead = await s.lead('=cmd@example.com')
  await h.patch(`${base}/leads/${lead}`, { first_name: '-Ana' })
  await s.enroll(journey, [lead, await s.lead('plain@example.com')])
  const response = await h.app.request(`${base}/runs/export?journey_id=${journey}`, {
    headers: { authorization: `Bearer ${h.person.token}` },
  })
  expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  const lines = (await response.text()).trim().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]?.split(',').slice(0, 5)).toEqual(['run_id', 'journey_id', 'journey_version', 'lead_id', 'email'])
  expect(lines.find(line => line.includes('cmd@'))).toContain(",'=cmd@example.com,'-Ana,")
  // Spans are seconds, and say so.
  expect(lines[0]).toContain(',run_duration_seconds,')
})

test('details tell every decision with its step, its version and its mail', async () => {
  const journey = await s.journey([s.send('mail'), delay])
  const [run = ''] = await s.enroll(journey, [await s.lead()])
  const { body } = await s.runIn(run, 'delayed')
  const entries = body.entries as { type: string; step_id: string; step_type: string; journey_version: number }[]
  expect(entries.map(e => [e.type, e.step_type])).toEqual([
    ['run_started', null],
    ['exit_checked', 'send_email'],
    ['send_handed_off', 'send_email'],
    ['send_ended', 'send_email'],
    ['delay_planned', 'delay'],
  ])
  expect(entries.every(e => e.journey_version === 1)).toBe(true)
  expect(body.emails).toMatchObject([{ step_id: 'mail', status: 'delivered', subject: 'Hello' }])
  expect(body).toMatchObject({ step_id: 'wait', wait: { waiting_for: 'delay' }, temporal_url: null })
})

test('a wait is skipped once, a run is stopped once, and what does not fit is refused', async () => {
  const { h, base } = s
  const journey = await s.journey([delay])
  const [skipped = '', stopped = ''] = await s.enroll(journey, [await s.lead(), await s.lead()])
  await s.runIn(skipped, 'delayed')
  await s.runIn(stopped, 'delayed')
  expect((await h.post(`${base}/runs/${skipped}/skip-wait`)).status).toBe(202)
  const done = await s.runIn(skipped, 'completed')
  expect((done.body.entries as { reason: string }[]).map(e => e.reason)).toContain('skipped_by_owner')
  expect((await h.post(`${base}/runs/${stopped}/stop`)).status).toBe(202)
  await s.runIn(stopped, 'stopped')
  for (const what of ['stop', 'skip-wait', 'retry']) {
    const refused = await h.post(`${base}/runs/${stopped}/${what}`)
    expect(refused.body).toMatchObject({ status: 409, code: 'transition_not_allowed' })
  }
})

test('a replay gives the stored run byte for byte, sees an altered one, and tells an erased one', async () => {
  const { h, base } = s
  const journey = await s.journey([s.send('mail'), delay])
  const lead = await s.lead()
  const [run = ''] = await s.enroll(journey, [lead])
  await s.runIn(run, 'delayed')
  await h.post(`${base}/runs/${run}/skip-wait`)
  await s.runIn(run, 'completed')
  const replay = () => h.post(`${base}/runs/${run}/replay`)
  expect((await replay()).body).toMatchObject({
    ...{ outcome: 'identical', identical: true, rules_version: 1, journey_versions: [1], entries: 7 },
  })
  const [[state]] = (await s.rows('select state from runs where id = ?', run)) as [[string]]
  await s.change('update runs set state = ? where id = ?', state.replace('completed', 'complete'), run)
  expect((await replay()).body).toMatchObject({ outcome: 'different', identical: false, difference: { part: 'state' } })
  await s.change('update runs set state = ? where id = ?', state, run)
  const reasons = "update run_transitions set record = replace(record, 'skipped_by_owner', ?) where run_id = ?"
  await s.change(reasons, 'moment_reached', run)
  expect((await replay()).body).toMatchObject({ outcome: 'different', difference: { part: 'record' } })
  await h.delete(`${base}/leads/${lead}`)
  expect((await replay()).body).toMatchObject({ outcome: 'erased', identical: false })
  expect((await s.run(run)).body.lead).toMatchObject({ email: '', name: '' })
})

test('a run of an unknown state version stays visible and untouched, and says why', async () => {
  const { h, base } = s
  const journey = await s.journey([delay])
  const [run = ''] = await s.enroll(journey, [await s.lead()])
  await s.runIn(run, 'delayed')
  const state = JSON.stringify({ version: 7, run_id: run, somewhere: 'else' })
  await s.change('update runs set state = ? where id = ?', state, run)
  const shown = await s.run(run)
  expect(shown.body).toMatchObject({
    status: 'delayed',
    step_id: 'wait',
    stalled: { code: 'state_version_unknown', state_version: 7 },
  })
  const spanish = await h.get(`${base}/runs/${run}`, { headers: { 'accept-language': 'es' } })
  expect((spanish.body.stalled as { text: string }).text).toContain('versión 7')
  expect(ids(await h.get(`${base}/runs?journey_id=${journey}`))).toEqual([run])
  for (const what of ['stop', 'skip-wait', 'retry']) {
    expect((await h.post(`${base}/runs/${run}/${what}`)).body.code).toBe('run_stalled')
  }
  expect((await h.post(`${base}/runs/${run}/replay`)).body).toMatchObject({
    outcome: 'not_readable',
    rules_version: null,
  })
  s.forward(4 * hour)
  await new Promise(resolve => setTimeout(resolve, 100))
  expect(await s.rows('select state, status from runs where id = ?', run)).toEqual([[state, 'delayed']])
  await s.change('update runs set wake_at = null where id = ?', run)
})
