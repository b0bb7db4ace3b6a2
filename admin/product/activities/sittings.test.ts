import type { Activity } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { sittingsOf } from './sittings.ts'

const at = (minute: number) => new Date(Date.UTC(2027, 2, 14, 9, minute)).toISOString()
const saved = (
  minute: number,
  parts: string[],
  actor_id = 'user_1',
  name: Activity['name'] = 'popup.updated',
): Activity => ({
  ...{
    id: `act_${minute}`,
    created_at: at(minute),
    name,
    parts,
    changes: [],
    actor_id,
    actor_type: 'user',
    actor_name: 'Ana',
  },
  ...{ subject_id: 'popup_1', subject_name: 'Balcony' },
})

test('saves of one sitting are one entry with all that they changed', () => {
  const sittings = sittingsOf([saved(30, ['style']), saved(20, ['content']), saved(10, ['content', 'name'])])
  expect(sittings).toHaveLength(1)
  expect(sittings[0]).toMatchObject({ count: 3, began_at: at(10), parts: ['content', 'name', 'style'] })
  expect(sittings[0]?.activity.created_at).toBe(at(30))
})

test('values of a sitting are told from the first save to the last', () => {
  const with_ = (activity: Activity, before: string, after: string): Activity => ({
    ...activity,
    changes: [{ part: 'name', before, after }],
  })
  const of = (...activities: Activity[]) => sittingsOf(activities)[0]?.changes
  expect(of(with_(saved(12, ['name']), 'B', 'C'), with_(saved(11, ['name']), 'A', 'B'))).toEqual([
    { part: 'name', before: 'A', after: 'C' },
  ])
  expect(of(with_(saved(12, ['name']), 'B', 'A'), with_(saved(11, ['name']), 'A', 'B'))).toEqual([])
})

test('a pause, another person and another act begin anew', () => {
  const counts = (...activities: Activity[]) => sittingsOf(activities).map(({ count }) => count)
  expect(counts(saved(40, []), saved(20, []))).toEqual([1, 1])
  expect(counts(saved(12, []), saved(11, [], 'user_2'), saved(10, []))).toEqual([1, 1, 1])
  expect(counts(saved(12, []), saved(11, [], 'user_1', 'popup.published'), saved(10, []))).toEqual([1, 1, 1])
  expect(counts(saved(12, [], 'user_1', 'popup.published'), saved(11, [], 'user_1', 'popup.published'))).toEqual([1, 1])
  expect(counts()).toEqual([])
})
