/** Both languages have the same keys and placeholders; every key is used, every used key exists. */

import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { leadFields } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import { loadTexts, messagesIn } from './messages.tsx'
import { terms } from './terms.ts'

const english: Record<string, string> = en
const spanish: Record<string, string> = es
const admin = fileURLToPath(new URL('..', import.meta.url))
const sources = globSync('{app,ui,product,features,messages}/**/*.{ts,tsx}', { cwd: admin })
  .filter(file => !file.includes('.test.') && !file.endsWith('catalog-values.ts'))
  .map(file => readFileSync(`${admin}/${file}`, 'utf8'))
  .join('\n')

/** Texts whose keys are made of the fields that the contract lists. */
const leadFieldKeys = leadFields.flatMap(field => [
  `filter.${field.name}`,
  ...('values' in field ? field.values.map(value => `lead_choice.${field.name}_${value}`) : []),
])

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

test('each key has a text in both languages, with the same placeholders', () => {
  const isEmpty = (text = '') => text.trim() === ''
  expect(Object.keys(english).filter(key => isEmpty(english[key]) || isEmpty(spanish[key]))).toEqual([])
  const named = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, namesIn(text)]))
  expect(named(spanish)).toEqual(named(english))
})

test('samples of links and buttons in a text are in its language', () => {
  const samples = (text = '') => [...text.matchAll(/\[([^[\]]+)\]\(/g)].map(([, words]) => words)
  const keys = Object.keys(english).filter(key => samples(english[key]).length > 0)
  expect(keys.length).toBeGreaterThan(1)
  const alike = keys.filter(key => samples(english[key]).some(words => samples(spanish[key]).includes(words)))
  expect(alike).toEqual([])
})

test('every field of a lead and every choice of one has its word', () => {
  expect(leadFieldKeys.filter(key => !Object.hasOwn(english, key))).toEqual([])
})

test('every key is used', () => {
  const quoted = new Set<string>([...sources.matchAll(/'(?=([\w.-]+)')/g)].map(match => match[1]!))
  const used = new Set<string>([...leadFieldKeys, ...quoted])
  expect(Object.keys(english).filter(key => !used.has(key))).toEqual([])
})

test('every key that is looked up exists', () => {
  const used = [...sources.matchAll(/\bt\(\s*'([^']+)'/g)].map(match => match[1]!)
  expect(used.length).toBeGreaterThan(50)
  expect(used.filter(key => !(key in english))).toEqual([])
})

test('the comparison of placeholders sees a difference', () => {
  expect(namesIn('{count, plural, one {# lead} other {{name} leads}}')).toEqual(['count', 'name'])
})

test('what fills a text is checked by the compiler', async () => {
  await loadTexts('en')
  const { t } = messagesIn('en')
  expect(t('tags.count', { count: 2 })).toBe('2 tags')
  const refused = () => [
    // @ts-expect-error: nothing is left open
    t('tags.count'),
    // @ts-expect-error: a number is no text
    t('tags.count', { count: 'two' }),
    // @ts-expect-error: it has no such placeholder
    t('tags.title', { name: 'x' }),
  ]
  expect(refused).toBeTypeOf('function')
})

/** Texts without what stands in braces, which is a name or a case. */
const spoken = (text: string) => text.replaceAll(/'\{+'|'\}+'|\{[a-z_]+(?:, (?:plural|select|number),?)?/g, ' ')

/** Summaries and descriptions of the API's document, by where they stand. */
function saidInDocument(): Record<string, string> {
  const found: Record<string, string> = {}
  const visit = (value: unknown, path: string): void => {
    if (typeof value !== 'object' || value === null) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'example' || key === 'examples') continue
      if ((key === 'summary' || key === 'description') && typeof inner === 'string') found[`${path}/${key}`] = inner
      else visit(inner, `${path}/${key}`)
    }
  }
  visit(JSON.parse(readFileSync(`${admin}/../openapi/openapi.json`, 'utf8')), '')
  return found
}

test('nothing is called by a word that another one stands for', () => {
  const forbidden = terms.flatMap(({ never }) => never)
  const forbiddenInSpanish = [...forbidden, ...terms.flatMap(({ never_es = [] }) => never_es)]
  const others = ['api/platform/texts/messages', 'api/site/automation/journeys/starters/texts', 'widget/src/messages']
  const textsIn = (language: string): Record<string, string>[] =>
    others.map(folder => JSON.parse(readFileSync(`${admin}/../${folder}/${language}.json`, 'utf8')))
  const findIn = (all: readonly Record<string, string>[], words: readonly RegExp[]) =>
    all.flatMap(Object.entries).flatMap(([key, text]) => {
      const word = words.find(pattern => pattern.test(spoken(text)))
      return word ? [`${key}: ${text} (${word})`] : []
    })
  expect(findIn([english, ...textsIn('en'), saidInDocument()], forbidden)).toEqual([])
  expect(findIn([spanish, ...textsIn('es')], forbiddenInSpanish)).toEqual([])
})
