import type { StepMetrics } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { partsOf, stepRows } from './step-rows.ts'

const step = (step_id: string, parent_step_id: string | null): StepMetrics => ({
  ...{ step_id, step_type: 'delay', gone: false, parent_step_id, parent_branch_id: null },
  ...{ reached: 10, live: 2, left: 5, completed: 1, stopped: 1, failed: 1 },
})

test('steps of branches lie deeper, and a step whose parent is gone lies at the top', () => {
  const rows = stepRows([
    step('way', null),
    step('inner', 'way'),
    step('deep', 'inner'),
    step('last', null),
    step('x', 'y'),
  ])
  expect(rows.map(row => row.depth)).toEqual([0, 1, 2, 0, 0])
})

test('the parts of a bar are everybody who came', () => {
  expect(partsOf(step('a', null)).reduce((sum, part) => sum + part.count, 0)).toBe(10)
})
