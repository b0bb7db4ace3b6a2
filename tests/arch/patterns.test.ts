/** The rule of regular expressions: held against the repository, and against patterns that it must find. */
import { expect, test } from 'vitest'
import { exceptions, getName } from './rules/pattern-exceptions.ts'
import { faultOf, isChecked, patterns, patternsIn } from './rules/patterns.ts'
import { isCode, parseSource, readSource, repositoryPaths } from './source.ts'

const sources = repositoryPaths()
  .filter(path => isCode(path) && isChecked(path))
  .map(readSource)

/** Code that is planted. */
const refused = [
  // Exponential.
  '/(a+)+$/',
  '/^(\\w+\\s?)*$/',
  '/^(?:a|a)*$/',
  '/^(?:[a-z]+\\.?)+@/',
  '/^(?:a|ab|b)*$/',
  // Quadratic: from each place to the end.
  '/[^\\s<>,;:"]+@[^\\s<>,;:"]+/g',
  '/\\s+$/',
  '/<(https?:[^>]+)>/',
  '/(?:\\r\\n)+$/',
  '/<a\\s[^>]*href="([^"]*)"/g',
  '/<script>[^]*?<\\/script>/g',
  // Quadratic: two loops share a text.
  '/^([\\w-]+)\\s*:\\s*(.*)$/',
  '/^\\d+\\d+$/',
  ['new RegExp(`\\\\s+$', '{word}`)'].join(''),
  "new RegExp('a+b')",
  'new RegExp([one, other].join("|"))',
]
const accepted = [
  '/^[\\w-]+$/',
  '/\\s+/g',
  '/[^<>]*/',
  "/^(?:[^']|'')*'/",
  '/<(https?:[^<>]+)>/',
  '/\\s{1,20}$/',
  '/\\d{1,3}\\.\\d{1,3}/',
  '/^a[^]*b/',
  '/a+b/y',
  ['new RegExp(`^$', '{word}[a-z]{0,20}$`)'].join(''),
]

test.each(refused)('%s is refused', code => {
  expect(patterns(parseSource('api/site/leads.ts', `const x = ${code}`))).toHaveLength(1)
})

test.each(accepted)('%s is accepted', code => {
  expect(patterns(parseSource('api/site/leads.ts', `const x = ${code}`))).toEqual([])
})

test('no pattern of the server takes more time than in proportion to its text', { timeout: 180_000 }, () => {
  const found = sources.flatMap(source => patterns(source).map(reason => `${source.path}: ${reason}`))
  expect(found).toEqual([])
})

test('each exception is of a pattern that needs one', () => {
  const needless = Object.entries(exceptions).flatMap(([path, list]) => {
    const source = sources.find(one => one.path === path)
    const faulty = new Set(
      source
        ? patternsIn(source)
            .filter(faultOf)
            .map(({ name }) => name)
        : [],
    )
    return list.flatMap(([pattern]) => (faulty.has(getName(pattern)) ? [] : `${path}: ${pattern}`))
  })
  expect(needless).toEqual([])
})
