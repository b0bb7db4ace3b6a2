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
  ...{ id: `act_${minute}`, at: at(minute), name, parts, actor_id, actor_kind: 'user', actor_name: 'Ana' },
  ...{ subject_id: 'popup_1', subject_name: 'Balcony' },
})

test('saves of one sitting are one entry with all that they changed', () => {
  const sittings = sittingsOf([saved(30, ['style']), saved(20, ['content']), saved(10, ['content', 'name'])])
  expect(sittings).toHaveLength(1)
  expect(sittings[0]).toMatchObject({ count: 3, began_at: at(10), parts: ['content', 'name', 'style'] })
  expect(sittings[0]?.activity.at).toBe(at(30))
})

test('a pause, another person and another act begin anew', () => {
  const counts = (...activities: Activity[]) => sittingsOf(activities).map(({ count }) => count)
  expect(counts(saved(40, []), saved(20, []))).toEqual([1, 1])
  expect(counts(saved(12, []), saved(11, [], 'user_2'), saved(10, []))).toEqual([1, 1, 1])
  expect(counts(saved(12, []), saved(11, [], 'user_1', 'popup.published'), saved(10, []))).toEqual([1, 1, 1])
  expect(counts(saved(12, [], 'user_1', 'popup.published'), saved(11, [], 'user_1', 'popup.published'))).toEqual([1, 1])
  expect(counts()).toEqual([])
})
