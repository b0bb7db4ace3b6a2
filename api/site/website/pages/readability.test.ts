import { expect, test } from 'vitest'
import { headingLevels, isInOrder } from './document/heading-levels.ts'
import type { PageBlock } from './document/page-document.ts'
import { englishSyllables, readability, spanishSyllables } from './readability.ts'

test('syllables are those that are said', () => {
  const en = { plant: 1, balcony: 3, make: 1, table: 2, wanted: 2, walked: 1, rhythm: 1, readability: 5 }
  for (const [word, count] of Object.entries(en)) expect([word, englishSyllables(word)]).toEqual([word, count])
  const es = { planta: 2, balcón: 2, río: 2, teatro: 3, queso: 2, guía: 2, cuidado: 3, hay: 1, país: 2, aéreo: 4 }
  for (const [word, count] of Object.entries(es)) expect([word, spanishSyllables(word)]).toEqual([word, count])
})

test('plain sentences are easier than long ones of long words, in both languages', () => {
  const easy = 'We grow herbs. They like the sun. Put them by the wall. Give them a cup of water each day. '.repeat(3)
  const hard = `${'Considering horticultural responsibilities internationally, organizational sustainability necessitates comprehensive environmental administration '.repeat(4)}.`
  expect(readability(easy, 'en')).toBeGreaterThan(90)
  expect(readability(hard, 'en-GB')).toBeLessThan(20)
  const facil = 'La planta va al sol. El agua va por la mañana. Pon la maceta en el balcón y mira la hoja. '.repeat(3)
  const dificil = `${'Las responsabilidades administrativas internacionales condicionan significativamente la sostenibilidad organizativa medioambiental '.repeat(4)}.`
  expect(readability(facil, 'es')).toBeGreaterThan(70)
  expect(readability(dificil, 'es-MX')).toBeLessThan(30)
  expect(readability(easy, 'ar')).toBeUndefined()
  expect(readability('Two words.', 'en')).toBeUndefined()
})

const heading = (level: 1 | 2 | 3, text = 'A'): PageBlock => ({ id: `${level}`, type: 'heading', level, text })

test('headings go down one level at a time, from the first', () => {
  const hero = { id: 'h', type: 'hero', heading: 'A', text: '', image_id: '', alt: '' } as const
  const whole: PageBlock = { ...hero, layout: 'stacked', button_text: '', link: '' }
  expect(headingLevels([whole, heading(2), heading(3), heading(2, ' ')])).toEqual([1, 2, 3])
  expect(isInOrder([1, 2, 3, 2, 3, 1])).toBe(true)
  for (const levels of [[], [2], [1, 3], [1, 2, 1, 3]]) expect(isInOrder(levels)).toBe(false)
  const features: PageBlock = { id: 'f', type: 'features', heading: 'B', features: [] }
  expect(
    headingLevels([{ id: 'c', type: 'columns', columns: [{ blocks: [heading(1)] }] } as PageBlock, features]),
  ).toEqual([1, 2])
})
