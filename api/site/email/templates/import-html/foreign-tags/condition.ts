/** Conditions of template languages: `a == "b" and not c`, `EMPTY(a)`, `eq .A "b"`. Pure. */
import type { Operator, Test } from './tag.ts'
import { type Token, tokensIn } from './words.ts'

const operators: Readonly<Record<string, Operator>> = {
  ...{ '==': '==', '=': '==', is: '==', eq: '==', '!=': '!=', '<>': '!=', ne: '!=', '>': '>', '<': '<', '>=': '>=' },
  ...{ '<=': '<=', contains: 'contains', gt: '>', lt: '<', ge: '>=', le: '<=' },
}
const unknown: Test = { type: 'unknown' }
const nothing = /^(?:blank|empty|nil|null|none)$/i

export function parseTest(text: string): Test {
  const tokens = tokensIn(text)
  return tokens.length === 0 ? unknown : (prefixed(tokens) ?? parseAny(tokens))
}

/** Go and Handlebars name the operator first. */
function prefixed([name, one, other, ...more]: readonly Token[]): Test | undefined {
  if (name?.type !== 'word' || !one || !other || more.length > 0) return undefined
  const operator = operators[name.text.toLowerCase().replace(/^\./, '')]
  if (!operator || /^(?:is|contains)$/i.test(name.text) || one.type !== 'word') return undefined
  return compared(one.text, operator, other)
}

const isWord = (names: string) => (one: Token) =>
  one.type !== 'text' && names.split(' ').includes(one.text.toLowerCase())
const isOr = isWord('or ||')
const isAnd = isWord('and &&')
const isNot = isWord('not !')

function divided(tokens: readonly Token[], isBetween: (one: Token) => boolean): Token[][] {
  const parts: Token[][] = [[]]
  for (const one of tokens) {
    if (isBetween(one)) parts.push([])
    else parts.at(-1)?.push(one)
  }
  return parts
}

function joined(type: 'and' | 'or', tests: readonly Test[]): Test {
  const [only] = tests
  return tests.length === 1 && only ? only : { type, tests }
}

const parseAny = (tokens: readonly Token[]): Test =>
  joined(
    'or',
    divided(tokens, isOr).map(part => joined('and', divided(part, isAnd).map(parseAtom))),
  )

function parseAtom(tokens: readonly Token[]): Test {
  const [first, ...rest] = tokens
  if (!first || first.type === 'text') return unknown
  if (isNot(first)) return { type: 'not', test: parseAtom(rest) }
  if (/^empty$/i.test(first.text) && rest[0]?.text === '(') {
    const [, inner] = rest
    return inner?.type === 'word' && rest.length === 3
      ? { type: 'not', test: { type: 'present', path: toPath(inner.text) } }
      : unknown
  }
  return first.type === 'word' ? parseComparison(first.text, rest) : unknown
}

/** `person|lookup:'City' == 'Leon'` names its path in the filter. */
function parseComparison(name: string, rest: readonly Token[]): Test {
  const [sign, filter, value, ...more] = rest
  if (sign?.text === '|' && filter?.text.startsWith('lookup') && value) return parseComparison(value.text, more)
  if (!sign) return { type: 'present', path: toPath(name) }
  const operator = operators[sign.text.toLowerCase()]
  return operator && filter && !value ? compared(name, operator, filter) : unknown
}

function compared(name: string, operator: Operator, value: Token): Test {
  const path = toPath(name)
  const isNothing = value.text === '' || (value.type === 'word' && nothing.test(value.text))
  if (!isNothing) return { type: 'compare', path, operator, value: value.text }
  const present: Test = { type: 'present', path }
  if (operator === '==') return { type: 'not', test: present }
  return operator === '!=' ? present : unknown
}

const toPath = (name: string): string => name.replace(/^[$@.]/, '')
