/** Which elements of a page say nothing to a reader. What a visitor can open counts as shown. Pure. */

import { knowledgeLimits } from '../limits.ts'

/** What is in these is no text of the page. */
const silent = new Set(
  'script style template svg math iframe object embed canvas audio video select textarea nav footer dialog'.split(' '),
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
  /** `header`: for being around the page's content, where its first heading may be; `button`: for what it opens. */
  silence: 'none' | 'header' | 'button' | 'whole'
  is_main: boolean
  is_pre: boolean
  is_link: boolean
  is_strong: boolean
  /** Of what opens a part of the page. */
  is_opener: boolean
  /** For browsers without scripts. */
  is_substitute: boolean
  /** Its level; 0: none. */
  heading: number
}

/** Where controls say more than what they open is called. */
const heading_tags = /^h[1-6]$/
/** Controls that are called after what they do. */
const called_by_deed =
  /^(read|show|see|view|learn|more|menu|close|open|toggle|leer|ver|mostrar|más|cerrar|abrir|menú)\b/i

export class Visibility {
  /** Ids of what the controls so far open, with what each is called; empty: a heading says so already. */
  readonly #opened = new Map<string, string>()
  /** Addresses within the page that links lead to. */
  readonly #linked = new Set<string>()
  /** Of the last control: how many blocks there were, what it opens, and what it is called. */
  #control_at = Number.NEGATIVE_INFINITY
  #targets: readonly string[] = []
  #name = ''
  /** The name of the control that the part which begins follows. */
  #follows = ''

  silenceOf(tag: string, attributes: Attributes, around: Within, blocks: number): Within['silence'] {
    if (around.silence === 'whole') return 'whole'
    if (around.silence === 'header') return tag === 'h1' ? 'none' : 'header'
    if (around.silence === 'button') return this.#isHeadingOfButton(tag, blocks) ? 'none' : 'button'
    const isControl = this.#noteControl(tag, attributes, blocks)
    if (tag === 'button') return isControl && around.heading > 0 ? 'none' : 'button'
    if (silent.has(tag) || (attributes.role !== undefined && roles.test(attributes.role))) return 'whole'
    // Those of an article hold its heading.
    if (tag === 'header' && !around.is_main) return 'header'
    if (tag === 'aside' && !around.is_main) return 'whole'
    return isHidden(attributes) && tag !== 'body' && !this.#isOpened(attributes, blocks) ? 'whole' : 'none'
  }

  /** Said by a control that is not read itself: it is what a visitor sees of what is opened. */
  setName(text: string): void {
    const name = text.replaceAll(/\s+/g, ' ').trim()
    if (name.length > knowledgeLimits.control_name_characters_max || called_by_deed.test(name)) return
    this.#name = name
    for (const target of this.#targets) this.#opened.set(target, name)
  }

  /** What the part that begins is called, once. */
  takeName({ id = '' }: Attributes): string {
    const name = this.#opened.get(id) || this.#follows
    if (name !== '' && this.#opened.has(id)) this.#opened.set(id, '')
    this.#follows = ''
    return name
  }

  #isHeadingOfButton(tag: string, blocks: number): boolean {
    if (!heading_tags.test(tag)) return false
    this.#control_at = blocks
    return true
  }

  #noteControl(tag: string, attributes: Attributes, blocks: number): boolean {
    const { href } = attributes
    if (tag === 'a' && href?.startsWith('#') && this.#linked.size < knowledgeLimits.control_links_max)
      this.#linked.add(href.slice(1))
    const targets = targetsOf(attributes)
    for (const target of targets) if (!this.#opened.has(target)) this.#opened.set(target, '')
    if (attributes['aria-expanded'] === undefined && targets.length === 0) {
      if (tag === 'button') this.#targets = []
      return false
    }
    this.#control_at = blocks
    this.#targets = targets
    this.#name = ''
    return true
  }

  /** Named by a control or a link, a panel by its role or name, or what follows a control with nothing but its text between. */
  #isOpened({ id = '', role = '', class: classes = '' }: Attributes, blocks: number): boolean {
    if (this.#opened.has(id) || panel_roles.test(role)) return true
    const names = `${classes} ${id}`
    if (panel_names.test(names) || (this.#linked.has(id) && !window_names.test(names))) return true
    if (blocks > this.#control_at + 1) return false
    this.#control_at = Number.NEGATIVE_INFINITY
    this.#follows = this.#name
    this.#name = ''
    return true
  }
}

const panel_names =
  /faq|accordion|collaps|toggle-?content|tab-?(?:pane|panel|content)|answer|expand|spoiler|(?:^|[-_ ])slide\b|carousel-item/i
const window_names = /modal|popup|dialog|overlay|menu|nav|cart|search|login|signin|lightbox|cookie|consent/i

function targetsOf(attributes: Attributes): string[] {
  const toggles = attributes['data-toggle'] ?? attributes['data-bs-toggle']
  return [
    ...(attributes['aria-controls']?.split(/\s+/, knowledgeLimits.control_targets_max) ?? []),
    ...[attributes['data-target'], attributes['data-bs-target'], toggles && attributes.href].map(target =>
      target?.startsWith('#') ? target.slice(1) : '',
    ),
  ].filter(target => target !== '')
}

const opening = /^(?:collapse|tab|pill)$/

/** Links that open a part of the page lead nowhere; those of menus are left out with the other links. */
export const isOpener = (attributes: Attributes): boolean =>
  opening.test(attributes['data-toggle'] ?? attributes['data-bs-toggle'] ?? '') ||
  (attributes.role === 'button' && attributes['aria-expanded'] !== undefined)

/** A part of the page that React sends later, and moves to its place by a script. */
const streamed_part = /^S:[0-9a-f]+$/

function isHidden({ hidden, style, id, ...attributes }: Attributes): boolean {
  if (id !== undefined && streamed_part.test(id)) return false
  // A search of the browser opens it, too.
  if (hidden !== undefined && hidden !== 'until-found') return true
  if (attributes['aria-hidden'] === 'true') return true
  return style !== undefined && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style)
}
