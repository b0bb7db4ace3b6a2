/** A variable lands where the cursor is, with a fallback where a person may have no value. */
import { expect, test } from 'vitest'
import { insertAt, variableText } from './insert-variable.ts'

test.each([
  ['lead.first_name', true, '{{ lead.first_name | default: "there" }}'],
  ['lead.email', false, '{{ lead.email }}'],
  ['unsubscribe_url', false, '[Leave]({{ unsubscribe_url }})'],
])('%s, empty for some: %s, is written %s', (name, may_be_empty, written) => {
  expect(variableText({ name, may_be_empty }, 'there', 'Leave')).toBe(written)
})

test('a fallback cannot end its own quotation', () => {
  expect(variableText({ name: 'lead.phone', may_be_empty: true }, 'a"b', '')).toBe('{{ lead.phone | default: "ab" }}')
})

test('inserting replaces what is selected and moves the cursor behind it', () => {
  expect(insertAt('Hello you', { start: 6, end: 9 }, 'X')).toEqual({ text: 'Hello X', cursor: 7 })
  expect(insertAt('ab', { start: 99, end: 99 }, 'X')).toEqual({ text: 'abX', cursor: 3 })
})
