/** Bringing runs to their workflows while Temporal comes and goes. */
import { afterEach, expect, test, vi } from 'vitest'
import { type HandOver, startHandOver } from './hand-over.ts'
import type { DueRun, TemporalRecord } from './record.ts'

const HOUR = 3_600_000
let handOver: HandOver | undefined
afterEach(async () => {
  await handOver?.stop()
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

test('when Temporal is away as the clock jumps, every run is woken once it is back', async () => {
  let now = 0
  let away = true
  const woken: string[] = []
  const runs = due(200, HOUR)
  const record: Pick<TemporalRecord, 'dueRuns' | 'runsWithoutWorkflow' | 'noteWorkflows'> = {
    dueRuns: async ({ after }) => (now < HOUR || after ? [] : runs.filter(run => !woken.includes(run.run_id))),
    runsWithoutWorkflow: async () => [],
    noteWorkflows: async () => undefined,
  }
  handOver = startHandOver({
    record: record as TemporalRecord,
    now: () => now,
    setTimer(ms, callback) {
      const timer = setTimeout(callback, Math.min(ms, 20))
      return () => clearTimeout(timer)
    },
    nextWake: async () => HOUR,
    async wakeWorkflow({ run_id }) {
      if (away) throw new Error('away')
      woken.push(run_id)
      return `temporal_${run_id}`
    },
    heldBack: new Set(),
    onError: (_run, error) => expect.unreachable(String(error)),
    isAway: () => true,
    isOutage: () => false,
  })
  now = HOUR
  handOver.jump()
  await new Promise(resolve => setTimeout(resolve, 50))
  expect(woken).toEqual([])
  away = false
  handOver.back()
  await vi.waitFor(() => expect(woken).toHaveLength(runs.length), 5_000)
  expect(new Set(woken).size).toBe(runs.length)
})
