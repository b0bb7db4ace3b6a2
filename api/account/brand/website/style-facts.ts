/** What a website's style sheets say of its looks: colors, fonts, buttons. Pure. */
import { hslOf } from '../../../platform/schemas/colors.ts'
import { firstColor } from './css-color.ts'
import { rulesOf, type StyleRule } from './style-rules.ts'

export interface StyleFacts {
  background?: string
  text?: string
  link?: string
  /** Custom properties that are named after the brand. */
  named: string[]
  button?: { color: string; text?: string; radius_px?: number }
  /** `font-family` of the page and of its headings. */
  font?: string
  heading_font?: string
  /** Strong colors, the most used first. */
  palette: string[]
}

const root = /^(:root|html|body|:host|\*)$/
const page = /^(html |)?(html|body)([.#:[][^\s>+~]*)?$/
const heading = /(^|[\s>])h[12]$/
const button =
  /(^|[\s>+~])(button|input\[type=["']?submit["']?\])$|\.(btn|button|cta|wp-element-button|wp-block-button__link|elementor-button)(-{1,2}primary)?$/
const primary = /primary|cta|submit/
const named = /(^--|-)(brand|primary|accent)(-(color|colour|500|600|base|default|main))?$/

/** A color that somebody chose: neither grey nor almost white or black. */
export function isStrong(color: string): boolean {
  const { saturation, lightness } = hslOf(color)
  return saturation >= 0.25 && lightness >= 0.12 && lightness <= 0.88
}

export function styleFacts(sheets: readonly string[]): StyleFacts {
  const rules = rulesOf(sheets)
  const properties = new Map<string, string>()
  for (const { selectors, declarations } of rules) {
    if (!selectors.some(one => root.test(one))) continue
    for (const [name, value] of declarations) if (name.startsWith('--')) properties.set(name, value)
  }
  const read = reader(properties)
  const facts: StyleFacts = { named: namedColors(properties, read), palette: palette(rules, read) }
  for (const { selectors, declarations } of rules) {
    const value = (name: string) => read(declarations.get(name) ?? '')
    if (selectors.some(one => page.test(one))) {
      facts.background = firstColor(value('background-color') || value('background')) ?? facts.background
      facts.text = firstColor(value('color')) ?? facts.text
      facts.font = familyIn(value('font-family'), value('font')) ?? facts.font
    }
    if (selectors.some(one => heading.test(one))) {
      facts.heading_font = familyIn(value('font-family'), value('font')) ?? facts.heading_font
    }
    if (selectors.includes('a')) facts.link = firstColor(value('color')) ?? facts.link
  }
  facts.button = buttonIn(rules, read)
  return facts
}

type ValueReader = (value: string) => string

/** Puts in what custom properties stand for, to a depth that no honest sheet passes. */
function reader(properties: ReadonlyMap<string, string>): ValueReader {
  const known = new Map<string, string>()
  return value => {
    const before = known.get(value)
    if (before !== undefined) return before
    let text = value
    for (let depth = 0; depth < 5 && text.includes('var('); depth++) {
      text = text
        .replace(
          /var\(\s*(--[\w-]+)\s*(?:,([^()]*))?\)/g,
          (_, name, otherwise = '') => properties.get(name) ?? otherwise,
        )
        .slice(0, 500)
    }
    known.set(value, text)
    return text
  }
}

/** Some write `14 61% 44%`, to be put into `hsl()`. */
const bare = /^\d[\d.]*(deg)?[\s,]+[\d.]+%[\s,]+[\d.]+%$/

function namedColors(properties: ReadonlyMap<string, string>, read: ValueReader): string[] {
  return [...properties]
    .filter(([name]) => named.test(name))
    .flatMap(([, value]) => {
      const text = read(value).trim()
      return firstColor(bare.test(text) ? `hsl(${text})` : text) ?? []
    })
    .filter(isStrong)
}

/** How much a color is seen where it stands. */
const weights: Record<string, number> = { 'background-color': 3, background: 3, color: 2, 'border-color': 1, fill: 1 }

function palette(rules: readonly StyleRule[], read: ValueReader): string[] {
  const seen = new Map<string, number>()
  for (const { declarations } of rules) {
    for (const [name, weight] of Object.entries(weights)) {
      const value = declarations.get(name)
      const color = value && firstColor(read(value))
      if (color && isStrong(color)) seen.set(color, (seen.get(color) ?? 0) + weight)
    }
  }
  return [...seen].sort(([, a], [, b]) => b - a).map(([color]) => color)
}

/** The main button: the color that most rules give one, those that are called primary before others. */
function buttonIn(rules: readonly StyleRule[], read: ValueReader): StyleFacts['button'] {
  const found = new Map<string, { weight: number; text?: string }>()
  let radius_px: number | undefined
  for (const { selectors, declarations } of rules) {
    const own = selectors.filter(one => button.test(one))
    if (own.length === 0) continue
    const value = (name: string) => read(declarations.get(name) ?? '')
    radius_px = radiusIn(value('border-radius')) ?? radius_px
    const color = firstColor(value('background-color') || value('background'))
    if (!color) continue
    const before = found.get(color) ?? { weight: 0 }
    const weight = before.weight + (own.some(one => primary.test(one)) ? 4 : isStrong(color) ? 2 : 1)
    found.set(color, { weight, text: firstColor(value('color')) ?? before.text })
  }
  const [best] = [...found].sort(([, a], [, b]) => b.weight - a.weight)
  return best && { color: best[0], text: best[1].text, radius_px }
}

/** Beyond any button's half height: its ends are round. */
const round_px = 999

function radiusIn(value: string): number | undefined {
  const [, number, unit] = /^([\d.]+)(px|r?em|%|)(?=\s|$)/.exec(value.trim()) ?? []
  if (number === undefined || (unit === '' && Number(number) !== 0)) return undefined
  if (unit === '%') return Number(number) >= 50 ? round_px : undefined
  return Math.min(round_px, Math.round(Number(number) * (unit?.endsWith('em') ? 16 : 1)))
}

/** The families of `font-family`, or of the shorthand, where they follow the size. */
function familyIn(family: string, shorthand: string): string | undefined {
  const words = shorthand.replaceAll(/\s+/g, ' ')
  const text = family || (/(?:^| )[\d.]+(?:px|r?em|%|pt|vw)(?: ?\/ ?[\w.%]+)? (.+)/s.exec(words)?.[1] ?? '')
  const held = text.trim()
  return held === '' || /^(inherit|initial|unset|revert)$/i.test(held) ? undefined : held
}
