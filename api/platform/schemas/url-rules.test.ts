import { expect, test } from 'vitest'
import { cpuTime } from '../../testing/cpu-time.ts'
import { sameUrl, type UrlRule, urlFits } from './url-rules.ts'

const page = 'https://WWW.Example.com/Prices/?utm_source=mail&plan=pro#top'
const rule = (match: UrlRule['match'], value: string, exclude?: boolean): UrlRule => ({
  match,
  value,
  ...(exclude !== undefined && { exclude }),
})

test.each<[UrlRule['match'], string, boolean]>([
  ['contains', 'prices', true],
  ['contains', 'plan=pro', true],
  ['contains', 'utm_source', false],
  ['contains', 'https://www.example.com/prices', true],
  ['contains', 'plans', false],
  ['equals', 'https://example.com/prices', true],
  ['equals', 'http://www.example.com/PRICES/', true],
  ['equals', 'example.com/prices', true],
  ['equals', '/prices', true],
  ['equals', '/prices?plan=pro', true],
  ['equals', '/prices?plan=free', false],
  ['equals', '/price', false],
  ['equals', 'https://other.example/prices', false],
  ['starts_with', '/pri', true],
  ['starts_with', 'https://example.com/', true],
  ['starts_with', '/about', false],
  ['pattern', '/p*s', true],
  ['pattern', '*', true],
  ['pattern', 'example.com/*', true],
  ['pattern', '*/prices?plan=*', true],
  ['pattern', '/p*x', false],
  ['pattern', '/prices*prices', false],
  ['query', 'plan', true],
  ['query', '?plan=PRO', true],
  ['query', 'plan=free', false],
  ['query', 'pla', false],
  ['query', 'utm_source=mail', true],
  ['equals', '/about\n\n/prices', true],
  ['equals', '/about\n/contact', false],
])('%s %s: %s', (match, value, fits) => {
  expect(urlFits([rule(match, value)], page)).toBe(fits)
  expect(urlFits([rule(match, value, true)], page)).toBe(!fits)
})

test('all rules must hold, and one that excludes wins', () => {
  expect(urlFits([rule('contains', 'prices'), rule('starts_with', '/pri')], page)).toBe(true)
  expect(urlFits([rule('contains', 'prices'), rule('starts_with', '/about')], page)).toBe(false)
  expect(urlFits([rule('contains', 'prices'), rule('contains', 'plan=pro', true)], page)).toBe(false)
})

test('letters of any script match in either spelling', () => {
  expect(urlFits([rule('equals', '/balcón')], 'https://example.com/balc%C3%B3n')).toBe(true)
  expect(urlFits([rule('equals', '/100%')], 'https://example.com/100%')).toBe(true)
})

test('a hostile pattern takes no time', () => {
  const hostile = rule('pattern', `/${'a*'.repeat(900)}b`)
  const taken = cpuTime(() => expect(urlFits([hostile], `https://example.com/${'a'.repeat(2_000)}`)).toBe(false))
  expect(taken).toBeLessThan(200)
})

test('the same page counts as the same whatever brought the visitor there', () => {
  expect(sameUrl('https://example.com/a?utm_medium=mail', 'http://www.example.com/a/')).toBe(true)
  expect(sameUrl('https://example.com/a?id=1', 'https://example.com/a?id=2')).toBe(false)
})

test.each<[string, boolean]>([
  ['utm_source', true],
  ['utm_source=mail', true],
  ['UTM_Source=Mail', true],
  ['?plan=pro', true],
  ['plan=pr', false],
  ['lan=pro', false],
  ['utm_medium', false],
])('the query has %s: %s', (value, fits) => {
  expect(urlFits([rule('query', value)], page)).toBe(fits)
})

test('of several lines one is enough, whatever part of the address each names', () => {
  const lines = '/about\nhttps://example.com/prices\n\n/other?x=1'
  expect(urlFits([rule('equals', lines)], page)).toBe(true)
  expect(urlFits([rule('equals', lines)], 'https://example.com/other?x=1&gclid=2')).toBe(true)
  expect(urlFits([rule('equals', lines)], 'https://example.com/other')).toBe(false)
  expect(urlFits([rule('equals', lines, true)], page)).toBe(false)
})
