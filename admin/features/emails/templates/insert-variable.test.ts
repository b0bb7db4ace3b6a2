/** A variable lands where the cursor is, with a fallback where a person may have no value. */
import { expect, test } from 'vitest'
import { insertAt, variableText } from './insert-variable.ts'

test.each([
  ['lead.first_name', '{{ lead.first_name | default: "there" }}'],
  ['lead.email', '{{ lead.email }}'],
  ['unsubscribe_url', '[Leave]({{ unsubscribe_url }})'],
])('%s is written %s', (variable, written) => {
  expect(variableText(variable, 'there', 'Leave')).toBe(written)
})

test('a fallback cannot end its own quotation', () => {
  expect(variableText('lead.phone', 'a"b', '')).toBe('{{ lead.phone | default: "ab" }}')
})

test('inserting replaces what is selected and moves the cursor behind it', () => {
  expect(insertAt('Hello you', { start: 6, end: 9 }, 'X')).toEqual({ text: 'Hello X', cursor: 7 })
  expect(insertAt('ab', { start: 99, end: 99 }, 'X')).toEqual({ text: 'abX', cursor: 3 })
})
