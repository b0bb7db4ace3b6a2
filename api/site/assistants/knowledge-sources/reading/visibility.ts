/** Which elements of a page say nothing to a reader. What a visitor can open counts as shown. Pure. */

import { knowledgeLimits } from '../limits.ts'

/** What is in these is no text of the page. */
const silent = new Set(
  'script style template svg math iframe object embed canvas audio video select button textarea nav footer dialog'.split(
    ' ',
  ),
)
const roles = /^(navigation|banner|contentinfo|search|dialog|alertdialog|menu|menubar)$/
const panel_roles = /^(tabpanel|region)$/

const names = [
  ...(['hidden', 'aria-hidden', 'role', 'style', 'href', 'lang', 'id', 'alt', 'class', 'itemprop'] as const),
  ...(['type', 'name', 'property', 'content', 'colspan', 'rowspan'] as const),
  ...(['aria-expanded', 'aria-controls', 'data-target', 'data-bs-target', 'data-toggle', 'data-bs-toggle'] as const),
]
/** What is asked of an element. */
export type Attributes = Partial<Record<(typeof names)[number], string>>
const asked: ReadonlySet<string> = new Set(names)
export const isAsked = (name: string): name is keyof Attributes => asked.has(name)

/** What holds within an element, until it ends. */
export interface Within {
  /** `header`: for being around the page's content, where its first heading may be. */
  silence: 'none' | 'header' | 'whole'
  is_main: boolean
  is_pre: boolean
  is_link: boolean
  is_strong: boolean
  /** For browsers without scripts. */
  is_substitute: boolean
  /** Its level; 0: none. */
  heading: number
}

export class Visibility {
  /** Ids of what the controls so far open. */
  readonly #opened = new Set<string>()
  /** Of the last control: how many blocks there were. */
  #control_at = Number.NEGATIVE_INFINITY

  silenceOf(tag: string, attributes: Attributes, around: Within, blocks: number): Within['silence'] {
    if (around.silence === 'whole') return 'whole'
    if (around.silence === 'header') return tag === 'h1' ? 'none' : 'header'
    const isControl = this.#noteControl(attributes, blocks)
    if (tag === 'button' && isControl && around.heading > 0) return 'none'
    if (silent.has(tag) || (attributes.role !== undefined && roles.test(attributes.role))) return 'whole'
    // Those of an article hold its heading.
    if (tag === 'header' && !around.is_main) return 'header'
    if (tag === 'aside' && !around.is_main) return 'whole'
    return isHidden(attributes) && tag !== 'body' && !this.#isOpened(attributes, blocks) ? 'whole' : 'none'
  }

  #noteControl(attributes: Attributes, blocks: number): boolean {
    const toggles = attributes['data-toggle'] ?? attributes['data-bs-toggle']
    const targets = [
      ...(attributes['aria-controls']?.split(/\s+/, knowledgeLimits.control_targets_max) ?? []),
      ...[attributes['data-target'], attributes['data-bs-target'], toggles && attributes.href].map(target =>
        target?.startsWith('#') ? target.slice(1) : '',
      ),
    ]
    for (const target of targets) if (target !== '') this.#opened.add(target)
    const isControl = attributes['aria-expanded'] !== undefined || targets.some(target => target !== '')
    if (isControl) this.#control_at = blocks
    return isControl
  }

  /** Named by a control, a panel by its role, or what follows a control with nothing but the control's own text between. */
  #isOpened({ id, role }: Attributes, blocks: number): boolean {
    if (id !== undefined && this.#opened.has(id)) return true
    if (role !== undefined && panel_roles.test(role)) return true
    if (blocks > this.#control_at + 1) return false
    this.#control_at = Number.NEGATIVE_INFINITY
    return true
  }
}

/** A part of the page that React sends later, and moves to its place by a script. */
const streamed_part = /^S:[0-9a-f]+$/

function isHidden({ hidden, style, id, ...attributes }: Attributes): boolean {
  if (id !== undefined && streamed_part.test(id)) return false
  if (hidden !== undefined || attributes['aria-hidden'] === 'true') return true
  return style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)
}
