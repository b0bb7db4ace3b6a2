/**
 * No regular expression that text of strangers may reach takes more time than in proportion to the text: one message of 160 kB
 * once held the whole server up for 16 seconds. What is listed in pattern-exceptions.ts has a bound of its own.
 */
import { findGrowth } from '../pattern-growth.ts'
import { isMember, isName, type Node, type Rule, type Source } from '../source.ts'
import { isExcepted } from './pattern-exceptions.ts'

const CHECKED = /^(?:api|workflows|sdk\/src|widget\/src\/decide)\//
const OWN_TEXT = /^api\/(?:testing|seed)\/|^api\/build\.ts$|\.(?:test|browser-test)\.tsx?$/

export const isChecked = (path: string): boolean => CHECKED.test(path) && !OWN_TEXT.test(path)

interface Pattern {
  /** As an exception names it. */
  name: string
  /** Undefined where it is put together of what is not written here. */
  source: string | undefined
  flags: string
}

export const patterns: Rule = source => {
  if (!isChecked(source.path)) return []
  return patternsIn(source)
    .filter(({ name }) => !isExcepted(source.path, name))
    .flatMap(pattern => faultOf(pattern) ?? [])
}

export function faultOf({ name, source, flags }: Pattern): string | undefined {
  if (source === undefined) return `${name} cannot be checked: name what it is made of in pattern-exceptions.ts`
  const loops = findGrowth(source, flags)
  if (loops.length === 0) return undefined
  return `/${source}/ takes time by the square of its text or worse, in ${loops.map(loop => `/${loop}/`).join(', ')}: bound or rewrite it`
}

export function patternsIn({ text, visit }: Pick<Source, 'text' | 'visit'>): Pattern[] {
  const found: Pattern[] = []
  const addBuilt = (node: Node) => {
    if (!isName(node.callee, 'RegExp')) return
    const [pattern, flags] = node.arguments as Node[]
    const source = pattern && sourceIn(pattern)
    const named = typeof flags?.value === 'string' ? flags.value : ''
    found.push({ name: source ?? textOf(text, pattern), source, flags: named })
  }
  visit({
    Literal: ({ regex }) => {
      if (!regex) return
      const { pattern, flags } = regex as { pattern: string; flags: string }
      found.push({ name: pattern, source: pattern, flags })
    },
    NewExpression: addBuilt,
    CallExpression: addBuilt,
  })
  return found
}

/** What is put into a template counts as one letter: it is escaped, or a number. */
function sourceIn(pattern: Node): string | undefined {
  if (pattern.type === 'Literal') return String(pattern.value)
  const isRaw = pattern.type === 'TaggedTemplateExpression' && isMember(pattern.tag, 'String', 'raw')
  const template = isRaw ? (pattern.quasi as Node) : pattern
  if (template.type !== 'TemplateLiteral') return undefined
  const pieces = template.quasis as { value: { raw: string; cooked: string } }[]
  return pieces.map(({ value }) => (isRaw ? value.raw : value.cooked)).join('1')
}

const textOf = (text: string, node: Node | undefined): string =>
  node ? text.slice(Number(node.start), Number(node.end)).replaceAll(/\s+/g, ' ').slice(0, 40).trim() : ''
