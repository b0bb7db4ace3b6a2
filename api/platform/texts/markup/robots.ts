/**
 * What a robots.txt allows (RFC 9309): of the group that names a program, else of that for all, the longest rule that fits an
 * address decides. In time that grows with the length of what was sent and asked.
 */
import { markupLimits } from './limits.ts'

export interface RobotsRules {
  allows(url: string): boolean
  /** The rest that is asked for between two fetches. */
  delay_seconds: number
}

interface Rule {
  /** What stands between the stars. */
  parts: readonly string[]
  length: number
  isAnchored: boolean
  isAllowing: boolean
}

interface Group {
  rules: Rule[]
  delay_seconds: number
}

const newGroup = (): Group => ({ rules: [], delay_seconds: 0 })

export function parseRobots(body: Buffer, program: string): RobotsRules {
  const groups = new Map<string, Group>()
  let [named, isNaming] = [new Set<string>(), false]
  for (const line of body
    .toString('utf8', 0, markupLimits.robots_bytes_max)
    .split(/[\r\n]+/, markupLimits.robots_lines_max)) {
    const [key, value] = memberOf(line)
    if (key === 'user-agent') {
      if (!isNaming) named = new Set()
      isNaming = true
      const agent = (value.split('/', 1)[0] ?? '').trim().toLowerCase()
      if (agent === '*' || agent === program.toLowerCase()) named.add(agent)
    } else if (key === 'allow' || key === 'disallow' || key === 'crawl-delay') {
      isNaming = false
      for (const agent of named) {
        const group = groups.get(agent) ?? newGroup()
        groups.set(agent, group)
        if (key === 'crawl-delay') group.delay_seconds = Math.max(0, Number(value) || 0)
        else if (value !== '' && group.rules.length < markupLimits.robots_rules_max)
          group.rules.push(ruleOf(value, key === 'allow'))
      }
    }
  }
  const { rules, delay_seconds } = groups.get(program.toLowerCase()) ?? groups.get('*') ?? newGroup()
  return { allows: url => isAllowed(rules, url), delay_seconds }
}

/** `Disallow: /a # why`, as `disallow` and `/a`; one without a colon, or longer than any address, says nothing. */
function memberOf(line: string): [string, string] {
  if (line.length > markupLimits.robots_line_characters_max) return ['', '']
  const [said = ''] = line.split('#', 1)
  const colon = said.indexOf(':')
  return colon < 0 ? ['', ''] : [said.slice(0, colon).trim().toLowerCase(), said.slice(colon + 1).trim()]
}

/** Addresses are compared as they travel. */
function encoded(path: string): string {
  try {
    return encodeURI(path)
      .replaceAll('%25', '%')
      .replaceAll(/%[0-9a-f]{2}/gi, octet => octet.toUpperCase())
  } catch {
    return path
  }
}

function ruleOf(value: string, isAllowing: boolean): Rule {
  const pattern = encoded(value)
  const isAnchored = pattern.endsWith('$')
  const parts = (isAnchored ? pattern.slice(0, -1) : pattern).split('*')
  return { parts, length: pattern.length, isAnchored, isAllowing }
}

/** Each part is looked for behind the one before it: the first place is as good as any other. */
function fits({ parts, isAnchored }: Rule, path: string): boolean {
  const [first = '', ...others] = parts
  if (!path.startsWith(first)) return false
  let at = first.length
  const last = isAnchored ? others.pop() : undefined
  for (const part of others) {
    const found = path.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  if (!isAnchored) return true
  return last === undefined ? at === path.length : path.length - last.length >= at && path.endsWith(last)
}

function isAllowed(rules: readonly Rule[], url: string): boolean {
  const { pathname, search } = new URL(url)
  const path = encoded(pathname + search)
  let best: Rule | undefined
  for (const rule of rules) {
    const isBetter = best === undefined || rule.length > best.length || (rule.length === best.length && rule.isAllowing)
    if (isBetter && fits(rule, path)) best = rule
  }
  return best?.isAllowing ?? true
}
