/** Days are those of the site's zone, also on the days of a clock change. */
import { expect, test } from 'vitest'
import { lastDays } from './days.ts'

test('the last day is the one that the zone has now', () => {
  const now = new Date('2026-11-20T23:30:00Z')
  expect(lastDays(2, 'UTC', now).map(day => day.date)).toEqual(['2026-11-19', '2026-11-20'])
  expect(lastDays(2, 'Europe/Madrid', now).map(day => day.date)).toEqual(['2026-11-20', '2026-11-21'])
})

test('days meet without a gap and without overlapping', () => {
  const days = lastDays(30, 'Europe/Madrid', new Date('2026-11-10T12:00:00Z'))
  expect(days).toHaveLength(30)
  for (const [at, day] of days.slice(1).entries())
    expect(Date.parse(day.from) - Date.parse(days[at]!.to), day.date).toBe(1)
})

test('the day on which clocks go back has 25 hours', () => {
  const day = lastDays(30, 'Europe/Madrid', new Date('2026-11-10T12:00:00Z')).find(({ date }) => date === '2026-10-25')
  expect(day).toEqual({ date: '2026-10-25', from: '2026-10-24T22:00:00.000Z', to: '2026-10-25T22:59:59.999Z' })
})
