/** The words about a visitor. */
import { expect, test } from 'vitest'
import type { Messages } from '../../messages/messages.tsx'
import { languageOf } from './visitor-words.ts'

const spanish = { language: 'es' } as Messages

test.each([
  ['es', 'Español'],
  ['en', 'Inglés'],
  ['not a language', 'not a language'],
  [null, undefined],
])('the language %s is named %s to a person who reads Spanish', (code, name) => {
  expect(languageOf(spanish, code)).toBe(name)
})
