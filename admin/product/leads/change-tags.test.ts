/** Tags of many leads are changed in batches; what is undone is exactly what changed. */
import { limits } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { leadsIn, sendBatches, type TagBatch, tagBatches, undoBatches } from './change-tags.ts'

/** As the API answers: only those for whom something changed. */
const answering = (has: readonly string[]) => async (batch: TagBatch) => ({
  lead_ids: batch.add ? batch.lead_ids.filter(id => !has.includes(id)) : batch.lead_ids,
})

test('undoing reaches those alone for whom something changed', async () => {
  const batches = tagBatches(['lead_1', 'lead_2'], { add: true, tag_ids: ['tag_a', 'tag_b'] })
  const changed = await sendBatches(batches, answering(['lead_1']))
  expect(changed).toEqual([
    { tag_id: 'tag_a', lead_ids: ['lead_2'] },
    { tag_id: 'tag_b', lead_ids: ['lead_2'] },
  ])
  expect(leadsIn(changed)).toBe(1)
  expect(undoBatches(changed, true)).toEqual([
    { tag_id: 'tag_a', lead_ids: ['lead_2'], add: false, start_journeys: false },
    { tag_id: 'tag_b', lead_ids: ['lead_2'], add: false, start_journeys: false },
  ])
})

test('journeys start only where it is asked for', () => {
  const starts = (start_journeys?: boolean) =>
    tagBatches(['lead_1'], { add: true, tag_ids: ['tag_a'], start_journeys }).map(batch => batch.start_journeys)
  expect(starts()).toEqual([false])
  expect(starts(true)).toEqual([true])
})

test('more than the API takes at once go in batches', async () => {
  const leads = Array.from({ length: 2 * limits.tag_leads_max + 1 }, (_, n) => `lead_${n}`)
  const batches = tagBatches(leads, { add: true, tag_ids: ['tag_a'] })
  expect(batches.map(({ lead_ids }) => lead_ids.length)).toEqual([limits.tag_leads_max, limits.tag_leads_max, 1])
  expect(leadsIn(await sendBatches(batches, answering([])))).toBe(leads.length)
})
