import { expect, test } from 'vitest'
import { freshnessOf } from './freshness.ts'

const source = { id: 'a', name: 'A', status: 'ready', is_updating: false, chunk_count: 2, next_run_at: null } as const

test('what failed, what is being read, and the first update that comes', () => {
  const later = { ...source, next_run_at: '2027-03-16T09:00:00.000Z' }
  const sooner = { ...source, next_run_at: '2027-03-15T09:00:00.000Z', status: 'failed' as const }
  const again = { ...source, status: 'failed' as const, is_updating: true }
  expect(freshnessOf([source, later, sooner, again])).toEqual({
    ...{ passages: 8, failed: [sooner], reading: 1, next_at: sooner.next_run_at },
  })
  expect(freshnessOf([])).toEqual({ passages: 0, failed: [], reading: 0, next_at: undefined })
})
