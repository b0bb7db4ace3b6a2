import { expect, test } from 'vitest'
import { missingLetters, textsIn } from './font-characters.ts'

const latin = 'U+20-7E, U+A0-FF, U+20AC'

test('what a font lacks of a text is named once, in the order of the text', () => {
  expect(missingLetters(latin, 'Año nuevo: 5 € – żółw, żaba')).toEqual(['–', 'ż', 'ł'])
  expect(missingLetters(latin, 'Año'.normalize('NFD'))).toEqual([])
})

test('spaces and emoji are nothing that a font has to have', () => {
  expect(missingLetters(latin, 'Hello\u2003there 🎉')).toEqual([])
})

test('texts are found wherever they lie in a value', () => {
  expect(textsIn({ heading: 'Hola', steps: [{ text: 'Дом' }], width_px: 3, none: null })).toBe('Hola Дом  ')
})
