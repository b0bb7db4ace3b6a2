/** The letters of a tag: quotes and characters as HTML and word processors write them, divided outside of quotes. Pure. */

const entities: Readonly<Record<string, string>> = {
  ...{ '&quot;': '"', '&#34;': '"', '&#39;': "'", '&#039;': "'", '&apos;': "'", '&lt;': '<', '&gt;': '>' },
  ...{ '&nbsp;': ' ', '&amp;': '&', '\u00a0': ' ', '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'" },
}

export const decoded = (inside: string): string =>
  inside
    .replaceAll(/&(?:quot|#34|#0?39|apos|lt|gt|nbsp|amp);|[\u00a0“”„‘’]/g, found => entities[found] ?? found)
    .replaceAll(/\s+/g, ' ')
    .trim()

export interface Token {
  type: 'text' | 'sign' | 'word'
  text: string
}

const token = /\s+|"([^"]*)"|'([^']*)'|(==|!=|<>|>=|<=|&&|\|\||[=><!()|,])|([^\s"'=!<>&|(),]+)|[\s\S]/y

/** Quoted texts, signs and words, in order. */
export function tokensIn(text: string): Token[] {
  const found: Token[] = []
  token.lastIndex = 0
  for (let match = token.exec(text); match && match[0] !== ''; match = token.exec(text)) {
    const [, double, single, sign, word] = match
    if (double !== undefined || single !== undefined) found.push({ type: 'text', text: double ?? single ?? '' })
    else if (sign !== undefined) found.push({ type: 'sign', text: sign })
    else if (word !== undefined) found.push({ type: 'word', text: word })
  }
  return found
}

/** Divided at a character where it stands in no quotes. */
export function dividedAt(text: string, separator: string): string[] {
  const parts: string[] = []
  let [from, quote] = [0, '']
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at)
    if (quote !== '') quote = character === quote ? '' : quote
    // An apostrophe within a word is no quote.
    else if (character === '"' || (character === "'" && !/\w/.test(text.charAt(at - 1)))) quote = character
    else if (character === separator) {
      parts.push(text.slice(from, at))
      from = at + 1
    }
  }
  return [...parts, text.slice(from)].map(part => part.trim())
}

/** Without the quotes around it. */
export function unquoted(text: string): string {
  const first = text.charAt(0)
  const isQuoted = text.length > 1 && (first === '"' || first === "'") && text.endsWith(first)
  return isQuoted ? text.slice(1, -1) : text
}

/** Letters and digits alone, as names are compared. */
export const folded = (name: string): string =>
  name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** The word that a text begins with, and what follows it. */
export function firstWord(text: string): [word: string, rest: string] {
  const end = text.search(/[^\w/]/)
  return end < 0 ? [text, ''] : [text.slice(0, end), text.slice(end).trim()]
}
