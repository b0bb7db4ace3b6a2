/** HTML of a reply as text, with marks before what its program shows as a quote. */
import { parseTree, type TreeElement, type TreeNode } from '../../../platform/texts/markup/tree.ts'
import { inboundLimits as limits } from '../limits.ts'

const hidden = new Set(['head', 'script', 'style', 'title', 'template', 'noscript', 'object', 'svg'])
const blocks = new Set([
  ...[
    'address',
    'article',
    'blockquote',
    'body',
    'center',
    'dd',
    'div',
    'dl',
    'dt',
    'footer',
    'form',
    'h1',
    'h2',
    'h3',
  ],
  ...['h4', 'h5', 'h6', 'header', 'li', 'main', 'ol', 'p', 'pre', 'section', 'table', 'tr', 'ul'],
])
const spaced = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'table', 'blockquote'])

/** Elements in which programs quote, and those in which they say whom. */
const quote_classes = [
  ...[
    'gmail_attr',
    'moz-cite-prefix',
    'yahoo_quoted',
    'yahoo_quoted_begin',
    'protonmail_quote',
    'zmail_extra',
    'tutanota_quote',
  ],
  ...['gmail_quote', 'gmail_quote_container', 'moz-forward-container', 'front-blockquote', 'rcmBody_quote', 'quote'],
]
const quote_ids = ['yahoo_quoted', 'mailcontentcontainer-quote', 'replyintro']
/** Elements from which on everything is quoted, to the end. */
const rest_ids = [
  ...[
    'divrplyfwdmsg',
    'appendonsend',
    'olk_src_body_section',
    'stopspelling',
    'mail-editor-reference-message-container',
  ],
  ...['reply-intro', 'isforwardcontent', 'msg-quote'],
]
const rest_classes = ['outlookmessageheader', 'wordsection-quote']
/** Outlook's line above the headers of what is quoted, gray or blue. */
const rest_borders = [
  'border-top:solid#e1e1e1',
  'border-top:solid#b5c4df',
  'border-top:1pxsolid#e1e1e1',
  'border-top:solid#b5c4df',
]
const signature_classes = [
  ...['gmail_signature', 'gmail_signature_prefix', 'moz-signature', 'applemailsignature', 'protonmail_signature_block'],
  ...['ms-outlook-mobile-signature', 'elementtoproof-signature'],
]
const signature_ids = [
  ...[
    'signature',
    'applemailsignature',
    'ymail_android_signature',
    'ymail_ios_signature',
    'ms-outlook-mobile-signature',
  ],
  ...['composer_signature', 'protonmail_mobile_signature_block', 'lineBreakAtBeginningOfSignature'.toLowerCase()],
]

const isElement = (node: TreeNode): node is TreeElement => 'attribs' in node
const classesOf = ({ attribs }: TreeElement): string[] => (attribs['class'] ?? '').toLowerCase().split(/\s/)
/** Programs that show a message again write `x_` before its names. */
const unprefixed = (name: string): string => name.replace(/^(?:x_){1,20}/, '')
const styleOf = ({ attribs }: TreeElement): string =>
  (attribs['style'] ?? '').slice(0, 2_000).toLowerCase().replaceAll(/\s/g, '')

/** Gmail indents what its writer wrote by a `blockquote` without a line. */
const isIndent = (element: TreeElement): boolean =>
  element.attribs['type'] === undefined && /border(?:-left)?:(?:none|0|medium|initial)/.test(styleOf(element))

type Part = 'own' | 'quote' | 'rest' | 'signature' | 'nothing'

function getPart(element: TreeElement): Part {
  if (hidden.has(element.name) || styleOf(element).includes('display:none')) return 'nothing'
  const id = unprefixed((element.attribs['id'] ?? '').toLowerCase())
  const classes = classesOf(element).map(unprefixed)
  const style = styleOf(element)
  if (rest_ids.includes(id) || classes.some(one => rest_classes.includes(one))) return 'rest'
  if (element.name === 'div' && rest_borders.some(one => style.includes(one))) return 'rest'
  if (signature_ids.includes(id) || classes.some(one => signature_classes.includes(one))) return 'signature'
  if (element.name === 'blockquote') return isIndent(element) ? 'own' : 'quote'
  if (quote_ids.includes(id) || id.startsWith('yahoo_quoted')) return 'quote'
  return classes.some(one => quote_classes.includes(one)) && !isMixed(element) ? 'quote' : 'own'
}

/** Gmail has answers within what it calls a quote, between the blocks that are. */
const isMixed = (element: TreeElement, depth = 1): boolean =>
  element.children.some(
    child =>
      isElement(child) &&
      (child.name === 'blockquote' ||
        classesOf(child).includes('gmail_attr') ||
        (depth < limits.reply_quote_depth_max && isMixed(child, depth + 1))),
  )

/** Outlook has such a line above the headers of what it quotes. */
const rule = '_'.repeat(32)

/** Lines; `>` stands before those that are quoted. */
export function toMarkedText(html: string): string {
  const writer = new Writer()
  for (const node of parseTree(html.slice(0, limits.reply_html_characters_max)).children) writer.write(node, 0)
  return writer.text
}

class Writer {
  #lines: string[] = []
  #line = ''
  #depth = 0
  #isRest = false

  get text(): string {
    this.#end()
    return this.#lines.join('\n')
  }

  write(node: TreeNode, depth: number): void {
    if (!isElement(node)) {
      if (node.type === 'text') this.#say('data' in node ? node.data : '', depth)
      return
    }
    const part = getPart(node)
    if (part === 'nothing' || (part === 'signature' && depth === 0 && !this.#isRest)) return
    if (part === 'rest') {
      this.#end()
      this.#isRest = true
    }
    if (node.name === 'br') this.#end(true)
    if (node.name === 'hr') this.#rule()
    const isBlock = blocks.has(node.name) || part === 'quote'
    if (isBlock) this.#begin(spaced.has(node.name))
    for (const child of node.children) this.write(child, depth + (part === 'quote' ? 1 : 0))
    if (isBlock) this.#begin(spaced.has(node.name))
  }

  #say(data: string, depth: number): void {
    const level = depth + (this.#isRest ? 1 : 0)
    const text = data.replaceAll(/[ \t\r\n\f]{1,500}/g, ' ')
    if (text.trim() === '') {
      if (this.#line !== '') this.#line += ' '
      return
    }
    if (level > 0 !== this.#depth > 0) this.#end()
    this.#depth = level
    this.#line += this.#line === '' ? text.trimStart() : text
  }

  #rule(): void {
    this.#end()
    this.#lines.push(this.#isRest ? '>' : rule)
  }

  #begin(isSpaced: boolean): void {
    this.#end()
    if (isSpaced && this.#lines.at(-1) !== '') this.#lines.push('')
  }

  #end(isBreak = false): void {
    const said = this.#line.trimEnd()
    if (said !== '') this.#lines.push(this.#depth > 0 ? `> ${said}` : said)
    else if (isBreak) this.#lines.push('')
    this.#line = ''
  }
}
