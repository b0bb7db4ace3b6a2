/** Leads go to the API a thousand at a time, and their outcomes are summed. */
import { expect, test } from 'vitest'
import { enrollInBatches } from './enroll-leads.ts'

test('a thousand and one leads are two requests, and every outcome is counted', async () => {
  const sizes: number[] = []
  const outcomes = await enrollInBatches(
    Array.from({ length: 1_001 }, (_, i) => `lead_${i}`),
    async lead_ids => {
      sizes.push(lead_ids.length)
      return { data: lead_ids.map(id => ({ outcome: id === 'lead_7' ? 'already_live' : 'enrolled' })) }
    },
  )
  expect(sizes).toEqual([1_000, 1])
  expect(outcomes).toEqual({ enrolled: 1_000, already_live: 1 })
})
