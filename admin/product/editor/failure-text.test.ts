/** What an editor says beside "Not saved". */
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

const t = ((key: string, values?: { count: number }) => (values ? `${key} ${values.count}` : key)) as never
const errors = [{ pointer: '/subject', code: 'required', text: 'Fill this in.' }]
const of = (status: number, text: string, named: typeof errors = []) =>
  failureText(t, { status, code: 'any', text, errors: named })

test('a refusal of fields is counted, since each is named elsewhere; others are told', () => {
  expect(of(422, 'Validation failed', errors)).toBe('ui.issues_to_fix 1')
  expect(of(409, 'The popup is archived.')).toBe('The popup is archived.')
  expect(of(412, 'Changed.')).toBe('ui.stale_title')
  expect(of(0, '')).toBe('ui.no_connection')
})
