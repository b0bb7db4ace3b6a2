import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Step } from '../../../../../workflows/core/definition.ts'
import type { State } from '../../../../../workflows/core/state.ts'
import { createRunner } from '../../../../../workflows/embedded/runner.ts'
import type { StoredEntry } from '../../../../../workflows/ports.ts'
import { createRunsFixture, type RunsFixture } from '../../../../testing/fixtures/runs.ts'
import { until } from '../../../../testing/harness.ts'
import { sized } from '../../../../testing/repetitions.ts'

const hour = 3_600_000
let s: RunsFixture
beforeAll(async () => {
  s = await createRunsFixture(createRunner)
})
afterAll(() => s.close())

/** The same numbers for the same seed (mulberry32). */
function dice(seed: number) {
  let state = seed
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    below: (n: number) => Math.floor(roll() * n),
    oneOf: <T>(list: readonly T[]): T => list[Math.floor(roll() * list.length)] as T,
  }
}

/** Waits until nothing is due. */
const settled = () =>
  until(
    () =>
      s.rows(
        `select (select count(*) from runs where wake_at <= ?) + (select count(*) from jobs where due_at <= ?)
          + (select count(*) from run_inputs)`,
        s.h.clock.now(),
        s.h.clock.now(),
      ),
    rows => rows[0]?.[0] === 0,
  )

interface Metrics {
  runs: Record<
    'enrolled' | 'live' | 'completed' | 'stopped' | 'failed' | 'pending' | 'running' | 'waiting' | 'delayed',
    number
  >
  steps: StepNumbers[]
  versions: (Metrics['runs'] & { journey_version: number })[]
  days: (Metrics['runs'] & { date: string })[]
}
interface StepNumbers extends Record<'reached' | 'live' | 'left' | 'completed' | 'stopped' | 'failed', number> {
  step_id: string
  send?: Record<
    'delivered' | 'not_delivered' | 'unknown' | 'skipped' | 'not_started' | 'opened' | 'clicked',
    number
  > & {
    skipped_reasons: { reason: string; count: number }[]
  }
  branches?: { branch_id: string | null; taken: number }[]
}

const metricsOf = async (journey: string, query = ''): Promise<Metrics> =>
  (await s.h.get(`${s.base}/journeys/${journey}/metrics${query}`)).body as unknown as Metrics

/** Every sum that is promised. */
function expectSums({ runs, steps, versions, days }: Metrics) {
  expect(runs.enrolled).toBe(runs.completed + runs.stopped + runs.failed + runs.live)
  expect(runs.live).toBe(runs.pending + runs.running + runs.waiting + runs.delayed)
  for (const parts of [versions, days]) {
    for (const key of ['enrolled', 'live', 'completed', 'stopped', 'failed'] as const) {
      expect(parts.reduce((sum, part) => sum + part[key], 0)).toBe(runs[key])
    }
  }
  for (const step of steps) {
    for (const n of [step.reached, step.live, step.left, step.stopped, step.failed]) expect(n).toBeGreaterThanOrEqual(0)
    expect(step.reached).toBe(step.live + step.left + step.completed + step.stopped + step.failed)
    const { send, branches } = step
    if (send) {
      const { delivered, not_delivered, unknown, skipped, not_started, skipped_reasons } = send
      expect(not_started).toBeGreaterThanOrEqual(0)
      expect(step.reached).toBe(delivered + not_delivered + unknown + skipped + not_started)
      expect(skipped_reasons.reduce((sum, { count }) => sum + count, 0)).toBe(skipped)
    }
    if (branches) expect(branches.reduce((sum, { taken }) => sum + taken, 0)).toBe(step.left)
  }
}

/** The same numbers from the record itself, run by run. */
async function expectAsRecorded(journey: string, { runs, steps }: Metrics) {
  const rows = (await s.rows(
    `select r.id, r.status, r.state, (select json_group_array(json(t.record)) from run_transitions t where t.run_id = r.id),
      (select json_group_array(json_array(step_id, status, coalesce(reason, ''), opens > 0)) from
        (select * from emails where run_id = r.id order by sequence))
    from runs r where journey_id = ?`,
    journey,
  )) as [string, keyof Metrics['runs'], string, string, string][]
  const standing = Map.groupBy(rows, row => row[1])
  for (const status of ['pending', 'running', 'waiting', 'delayed', 'stopped', 'failed', 'completed'] as const) {
    expect([status, runs[status]]).toEqual([status, standing.get(status)?.length ?? 0])
  }
  const reached = new Map<string, number>()
  const sends = new Map<string, number>()
  const add = (to: Map<string, number>, key: string) => to.set(key, (to.get(key) ?? 0) + 1)
  for (const [, , state, record, mails] of rows) {
    const entries = (JSON.parse(record) as StoredEntry[][]).flat()
    const step_id = (JSON.parse(state) as State).step_id
    const came = new Set([...entries.map(e => e.step_id), step_id].filter(id => id !== null))
    for (const id of came) add(reached, id)
    const ofStep = new Map((JSON.parse(mails) as [string, string, string, number][]).map(mail => [mail[0], mail]))
    for (const [id, [, result, , opened]] of ofStep) {
      add(sends, `${id} ${result}`)
      if (opened) add(sends, `${id} opened`)
    }
    const last = new Map<string | null, string>()
    for (const { type, effect, step_id, detail } of entries) {
      if (type === 'send_ended' && effect === null && !ofStep.has(step_id ?? '')) last.set(step_id, 'skipped')
      if (type === 'branch_taken') last.set(step_id, `branch ${detail.branch_id}`)
    }
    for (const [id, key] of last) add(sends, `${id} ${key}`)
  }
  for (const step of steps) {
    expect([step.step_id, step.reached]).toEqual([step.step_id, reached.get(step.step_id) ?? 0])
    const { send, branches = [] } = step
    if (send) {
      for (const key of ['delivered', 'not_delivered', 'unknown', 'skipped', 'opened'] as const) {
        expect([step.step_id, key, send[key]]).toEqual([step.step_id, key, sends.get(`${step.step_id} ${key}`) ?? 0])
      }
    }
    for (const { branch_id, taken } of branches) {
      expect(taken).toBe(sends.get(`${step.step_id} branch ${branch_id}`) ?? 0)
    }
  }
}

function randomSteps(seed: ReturnType<typeof dice>, field_id: string, depth = 0, path = 's'): Step[] {
  return Array.from({ length: 1 + seed.below(3) }, (_, i): Step => {
    const type = seed.below(depth < 2 ? 8 : 6)
    const id = `${path}${i}${'ddssfzpp'[type]}`
    if (type <= 1) return { id, type: 'delay', duration: { value: 1 + seed.below(5), unit: 'hours' } }
    if (type <= 3) return s.send(id)
    if (type === 4) return { id, type: 'set_custom_field_value', field_id, value: 'x' }
    if (type === 5) return { id, type: 'delay', duration: { value: 1, unit: 'seconds' } }
    const inner = (name: string) => randomSteps(seed, field_id, depth + 1, `${id}${name}`)
    const share = (name: string, percent: number) => ({
      ...{
        id: `${id}-${name}`,
        when: { type: 'percentage', percent } as const,
        steps: seed.below(4) ? inner(name) : [],
      },
    })
    return { id, type: 'paths', branches: [share('a', 40), share('b', 20)], otherwise: seed.below(2) ? inner('o') : [] }
  })
}

const business_hours = { business_days: [1, 2, 3, 4, 5, 6, 7], day_start: '08:00', day_end: '20:00', timezone: 'UTC' }

test.each(sized([14], [11, 12, 13, 14, 15, 16]))(
  'the numbers of a random journey add up all along its way (seed %i)',
  async number => {
    const seed = dice(number)
    const { h, base } = s
    await s.begin()
    const field = await h.post(`${base}/custom-fields`, { name: `field_${number}`, label: 'Field', type: 'text' })
    const steps = () => [...randomSteps(seed, field.body.id), s.send('last')]
    const journey = await s.journey(steps(), seed.below(2) ? { business_hours } : {})
    const runs: string[] = []
    for (let i = 0; i < 10; i++) {
      const leads = await Promise.all([s.lead(), s.lead(), s.lead()])
      runs.push(...(await s.enroll(journey, leads)))
      const [unlucky] = leads
      if (seed.below(3) === 0) await h.delete(`${base}/leads/${unlucky}`)
      if (i === 3) await s.revise(journey, steps())
      if (i === 4 || i === 7) await h.post(`${base}/journeys/${journey}/moves`, {})
      if (i === 5) await s.change('delete from custom_fields where id = ?', field.body.id)
      // For a while the template is not there: sends fail, and are tried again later under a new number.
      if (i === 4) await s.change("update templates set id = id || 'x'")
      if (i === 8) {
        await s.change("update templates set id = rtrim(id, 'x')")
        await h.post(`${base}/run-actions`, { action: 'retry', filter: { journey_id: journey } })
      }
      if (i === 6) await s.halt()
      const run = seed.oneOf(runs)
      await h.post(`${base}/runs/${run}/${seed.oneOf(['stop', 'skip-wait', 'retry', 'stop'])}`)
      if (i === 6) await s.begin()
      if (seed.below(2)) {
        const [[mail] = []] = await s.rows("select id from emails where run_id = ? and status = 'delivered'", run)
        if (mail) await s.change('update emails set opens = opens + 1 where id = ?', mail)
      }
      s.forward(seed.below(9) * hour)
      await settled()
      const metrics = await metricsOf(journey)
      expectSums(metrics)
      await expectAsRecorded(journey, metrics)
    }
    const all = await metricsOf(journey)
    expect(all.runs.enrolled).toBe(30)
    for (const [name, parts] of [
      ['journey_version', all.versions.map(version => version.journey_version)],
      ['from', all.days.map(({ date }) => `${date}&to=${date}`)],
    ] as const) {
      const found = await Promise.all(parts.map(part => metricsOf(journey, `?${name}=${part}`)))
      for (const { runs, steps } of found) expectSums({ runs, steps, versions: [runs], days: [runs] } as Metrics)
      expect(found.reduce((sum, { runs }) => sum + runs.enrolled, 0)).toBe(30)
      for (const step of all.steps) {
        const reached = found.flatMap(part => part.steps).filter(of => of.step_id === step.step_id)
        expect(reached.reduce((sum, of) => sum + of.reached, 0)).toBe(step.reached)
      }
    }
  },
)
