/**
 * Rules of a page's style sheets that depend on the screen or on dark mode: each is bound to a class that the elements get
 * which it chose, so that nothing of it reaches what the import did not bring. Pure.
 */
import { declarationsIn } from '../../../../platform/texts/markup/declarations.ts'
import type { TreeElement } from '../../../../platform/texts/markup/tree.ts'
import {
  type EmailMediaRule,
  media_class_pattern,
  media_pattern,
  page_media_class,
} from '../document/email-document.ts'
import { mediaStyle } from '../document/media-css.ts'
import { templateLimits } from '../limits.ts'

/** Styles of a rule for the elements that it chose. */
export interface MediaChoice {
  media: string
  /** The same for each selector of a list. */
  source: object
  /** Specificity of its selector in three numbers, then its place in the style sheet. */
  weight: readonly number[]
  styles: readonly { name: string; value: string; important: boolean }[]
  elements: readonly TreeElement[]
}

/** Sizes of a text that nobody changed. */
const em_px = 16
const lengths = /\((m(?:ax|in))-(?:device-)?width\s{0,5}:\s{0,5}(\d{1,4}(?:\.\d{1,4})?)(px|em|rem)\s{0,5}\)/g

/** The conditions of a list that documents can have; undefined where one of them cannot be said. */
export function parseMedia(params: string): string[] | undefined {
  if (params.length > 500) return undefined
  const media = params.split(',').map(part =>
    part
      .toLowerCase()
      .replaceAll(/\s+/g, ' ')
      .trim()
      .replace(/^(?:only )?(?:screen|all)(?: and |$)/, '')
      .replaceAll(lengths, (_, side: string, length: string, unit: string) => {
        const pixels = Math.min(9_999, Math.round(Number(length) * (unit === 'px' ? 1 : em_px)))
        return `(${side}-width:${pixels}px)`
      })
      .replaceAll(/\(\s?prefers-color-scheme\s?:\s?(dark|light)\s?\)/g, '(prefers-color-scheme:$1)'),
  )
  return media.every(one => media_pattern.test(one)) ? [...new Set(media)] : undefined
}

/** In the order of their weight. Elements get the classes; names that look like ours go from them. */
export function bindMediaRules(
  elements: readonly TreeElement[],
  choices: readonly MediaChoice[],
): { rules: EmailMediaRule[]; isWhole: boolean } {
  dropOurNames(elements)
  const rules = new Map<string, EmailMediaRule>()
  const page = new Set(pageElements(elements))
  let [characters, isWhole] = [0, true]
  const getRule = (key: string, media: string, class_name: string, style: string): EmailMediaRule | undefined => {
    const known = rules.get(key)
    if (known) return known
    const room = templateLimits.template_media_characters_max - characters
    const isTooLong = style.length > Math.min(room, templateLimits.template_media_rule_characters_max)
    if (isTooLong || rules.size >= templateLimits.template_media_rules_max) {
      isWhole = false
      return undefined
    }
    characters += style.length
    const rule = { media, class_name, style }
    rules.set(key, rule)
    return rule
  }
  const sources = new Map<object, number>()
  for (const { media, source, weight, styles, elements: chosen } of choices) {
    const number = sources.get(source) ?? sources.size
    sources.set(source, number)
    const key = `${number} ${weight.slice(0, 3).join()} ${media}`
    for (const element of chosen) {
      const fitting = styles.filter(({ name, important }) => important || !hasOwn(element, name))
      const style = written(fitting)
      if (style !== '' && element.name !== 'body') {
        const rule = getRule(`${key} ${style}`, media, `lw-m${rules.size + 1}`, style)
        if (rule) addName(element, rule.class_name)
      }
      const behind = page.has(element) ? written(fitting.filter(one => isOfPage(one.name, element))) : ''
      if (behind !== '') getRule(`page ${media} ${behind}`, media, page_media_class, behind)
    }
  }
  return { rules: [...rules.values()], isWhole }
}

function addName({ attribs }: TreeElement, class_name: string): void {
  const names = (attribs.class ?? '').split(/\s+/).filter(name => name !== '' && name !== class_name)
  attribs.class = [...names, class_name].join(' ')
}

/** Without what no email can have. */
const written = (styles: MediaChoice['styles']): string =>
  mediaStyle(styles.map(({ name, value }) => `${name}:${value}`).join(';')).replaceAll('!important', '')

function hasOwn({ attribs }: TreeElement, name: string): boolean {
  return attribs.style !== undefined && declarationsIn(attribs.style).some(own => own.name === name)
}

/** The body, and what lies around everything else: both draw the page. */
function pageElements(elements: readonly TreeElement[]): TreeElement[] {
  const around = elements.find(({ name }) => name === 'table' || name === 'div' || name === 'center')
  return elements.filter(one => one.name === 'body' || one === around)
}

const isOfPage = (name: string, element: TreeElement): boolean =>
  name === 'background-color' || name === 'background' || (name === 'color' && element.name === 'body')

function dropOurNames(elements: readonly TreeElement[]): void {
  for (const { attribs } of elements) {
    if (attribs.class?.includes('lw-m'))
      attribs.class = attribs.class
        .split(/\s+/)
        .filter(name => !media_class_pattern.test(name))
        .join(' ')
  }
}
