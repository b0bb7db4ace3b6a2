import { expect, test } from 'vitest'
import { withVariables } from './variables.ts'

test('variables are told from the words around them', () => {
  expect(withVariables('Hello {{ lead.first_name | default: "there" }}!')).toEqual([
    { text: 'Hello ', isVariable: false },
    { text: '{{ lead.first_name | default: "there" }}', isVariable: true },
    { text: '!', isVariable: false },
  ])
  expect(withVariables('{{ a }}{{ b }}').map(part => part.isVariable)).toEqual([true, true])
  expect(withVariables('{ not } {{')).toEqual([{ text: '{ not } {{', isVariable: false }])
  expect(withVariables('')).toEqual([])
})
