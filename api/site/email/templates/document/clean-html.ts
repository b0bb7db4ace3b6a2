/** HTML that an owner wrote or pasted, with what emails may have and nothing that runs, loads or posts. */
import { limits } from '../../../../platform/runtime/limits.ts'
import { memoize } from '../../../../platform/runtime/memoize.ts'
import { declarationsIn } from '../../../../platform/texts/markup/declarations.ts'
import { type SanitizeOptions, sanitizeHtml } from '../../../../platform/texts/markup/sanitize.ts'
import { media_class_pattern } from './email-document.ts'
import { unescapeTags } from './liquid-text.ts'

const lengths = [/^(?:[\d.]+(?:px|em|rem|%|pt)?|auto)(?:\s+(?:[\d.]+(?:px|em|rem|%|pt)?|auto)){0,3}$/]
const sizes = [...lengths, /^calc\([\d\s.%*/+a-z()-]{1,80}\)$/]
const spaces = [...lengths, /^normal$/, /^-[\d.]+(?:px|em|%)$/]
const colors = [/^#[0-9a-f]{3,8}$/i, /^rgba?\([\d.,\s%]+\)$/i, /^[a-z]{3,20}$/i]
const words = [/^[a-z0-9 ,'"-]{1,200}$/i]
const styled = (names: readonly string[], values: readonly Fits[]) =>
  Object.fromEntries(names.map(name => [name, values]))
const sides = (name: string) => [name, ...['top', 'right', 'bottom', 'left'].map(side => `${name}-${side}`)]

const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'].map(corner => `border-${corner}-radius`)
const borders = ['width', 'style', 'color'].flatMap(part => sides('border').map(side => `${side}-${part}`))

/** An image that loads as `<img>` does, or a gradient. */
const image = /url\((['"]?)https?:\/\/[^\s'"()<>\\]{1,1500}\1\)|(?:linear|radial)-gradient\([#\w\s,.%-]{1,300}\)/g
const colorFunction = /rgba?\([\d.,\s%]{1,60}\)/g
/** `#fff url(https://…) no-repeat center`, in any order. */
const backgrounds = {
  test: (value: string): boolean =>
    value.length <= 2_000 &&
    /^[#\w\s.,%/-]{0,300}$/.test(value.replaceAll(image, '').replaceAll(colorFunction, '')) &&
    !/^\s*$/.test(value),
}

interface Fits {
  test(value: string): boolean
}
const styles: Readonly<Record<string, readonly Fits[]>> = {
  ...styled(
    [...sides('margin'), ...sides('padding'), 'font-size', 'border-radius', 'border-spacing', ...corners],
    lengths,
  ),
  ...styled(['width', 'height', 'max-width', 'max-height', 'min-width', 'min-height'], sizes),
  ...styled(['line-height', 'letter-spacing', 'text-indent'], spaces),
  color: colors,
  ...styled(['background-color'], colors),
  ...styled(['background', 'background-image'], [backgrounds]),
  ...styled(['background-position', 'background-size', 'background-repeat'], [/^[a-z0-9\s%.,-]{1,60}$/i]),
  ...styled([...sides('border'), ...borders, 'outline', 'box-shadow', 'text-shadow'], [/^[#a-z0-9(),.\s%-]{1,100}$/i]),
  ...styled(['font-family', 'font-weight', 'font-style', 'text-align', 'text-decoration', 'text-transform'], words),
  ...styled(['vertical-align', 'white-space', 'border-collapse', 'direction', 'list-style-type', 'list-style'], words),
  ...styled(
    ['float', 'clear', 'box-sizing', 'word-break', 'overflow-wrap', 'table-layout', 'list-style-position'],
    words,
  ),
  font: [/^[a-z0-9 ,'".%/-]{1,200}$/i],
  overflow: [/^hidden$/],
  opacity: [/^[\d.]{1,6}$/],
  display: [/^(?:block|inline|inline-block|none|table|table-cell|table-row)$/],
}

export function cleanStyle(style: string): string {
  const kept = declarationsIn(style).flatMap(({ name, value, important }) =>
    Object.hasOwn(styles, name) && styles[name]?.some(fits => fits.test(value))
      ? [`${name}:${value}${important ? ' !important' : ''}`]
      : [],
  )
  return kept.join(';')
}

/** Target of a link within the email. */
const anchor = /^[a-z][\w-]{0,99}$/i
/** An email has no address of its own whose scheme another could take. */
const withScheme = (target: string): string => target.replace(/^\s{0,10}\/\//, 'https://')

const options: SanitizeOptions = {
  allowedTags: [
    ...[
      'a',
      'b',
      'strong',
      'i',
      'em',
      'u',
      's',
      'sub',
      'sup',
      'small',
      'span',
      'font',
      'br',
      'hr',
      'p',
      'div',
      'center',
    ],
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'li', 'blockquote', 'pre', 'code', 'img'],
    ...['table', 'thead', 'tbody', 'tfoot', 'tr', 'td', 'th', 'caption'],
  ],
  allowedAttributes: {
    '*': ['style', 'class', 'align', 'valign', 'dir', 'lang', 'title', 'role', 'id'],
    a: ['href', 'name'],
    img: ['src', 'alt', 'width', 'height'],
    font: ['color', 'face', 'size'],
    table: ['width', 'height', 'cellpadding', 'cellspacing', 'border', 'bgcolor'],
    td: ['width', 'height', 'colspan', 'rowspan', 'bgcolor'],
    th: ['width', 'height', 'colspan', 'rowspan', 'bgcolor', 'scope'],
    tr: ['bgcolor', 'height'],
    ol: ['start'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel', 'sms'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  // Each element's style is read here, in one pass: a parser of style sheets takes longer than all else of it.
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, { style, class: given, ...attribs }) => {
      const clean = style === undefined ? '' : cleanStyle(style)
      if (attribs.id !== undefined && !anchor.test(attribs.id)) delete attribs.id
      for (const name of ['href', 'src']) {
        if (attribs[name] !== undefined) attribs[name] = withScheme(attribs[name])
      }
      const names = (given ?? '').split(/\s+/).filter(name => media_class_pattern.test(name))
      return {
        tagName,
        attribs: {
          ...attribs,
          ...(names.length > 0 && { class: names.join(' ') }),
          ...(clean !== '' && { style: clean }),
        },
      }
    },
  },
  nonTextTags: ['style', 'script', 'textarea', 'option', 'noscript', 'title', 'template', 'svg', 'math'],
  enforceHtmlBoundary: false,
}

/** With tags of Liquid as the sanitizer writes them. */
export const sanitizedHtml = (html: string): string => sanitizeHtml(html.replaceAll(/[\uFDD0-\uFDEF]/g, ''), options)

/** Known after the first time: each email of a template has the same. */
export const cleanHtml = memoize(
  { texts_max: 200, characters_max: limits.block_html_characters_max },
  (html: string): string => unescapeTags(sanitizedHtml(html)),
)
