import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { speak } from './catalog.ts'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

const sources = ['popup', 'messages'].flatMap(folder => {
  const path = join(import.meta.dirname, '..', folder)
  return readdirSync(path)
    .filter(name => /\.tsx?$/.test(name) && !name.includes('.test.'))
    .map(name => readFileSync(join(path, name), 'utf8'))
})

test('both languages have the same keys, each with words', () => {
  expect(Object.keys(es)).toEqual(Object.keys(en))
  for (const text of [...Object.values(en), ...Object.values(es)]) expect(text.trim()).not.toBe('')
})

test('every key is used', () => {
  const unused = Object.keys(en).filter(key => !sources.some(source => source.includes(`'${key}'`)))
  expect(unused).toEqual([])
})

test('regions fall back to their language, unknown languages to English', () => {
  expect(speak('es-MX')('close')).toBe('Cerrar')
  expect(speak('de')('close')).toBe('Close')
  expect(speak('est')('close')).toBe('Close')
})
