/** Proposed names are ones that the API takes; options are what was written, once each. */
import { expect, test } from 'vitest'
import { fieldNameOf, optionsOf } from './field-words.ts'

test.each([
  ['Company size', 'company_size'],
  ['Tamaño de la empresa', 'tamano_de_la_empresa'],
  ['3rd choice!', 'rd_choice'],
  [`${'a'.repeat(49)} b`, 'a'.repeat(49)],
  ['???', ''],
])('the label %s proposes %s', (label, expected) => {
  expect(fieldNameOf(label)).toBe(expected)
})

test('options are lines, trimmed, without empty ones and repetitions', () => {
  expect(optionsOf(' 1–10 \n\n11–50\n1–10\n')).toEqual(['1–10', '11–50'])
})
