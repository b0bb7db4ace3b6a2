/** A limit of one and of none reads as people say it, in both languages. */
import { expect, test } from 'vitest'
import { type Locale, messageOf } from './messages.ts'

test.each<[Locale, string, Record<string, number>, string]>([
  ['en', 'too_short', { minimum: 1 }, 'Write at least one character.'],
  ['es', 'too_short', { minimum: 1 }, 'Escribe al menos un carácter.'],
  ['en', 'too_short', { minimum: 8 }, 'Use at least 8 characters.'],
  ['es', 'too_long', { maximum: 1 }, 'Usa un carácter como máximo.'],
  ['en', 'too_few', { minimum: 1 }, 'Give at least one.'],
  ['es', 'too_few', { minimum: 2 }, 'Indica al menos 2.'],
  ['en', 'too_many', { maximum: 1 }, 'Give at most one.'],
  ['en', 'too_many', { maximum: 0 }, 'Leave this empty.'],
  ['es', 'too_many', { maximum: 0 }, 'Deja esto vacío.'],
  ['en', 'too_many', { maximum: 20 }, 'Give at most 20.'],
  ['es', 'too_small', { minimum: 1 }, 'El valor mínimo es 1.'],
])('in %s %s of %j is: %s', (locale, code, values, text) => {
  expect(messageOf(locale, `validation.${code}`, values)).toBe(text)
})
