import { expect, test } from 'vitest'
import { limits } from '../../runtime/limits.ts'
import { changesBetween } from './changes.ts'

const id = 'popup_0199a3f2c4d87e6b9a0112233445566f'

test('plain values that differ are told, within parts too; ids, lists and what did not change are not', () => {
  const former = { name: 'A', on: true, popup_id: null, tags: ['x'], content: { heading: 'Hi', text: 'T', steps: [1] } }
  const present = { name: 'B', on: true, popup_id: id, tags: ['y'], content: { heading: 'Ho', text: 'T', steps: [2] } }
  expect(changesBetween(former, present, Object.keys(present))).toEqual([
    { part: 'name', before: 'A', after: 'B' },
    { part: 'content.heading', before: 'Hi', after: 'Ho' },
  ])
  expect(changesBetween(former, present, ['on'])).toEqual([])
})

test('long texts are cut, and so are many changes', () => {
  const most = limits.activity_value_characters_max
  const [whole] = changesBetween({ a: '' }, { a: 'x'.repeat(most) }, ['a'])
  expect(whole?.after).toBe('x'.repeat(most))
  const [longer] = changesBetween({ a: '' }, { a: 'x'.repeat(most + 1) }, ['a'])
  expect(longer?.after).toBe(`${'x'.repeat(most - 1)}…`)
  const keys = Array.from({ length: limits.activity_changes_max + 1 }, (_, at) => `k${at}`)
  const of = (value: number) => Object.fromEntries(keys.map(key => [key, value]))
  expect(changesBetween(of(1), of(2), keys)).toHaveLength(limits.activity_changes_max)
})
