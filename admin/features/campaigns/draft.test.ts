import { expect, test } from 'vitest'
import { stepOf } from '../../product/campaigns/paths.ts'
import { addressesIn, mapped, takes } from './draft.ts'

test('addresses may stand in lines or between commas', () => {
  expect(addressesIn(' a@b.example,\nc@d.example;e@f.example ')).toEqual(['a@b.example', 'c@d.example', 'e@f.example'])
  expect(addressesIn(' \n')).toEqual([])
})

test('a field that goes where its name says is not written down', () => {
  const once = mapped([], 'town', 'city')
  expect(once).toEqual([{ field: 'town', to: 'city' }])
  expect(mapped(once, 'town', null)).toEqual([{ field: 'town', to: null }])
  expect(mapped(once, 'town', 'town')).toEqual([])
})

test.each([
  ['text', 'number', true],
  ['phone', 'phone', true],
  ['phone', 'text', false],
  ['dropdown', 'dropdown', false],
  ['text', 'password', false],
])('a field of type %s takes one of type %s: %s', (type, asked, expected) => {
  expect(takes(type, asked)).toBe(expected)
})

test.each([
  ['/popup_id', 'capturing'],
  ['/assistant_id', 'capturing'],
  ['/name', 'capturing'],
  ['/destination_url', 'after'],
  ['/feedback_subject', 'after'],
  ['/notify_emails/0', 'after'],
  ['/reject_free', 'quality'],
  ['/tag_ids/0', 'integration'],
  ['/field_mapping/0/to', 'mapping'],
])('%s is written in the step %s', (pointer, step) => {
  expect(stepOf(pointer)).toBe(step)
})
