/** Both languages have the same keys and placeholders; every key is used, every used key exists. */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }

const english: Record<string, string> = en
const spanish: Record<string, string> = es
const admin = fileURLToPath(new URL('..', import.meta.url))
const sources = globSync('{app,ui,product,features,messages}/**/*.{ts,tsx}', { cwd: admin })
  .filter(file => !file.includes('.test.'))
  .map(file => readFileSync(`${admin}/${file}`, 'utf8'))
  .join('\n')

const placeholders = (elements: MessageFormatElement[]): string[] =>
  elements.flatMap(element => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return []
    if (element.type === TYPE.select || element.type === TYPE.plural)
      return [element.value, ...Object.values(element.options).flatMap(option => placeholders(option.value))]
    if (element.type === TYPE.tag) return [`<${element.value}>`, ...placeholders(element.children)]
    return [element.value]
  })
const namesIn = (text: string) => [...new Set(placeholders(parse(text)))].sort()

test('both languages have the same keys, in the same order', () => {
  expect(Object.keys(spanish)).toEqual(Object.keys(english))
})

test.each(Object.keys(english))('%s has the same placeholders in both languages and is not empty', key => {
  expect(english[key]!.trim()).not.toBe('')
  expect(spanish[key]?.trim()).not.toBe('')
  expect(namesIn(spanish[key]!)).toEqual(namesIn(english[key]!))
})

test('every key is used', () => {
  expect(Object.keys(english).filter(key => !sources.includes(`'${key}'`))).toEqual([])
})

test('every key that is looked up exists', () => {
  const used = [...sources.matchAll(/\bt\(\s*'([^']+)'/g)].map(match => match[1]!)
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter(key => !(key in english))).toEqual([])
})

test('the comparison of placeholders sees a difference', () => {
  expect(namesIn('{count, plural, one {# lead} other {{name} leads}}')).toEqual(['count', 'name'])
})
