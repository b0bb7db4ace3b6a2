/** Bulk changes touch only leads for which something changes, so that undoing restores exactly what was. */
import { expect, test, vi } from 'vitest'

const calls: [string, string, string[]][] = []
const client = {
  leads: {
    addTags: vi.fn(async ({ lead_id, body }: { lead_id: string; body: { tag_ids: string[] } }) => {
      calls.push(['add', lead_id, body.tag_ids])
      if (lead_id === 'lead_bad') throw new Error('refused')
    }),
    removeTags: vi.fn(async ({ lead_id, body }: { lead_id: string; body: { tag_ids: string[] } }) => {
      calls.push(['remove', lead_id, body.tag_ids])
    }),
  },
}
vi.mock('../../app/api.ts', () => ({ client }))
const { carryOut, stepsOf } = await import('./change-tags.ts')

const leads = [
  { id: 'lead_1', tag_ids: ['tag_a'] },
  { id: 'lead_2', tag_ids: [] },
]

test('giving tags leaves out those that a lead has', () => {
  expect(stepsOf(leads, { add: true, tag_ids: ['tag_a', 'tag_b'] })).toEqual([
    { lead_id: 'lead_1', tag_ids: ['tag_b'] },
    { lead_id: 'lead_2', tag_ids: ['tag_a', 'tag_b'] },
  ])
})

test('taking tags leaves out leads that have none of them', () => {
  expect(stepsOf(leads, { add: false, tag_ids: ['tag_a'] })).toEqual([{ lead_id: 'lead_1', tag_ids: ['tag_a'] }])
})

test('one refusal does not keep the others back, and is told in the end', async () => {
  calls.length = 0
  const steps = ['lead_1', 'lead_bad', 'lead_2'].map(lead_id => ({ lead_id, tag_ids: ['tag_b'] }))
  await expect(carryOut('site_1', steps, true)).rejects.toThrow('refused')
  expect(calls.map(([, lead_id]) => lead_id).sort()).toEqual(['lead_1', 'lead_2', 'lead_bad'])
})
