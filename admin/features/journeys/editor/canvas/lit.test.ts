import { expect, test } from 'vitest'
import type { PathsStep, Step } from '../../../../product/journeys/document.ts'
import { trailOf } from '../model/trail.ts'
import { layoutOf } from './layout.ts'
import { litLines } from './lit.ts'

const step = (id: string): Step => ({ id, type: 'unsubscribe' })
const fork: PathsStep = {
  ...{ id: 'f', type: 'paths', otherwise: [step('else')] },
  branches: [
    { id: 'a', when: { type: 'percentage', percent: 50 }, steps: [step('in')] },
    { id: 'b', when: { type: 'percentage', percent: 50 }, steps: [] },
  ],
}
const layout = layoutOf({ steps: [fork, step('last')], root: 'root', collapsed: new Set(), heightOf: () => 40 })
const entry = (step_id: string | null, type: string, detail = {}) => ({
  ...{ sequence: 1, at: '', local: '', timezone: '', timezone_source: 'site' as const, step_type: null, reason: '' },
  ...{ step_id, type, detail },
})
const lit = (branch_id: string | null, status: string) => {
  const entries = [entry(null, 'run_started'), entry('f', 'branch_taken', { branch_id }), entry('last', 'unsubscribed')]
  const { way, isCompleted } = trailOf({ entries, status })
  return [...litLines(layout, new Set(way), isCompleted)]
}

test('a branch without steps is lit through to what follows, the others are not', () => {
  expect(lit('b', 'completed')).toEqual([
    ...['start>times', 'times>exits', 'exits>step:f'],
    ...['step:f>branch:b', 'branch:b>pass:branch:b', 'pass:branch:b>join:f', 'join:f>step:last', 'step:last>end'],
  ])
})

test('a run that stands still does not come to the end', () => {
  expect(lit(null, 'delayed')).not.toContain('step:last>end')
})
