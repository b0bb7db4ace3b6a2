import { expect, test } from 'vitest'
import { checkTemplate, knownVariables } from './check.ts'

test('too long fields are named', () => {
  expect(checkTemplate({ subject: 'x'.repeat(501), body_text: 'b' }, knownVariables([]))).toEqual([
    { pointer: '/subject', line: 1, code: 'template_too_long', name: '500' },
  ])
})
