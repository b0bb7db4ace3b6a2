/**
 * Tags between braces: Liquid (Customer.io, Kit, Beehiiv, Shopify), Django (Klaviyo), HubL (HubSpot), Jinja (Brevo), Handlebars
 * (SendGrid, Postmark) and Go (listmonk). They differ in little, and a page does not say which it is. Pure.
 */
import { parseTest } from '../condition.ts'
import type { Product, Tag } from '../tag.ts'
import { parseValue } from '../value.ts'
import { dividedAt, firstWord, tokensIn, unquoted } from '../words.ts'

const nothing: Tag = { type: 'nothing' }
const code: Tag = { type: 'left', why: 'code' }

const loops = /^(?:#\s?(?:each|with)|for|range|tablerow|with)\b/i
const ends =
  /^(?:\/.*|end(?:if|unless|case|for|each|with|comment|raw|verbatim|block|autoescape|capture|macro|tablerow)?)$/i
const comparisons: Readonly<Record<string, string>> = {
  ...{ equals: 'eq', notequals: 'ne', greaterthan: 'gt', lessthan: 'lt' },
}

/** Contents of `{{ … }}`. */
export function parseBraces(inside: string): Tag {
  if (/^(?:!|#!|\/\*)/.test(inside)) return nothing
  const branch = parseBranch(inside)
  if (branch) return branch
  if (inside.startsWith('#') || inside.startsWith('^')) return parseSection(inside)
  const linked = /^TrackLink "([^"]*)"/.exec(inside)
  if (linked) return { type: 'text', text: linked[1] ?? '' }
  if (/^(?:template|define|block|>|include|partial|L\.)/.test(inside)) return code
  return parseValue(inside) ?? { type: 'left', why: 'variable' }
}

const alternatives = new Set(['elsif', 'elseif', 'elif'])

/** Conditions, as most write them. */
function parseBranch(inside: string): Tag | undefined {
  if (loops.test(inside)) return { type: 'skip', why: 'repeat' }
  if (ends.test(inside)) return { type: 'end' }
  if (inside === '^') return { type: 'else' }
  const [word, rest] = firstWord(inside.replace(/^# ?/, ''))
  const name = word.toLowerCase()
  if (name === 'if') return { type: 'if', test: parseTest(rest) }
  if (name === 'unless') return { type: 'if', test: { type: 'not', test: parseTest(rest) } }
  if (alternatives.has(name)) return { type: 'else', test: parseTest(rest) }
  if (name !== 'else') return undefined
  return /^if\b/i.test(rest) ? { type: 'else', test: parseTest(rest.slice(2)) } : { type: 'else' }
}

/** Mustache: `{{#name}}` where there is one, `{{^name}}` where there is none; of Handlebars its comparisons. */
function parseSection(inside: string): Tag {
  const name = inside.slice(1).trim()
  const [word, rest] = firstWord(name)
  const comparison = comparisons[word.toLowerCase()]
  if (comparison) return { type: 'if', test: parseTest(`${comparison} ${rest}`) }
  if (/^(?:and|or)$/i.test(word) && rest !== '')
    return { type: 'if', test: parseTest(rest.split(' ').filter(Boolean).join(` ${word.toLowerCase()} `)) }
  const test = rest === '' || !name.includes(' ') ? parseTest(name) : ({ type: 'unknown' } as const)
  return { type: 'if', test: inside.startsWith('^') ? { type: 'not', test } : test }
}

/** Klaviyo's tags that print something; `{% unsubscribe 'Leave' %}` is a whole link. */
const printed = /^(?:unsubscribe|manage_preferences|web_view|view_in_browser|optout)\b/i

/** Contents of `{% … %}`. */
export function parseTag(inside: string): Tag {
  const [word, rest] = firstWord(inside)
  switch (word.toLowerCase()) {
    case 'comment':
      return { type: 'skip' }
    case 'raw':
    case 'verbatim':
    case 'block':
    case 'autoescape':
    case 'capture':
    case 'macro':
      return { type: 'skip', why: 'code' }
    case 'case':
      return { type: 'case', path: rest }
    case 'when':
      return { type: 'when', values: whenValues(rest) }
    case 'set':
    case 'assign':
    case 'include':
    case 'render':
    case 'load':
    case 'module':
      return code
  }
  const branch = parseBranch(inside)
  if (branch) return branch
  if (printed.test(word) && !/_(?:link|url)$/i.test(word)) {
    const [first] = tokensIn(rest)
    return { type: 'value', path: word, ...(first?.type === 'text' && { words: first.text }) }
  }
  return /^\w{1,60}$/.test(word)
    ? { type: 'value', path: word === 'today' && /%Y'?$/.test(rest) ? 'year' : word }
    : code
}

const whenValues = (rest: string): string[] => dividedAt(rest.replaceAll(/ or /gi, ','), ',').map(unquoted)

const stripped = (inside: string): string => inside.replace(/^[-~]/, '').replace(/[-~]$/, '').trim()
const braces = (inside: string): Tag => parseBraces(stripped(inside))

export const liquid: Product = {
  name: 'Liquid, Handlebars, HubL, Django, Jinja and Go',
  brackets: [
    // Braze puts its own names into braces once more.
    { open: '{{${', close: '}}}', read: inside => (inside.includes('}}') ? undefined : braces(inside)) },
    { open: '{{${', close: '}}', read: inside => braces(inside.replace('}', '')) },
    { open: '{{{', close: '}}}', read: braces },
    { open: '{{', close: '}}', read: braces },
    {
      open: '%7B%7B',
      close: '%7D%7D',
      read: inside => braces(decodeURIComponent(inside.replaceAll(/%(?!20|22|27)/g, '%25'))),
    },
    { open: '{%', close: '%}', read: inside => parseTag(stripped(inside)) },
    { open: '{#', close: '#}', read: () => nothing },
  ],
}
