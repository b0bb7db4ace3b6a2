import { expect, test } from 'vitest'
import { filledDays, totalOf } from './usage-days.ts'

const used = { visitors: 1, answers: 2, input_tokens: 30, output_tokens: 4, cost_usd_micros: 15_000 }

test('days without use stand between those with it', () => {
  const usage = { from: '2027-02-27', to: '2027-03-01', days: [{ day: '2027-02-28', ...used }] }
  expect(filledDays(usage).map(({ day, answers }) => [day, answers])).toEqual([
    ['2027-02-27', 0],
    ['2027-02-28', 2],
    ['2027-03-01', 0],
  ])
  expect(totalOf(usage)).toEqual({ answers: 2, tokens: 34, cost_usd_micros: 15_000 })
})
