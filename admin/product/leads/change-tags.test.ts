/** Tags of many leads are changed in batches; what is undone is exactly what changed. */
import { expect, test, vi } from 'vitest'

type Request = { tag_id: string; body: { lead_ids: string[]; start_journeys?: boolean } }
const calls: [act: string, tag_id: string, leads: number, start?: boolean][] = []
let has: string[] = []
const client = {
  tags: {
    addLeads: vi.fn(async ({ tag_id, body }: Request) => {
      calls.push(['add', tag_id, body.lead_ids.length, body.start_journeys])
      return { lead_ids: body.lead_ids.filter(id => !has.includes(id)) }
    }),
    removeLeads: vi.fn(async ({ tag_id, body }: Request) => {
      calls.push(['remove', tag_id, body.lead_ids.length])
      return { lead_ids: body.lead_ids }
    }),
  },
}
vi.mock('../session/api.ts', () => ({ client }))
const { changeTags, leadsIn, undoTags } = await import('./change-tags.ts')

test('journeys start only where it is asked for; undoing reaches those alone for whom something changed', async () => {
  has = ['lead_1']
  const changed = await changeTags('site_1', ['lead_1', 'lead_2'], { add: true, tag_ids: ['tag_a', 'tag_b'] })
  expect(changed).toEqual([
    { tag_id: 'tag_a', lead_ids: ['lead_2'] },
    { tag_id: 'tag_b', lead_ids: ['lead_2'] },
  ])
  expect(leadsIn(changed)).toBe(1)
  await undoTags('site_1', changed, true)
  await changeTags('site_1', ['lead_1'], { add: true, tag_ids: ['tag_c'], start_journeys: true })
  expect(calls).toEqual([
    ['add', 'tag_a', 2, false],
    ['add', 'tag_b', 2, false],
    ['remove', 'tag_a', 1],
    ['remove', 'tag_b', 1],
    ['add', 'tag_c', 1, true],
  ])
})

test('more than a thousand go in batches', async () => {
  calls.length = 0
  has = []
  const leads = Array.from({ length: 2_001 }, (_, n) => `lead_${n}`)
  expect(leadsIn(await changeTags('site_1', leads, { add: true, tag_ids: ['tag_a'] }))).toBe(2_001)
  expect(calls.map(([, , count]) => count)).toEqual([1_000, 1_000, 1])
})
