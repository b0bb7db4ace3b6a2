import { expect, test } from 'vitest'
import { lastDays } from '../lead-records/rules.ts'

const hours = ({ from, to }: { from: number; to: number }) => (to - from) / 3_600_000

test('the days are those of the zone', () => {
  const now = Date.parse('2026-11-20T23:30:00Z')
  expect(lastDays(2, 'UTC', now).map(day => day.date)).toEqual(['2026-11-19', '2026-11-20'])
  expect(lastDays(2, 'Europe/Madrid', now).map(day => day.date)).toEqual(['2026-11-20', '2026-11-21'])
})

test('each begins where the last ended, and one with a clock change has its own length', () => {
  const days = lastDays(300, 'Europe/Madrid', Date.parse('2026-11-10T12:00:00Z'))
  days.slice(1).forEach((day, at) => {
    expect(day.from).toBe(days[at]?.to)
  })
  const length = (date: string) => hours(days.find(day => day.date === date) ?? { from: 0, to: 0 })
  expect([length('2026-10-24'), length('2026-10-25'), length('2026-03-29')]).toEqual([24, 25, 23])
})
