/** Where links and images of an imported email lead: what no email can have goes, and is named. Pure. */
import {
  elementsOfTree,
  parseRawTree,
  removeElements,
  type TreeElement,
  writeRawTree,
} from '../../../../platform/texts/markup/tree.ts'
import { templateLimits } from '../limits.ts'
import { NO_ADDRESS } from './foreign-tags/foreign-tags.ts'

export interface LeftTarget {
  type: 'link' | 'image'
  name: string
}

const colon = /&(?:#0{0,5}58|#x0{0,5}3a|colon);/gi

/** The scheme, as browsers read it: spaces count for nothing. */
const schemeIn = (target: string): string | undefined =>
  /^([a-z][a-z0-9+.-]{0,30}):/i.exec(target.replaceAll(colon, ':').replaceAll(/\s/g, ''))?.[1]?.toLowerCase()

const linked = new Set(['http', 'https', 'mailto', 'tel', 'sms'])
const shown = new Set(['http', 'https'])

export function withSafeTargets(html: string): { html: string; left_out: LeftTarget[] } {
  if (!/<(?:a|img)\b|\sid=/i.test(html)) return { html, left_out: [] }
  const dom = parseRawTree(html)
  const left = new Map<string, LeftTarget>()
  const name = (type: LeftTarget['type'], target: string) => {
    const words = target.replaceAll(/\s+/g, ' ').trim().slice(0, templateLimits.template_left_out_characters_max)
    if (left.size < templateLimits.template_left_out_max) left.set(`${type} ${words}`, { type, name: words })
  }
  const removed = new Set<TreeElement>()
  for (const element of elementsOfTree(dom)) {
    if (element.name === 'a' && !readLink(element, name)) removed.add(element)
    if (element.name === 'img' && !readImage(element, name)) removed.add(element)
  }
  removeElements(dom, removed)
  dropOtherNames(elementsOfTree(dom))
  return { html: writeRawTree(dom), left_out: [...left.values()] }
}

type Name = (type: LeftTarget['type'], target: string) => void

/** False where it goes with its words: its target was a tag that is named by itself. */
function readLink({ attribs }: TreeElement, name: Name): boolean {
  const target = attribs.href?.trim()
  if (target === undefined) return true
  if (target.includes(NO_ADDRESS)) return false
  const found = toTarget(target, linked)
  if (found !== undefined) attribs.href = found
  else {
    // Of a tag that is named by itself, or yet to be filled.
    if (target !== '') name('link', target)
    delete attribs.href
  }
  return true
}

function readImage({ attribs }: TreeElement, name: Name): boolean {
  const target = (attribs.src ?? '').trim()
  const found = toTarget(target, shown)
  if (found !== undefined && !found.startsWith('#')) {
    attribs.src = found
    return true
  }
  name('image', target || (attribs.alt ?? ''))
  return false
}

/** Undefined where no email can lead there: a program, or an address of the machine that it was made on. */
function toTarget(target: string, schemes: ReadonlySet<string>): string | undefined {
  if (/^(?:#|\{\{|\{%)/.test(target)) return target
  if (target.startsWith('//')) return `https:${target}`
  if (/^www\./i.test(target)) return `https://${target}`
  const scheme = schemeIn(target)
  return scheme !== undefined && schemes.has(scheme) ? target : undefined
}

/** Names of elements that no link leads to were for style sheets and programs. */
function dropOtherNames(elements: readonly TreeElement[]): void {
  const targets = new Set(elements.flatMap(({ attribs: { href } }) => (href?.startsWith('#') ? [href.slice(1)] : [])))
  for (const { attribs } of elements) {
    if (attribs.id !== undefined && !targets.has(attribs.id)) delete attribs.id
  }
}
