/** Styles of a document for narrow screens and for dark mode, as a style sheet of classes that nothing else has. Pure. */

import { nearestReadable } from '../../../../platform/schemas/colors.ts'
import { declarationsIn } from '../../../../platform/texts/markup/declarations.ts'
import { cleanStyle } from './clean-html.ts'
import { type EmailDocument, type EmailMediaRule, page_media_class } from './email-document.ts'

export function mediaCss({ media_rules = [] }: EmailDocument): string {
  return media_rules
    .flatMap(rule => {
      const style = mediaStyle(rule.style)
      return style === '' ? [] : [`@media ${rule.media}{${selectorFor(rule)}{${style}}${legalRule(rule)}}`]
    })
    .join('')
}

/** MJML draws the color of what holds the blocks with a table. */
const selectorFor = ({ class_name }: EmailMediaRule): string =>
  class_name === page_media_class ? `body,.${class_name},.lw-sheet>table` : `.${class_name}`

/** What a style sheet can hold of a style: nothing that is loaded or left open, and all of it before what elements say. */
export const mediaStyle = (style: string): string =>
  declarationsIn(cleanStyle(style))
    .filter(({ value }) => isClosed(value) && !/url\(/i.test(value))
    .map(({ name, value }) => `${name}:${value}!important`)
    .join(';')

/** A quote or a bracket without an end would take the next rules with it. */
function isClosed(value: string): boolean {
  let open = 0
  for (const character of value) {
    if (character === '(') open += 1
    else if (character === ')' && --open < 0) return false
  }
  return open === 0 && value.split('"').length % 2 === 1 && value.split("'").length % 2 === 1
}

/** The legally required parts stay readable on a page that changes its color. */
function legalRule({ class_name, style }: EmailMediaRule): string {
  const color = class_name === page_media_class ? pageColorIn(style) : undefined
  return color ? `.lw-legal{color:${nearestReadable('#777777', color)}!important}` : ''
}

/** As `#rrggbb`; undefined where it is none or not written so. */
export function pageColorIn(style: string): string | undefined {
  const found = declarationsIn(style).findLast(({ name }) => name === 'background-color' || name === 'background')
  return toHex(found?.value ?? '')
}

function toHex(given: string): string | undefined {
  const color = given.trim().toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(color)) return color
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(color) ?? []
  if (r && g && b) return `#${r}${r}${g}${g}${b}${b}`
  return { white: '#ffffff', black: '#000000' }[color]
}
