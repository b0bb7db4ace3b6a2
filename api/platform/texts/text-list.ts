/** Several names in one text, as exports write them and imports read them: tags of a lead in a cell. Pure. */

export const listSeparators = ['comma', 'semicolon', 'bar', 'colons', 'line', 'none'] as const
export type ListSeparator = (typeof listSeparators)[number]

const signs: Readonly<Record<Exclude<ListSeparator, 'none'>, string>> = {
  comma: ',',
  semicolon: ';',
  bar: '|',
  colons: ':::',
  line: '\n',
}
/** The rarer within a name come first. */
const recognized = ['colons', 'line', 'bar', 'semicolon', 'comma'] as const

/** A name that could be taken for several stands in quotation marks, as Mailchimp writes it. */
export const writeTextList = (names: readonly string[]): string =>
  names.map(name => (isPlain(name) ? name : `"${name.replaceAll('"', '""')}"`)).join(', ')

const isPlain = (name: string): boolean =>
  !name.includes('"') &&
  !name.includes('\\') &&
  !/^[[{]/.test(name) &&
  !Object.values(signs).some(sign => name.includes(sign))

/** How many texts have which separator outside of quotation marks. */
export type SeparatorCounts = Partial<Record<ListSeparator, number>>

/** With one more text. */
export function countSeparators(counts: SeparatorCounts, text: string): SeparatorCounts {
  if (isJsonList(text)) return counts
  const bare = text.includes('"') ? text.replaceAll(/"[^"]*"/g, '') : text
  for (const separator of recognized) {
    if (bare.includes(signs[separator])) counts[separator] = (counts[separator] ?? 0) + 1
  }
  return counts
}

/** The rarest separator that enough of such texts have. Without any, each is one name, or several in quotation marks. */
export function recognizeSeparator(counts: SeparatorCounts, share_min: number): ListSeparator {
  const all = Math.max(0, ...Object.values(counts))
  return recognized.find(separator => (counts[separator] ?? 0) > all * share_min) ?? 'comma'
}

const isJsonList = (text: string): boolean => text.startsWith('[') && text.endsWith(']')

/** The names in a text, each once, in their order. */
export function readTextList(text: string, separator: ListSeparator): string[] {
  const names = readJsonList(text.trim()) ?? (separator === 'none' ? [text] : split(text, signs[separator]))
  return [...new Set(names.map(name => name.trim()).filter(name => name !== ''))]
}

/** `["vip","swim"]`. */
function readJsonList(text: string): string[] | null {
  if (!isJsonList(text)) return null
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.every(one => typeof one === 'string') ? list : null
  } catch {
    return null
  }
}

/** At each separator that stands neither in quotation marks nor behind a backslash. */
function split(text: string, sign: string): string[] {
  const names: string[] = []
  let name = ''
  for (let at = 0; at < text.length; ) {
    const quoted = name.trim() === '' ? quotedAt(text, at, sign) : null
    if (quoted) {
      name = quoted.name
      at = quoted.end
    } else if (text[at] === '\\' && text.startsWith(sign, at + 1)) {
      name += sign
      at += 1 + sign.length
    } else if (text.startsWith(sign, at)) {
      names.push(name)
      name = ''
      at += sign.length
    } else {
      name += text[at]
      at += 1
    }
  }
  return [...names, name]
}

/** A name in quotation marks that end it; a mark within is doubled. */
function quotedAt(text: string, at: number, sign: string): { name: string; end: number } | null {
  if (text[at] !== '"') return null
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] !== '"') continue
    if (text[end + 1] === '"') end += 1
    else {
      const after = text.slice(end + 1).trimStart()
      const ends = after === '' || after.startsWith(sign.trim() || sign)
      return ends ? { name: text.slice(at + 1, end).replaceAll('""', '"'), end: end + 1 } : null
    }
  }
  return null
}
