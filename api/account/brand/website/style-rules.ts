/** The rules of style sheets, read once and in time proportional to their length: strangers write them. Pure. */
import { brandLimits } from '../limits.ts'

export interface StyleRule {
  /** The selectors of its list, each trimmed. */
  selectors: readonly string[]
  declarations: ReadonlyMap<string, string>
}

/** Rules that most readers never see. */
const elsewhere = /prefers-color-scheme:\s*dark|\bprint\b|forced-colors/i
// A text ends with its quote or with its line.
const mark = /[{};]|"(?:[^"\\\n]|\\.)*"?|'(?:[^'\\\n]|\\.)*'?/g

export function rulesOf(sheets: readonly string[]): StyleRule[] {
  const found: StyleRule[] = []
  let left = brandLimits.brand_css_characters_max
  for (const sheet of sheets) {
    readRules(withoutComments(sheet.slice(0, left)), found)
    left -= Math.min(left, sheet.length)
  }
  return found
}

function withoutComments(css: string): string {
  let text = ''
  for (let at = 0; at < css.length; ) {
    const begin = css.indexOf('/*', at)
    if (begin < 0) return text + css.slice(at)
    text += css.slice(at, begin)
    const end = css.indexOf('*/', begin + 2)
    if (end < 0) return text
    at = end + 2
  }
  return text
}

interface Open {
  prelude: string
  declarations: Map<string, string>
}

function readRules(css: string, found: StyleRule[]): void {
  const open: Open[] = []
  let from = 0
  const declare = (end: number) => {
    const [, name, value] =
      /^\s*([\w-]{1,100})\s*:([\s\S]*)$/.exec(
        css.slice(from, Math.min(end, from + brandLimits.brand_css_value_characters_max)),
      ) ?? []
    if (name && value) open.at(-1)?.declarations.set(name.toLowerCase(), value.replace(/!important/i, '').trim())
  }
  for (const { 0: text, index } of css.matchAll(mark)) {
    if (open.length > brandLimits.brand_css_depth_max) return
    if (text === '{') open.push({ prelude: css.slice(from, index).trim(), declarations: new Map() })
    else if (text === ';') declare(index)
    else if (text === '}') {
      declare(index)
      const closed = open.pop()
      const hidden = open.some(({ prelude }) => elsewhere.test(prelude))
      if (closed && !hidden && !closed.prelude.startsWith('@') && closed.declarations.size > 0)
        found.push(ruleOf(closed))
      if (found.length >= brandLimits.brand_css_rules_max) return
    } else continue
    from = index + 1
  }
}

const ruleOf = ({ prelude, declarations }: Open): StyleRule => ({
  selectors: prelude
    .slice(0, 5_000)
    .split(',', brandLimits.brand_css_selectors_max)
    .map(one => one.trim().toLowerCase()),
  declarations,
})
