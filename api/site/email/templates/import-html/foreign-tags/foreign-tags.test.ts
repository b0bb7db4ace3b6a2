/** Tags of other products in general; each product's own are in products/products.test.ts. */
import { expect, test } from 'vitest'
import { proofTest } from '../../../../../testing/proof-test.ts'
import { knownVariables } from '../../check.ts'
import { withOwnTags } from './foreign-tags.ts'

const context = { known: new Set(knownVariables([])), fields: [], year: 2026, unsubscribe: 'Unsubscribe' }
const first = '{{ lead.first_name }}'
const named = '{% if lead.first_name != blank %}'

test.each([
  '100% of 50% [sic] {a} {b, c} [PDF] [SOLD OUT] [1] -20 % - or - a-email-b 5% OFF 10%',
  'https://a.example/?a=%20OFF%20&b=%C3%A9%E2%82%AC',
  '<style>a{b:c}@media x{.y{z:1}}[class=email]{d:e} *|FNAME|*</style>',
  '[[see below]] {"a": {"b": 1}} <p>a < b > c</p> * | x',
])('what only looks like a tag stays: %s', given => {
  expect(withOwnTags(given, context)).toEqual({ text: given, left_out: [] })
})

test('a subject is text: no links, no markup', () => {
  const { text } = withOwnTags(
    '*|FNAME|*, "{{ first_name|default:"you" }}" & {% unsubscribe %}%FIRSTNAME%',
    context,
    false,
  )
  expect(text).toBe(`${first}, "{{ lead.first_name | default: "you" }}" & ${first}`)
})

test('conditions that never end, or never began, show no reader two branches or a tag', () => {
  expect(withOwnTags('a*|END:IF|*b*|ELSE:|*c', context).text).toBe('abc')
  expect(withOwnTags('*|IF:FNAME|*a*|ELSE:|*b', context).text).toBe(`${named}a{% else %}b{% endif %}`)
  const deep = withOwnTags(`${'{{#if a}}x'.repeat(20_000)}y`, context)
  expect([deep.text, deep.left_out.length]).toEqual(['', 1])
})

proofTest('a page of tags takes time in proportion to its length', () => {
  const began = performance.now()
  for (const piece of [
    '*|',
    '{{',
    '{{{',
    '[',
    '[[',
    '%',
    '%%[',
    '{%',
    '<!--',
    '<style>',
    '-',
    '<unsubscribe',
    '%7B%7B',
    '{{#if firstName}}a',
    '*|UNSUB|*',
  ])
    withOwnTags(piece.repeat(Math.floor(400_000 / piece.length)), context)
  expect(performance.now() - began).toBeLessThan(30_000)
})
