/** Bringing runs to their workflows while Temporal comes and goes. */
import { afterEach, expect, test, vi } from 'vitest'
import type { DueRun, TemporalRecord } from './record.ts'
import { startWorkflowStarter, type WorkflowStarter } from './workflow-starter.ts'

const HOUR = 3_600_000
let starter: WorkflowStarter | undefined
afterEach(async () => {
  await starter?.stop()
})

const due = (count: number, wake_at: number): DueRun[] =>
  Array.from({ length: count }, (_, i) => ({
    run_id: `run_${i}`,
    journey_id: 'journey_1',
    lead_id: 'lead_1',
    status: 'delayed',
    wake_at,
    input: null,
    has_workflow: true,
    cursor: [wake_at, i],
  }))

interface Options {
  now: () => number
  dueRuns: TemporalRecord['dueRuns']
  wakeWorkflow: (run: { run_id: string }) => Promise<string>
}

function begin({ now, dueRuns, wakeWorkflow }: Options): WorkflowStarter {
  const record: Pick<TemporalRecord, 'dueRuns' | 'runsWithoutWorkflow' | 'noteWorkflows'> = {
    dueRuns,
    runsWithoutWorkflow: async () => [],
    noteWorkflows: async () => undefined,
  }
  starter = startWorkflowStarter({
    record: record as TemporalRecord,
    now,
    setTimer(ms, callback) {
      const timer = setTimeout(callback, Math.min(ms, 20))
      return () => clearTimeout(timer)
    },
    nextWake: async () => HOUR,
    wakeWorkflow,
    pausedRuns: new Set(),
    onError: (_run, error) => expect.unreachable(String(error)),
    isAway: () => true,
    isOutage: () => false,
  })
  return starter
}

test('when Temporal is away as the clock jumps, every run is woken once it is back', async () => {
  let now = 0
  let away = true
  const woken: string[] = []
  const runs = due(200, HOUR)
  const started = begin({
    now: () => now,
    dueRuns: async ({ after }) => (now < HOUR || after ? [] : runs.filter(run => !woken.includes(run.run_id))),
    async wakeWorkflow({ run_id }) {
      if (away) throw new Error('away')
      woken.push(run_id)
      return `temporal_${run_id}`
    },
  })
  now = HOUR
  started.jump()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(woken).toEqual([])
  away = false
  started.back()
  await vi.waitFor(() => expect(woken).toHaveLength(runs.length), 5_000)
  expect(new Set(woken).size).toBe(runs.length)
})

test('a start wakes those for which something was left, and what is overdue only when its own timer has not for a while', async () => {
  let since = 0
  const passed = vi.spyOn(performance, 'now').mockImplementation(() => since)
  const woken: string[] = []
  const [called, ...overdue] = due(3, 0)
  const runs = [{ ...called!, input: 7 }, ...overdue]
  begin({
    now: () => HOUR + since,
    dueRuns: async ({ after }) => (after ? [] : runs),
    async wakeWorkflow({ run_id }) {
      woken.push(run_id)
      return `temporal_${run_id}`
    },
  })
  const looks = () => new Promise(resolve => setTimeout(resolve, 100))
  await looks()
  since = 29_000
  await looks()
  expect(woken).toEqual(['run_0'])
  since = 30_000
  await vi.waitFor(() => expect(woken.toSorted()).toEqual(['run_0', 'run_0', 'run_1', 'run_2']), 5_000)
  passed.mockRestore()
})
