/**
 * What a model says, as visitors may see it: no HTML, links to allowed hosts alone, our own pictures alone, none of the
 * words to avoid, nothing of what it was told. Works on what comes piece by piece: what may still become one of these
 * waits. Pure.
 */
import { foldCase } from '../../../platform/texts/fold.ts'
import { trimTrailing } from '../../../platform/texts/trim-trailing.ts'
import { conversationLimits as limits } from './limits.ts'

export type FilterReason = 'html' | 'link' | 'image' | 'word' | 'instructions'

export interface FilterRules {
  /** In lower case; a host stands for its subdomains too. */
  hosts: readonly string[]
  /** Where pictures of the site begin. */
  images: string
  words: readonly string[]
  /** What nobody is told: sentences of the instructions. */
  secret: string
  /** What may be said even where the instructions say it too: what it says if it knows nothing, and passages. */
  open?: readonly string[]
}

/** So many words of the instructions in a row are a leak. */
const leak_words = 7

export class AnswerFilter {
  readonly #rules: FilterRules
  readonly #word: RegExp | undefined
  readonly #secret: ReadonlySet<string>
  readonly #applied = new Set<FilterReason>()
  readonly #said: string[] = []
  readonly #longest: number
  readonly #kept: string[] = []
  #held = ''
  #leaked = false

  constructor(rules: FilterRules) {
    this.#rules = rules
    const words = rules.words.map(word => foldCase(word.normalize('NFKC')).trim()).filter(word => word !== '')
    this.#word =
      words.length > 0
        ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu')
        : undefined
    this.#longest = Math.max(0, ...words.map(word => word.length))
    this.#secret = shingles([rules.secret]).difference(shingles(rules.open ?? []))
  }

  /** What was taken out so far. */
  get applied(): FilterReason[] {
    return [...this.#applied].sort()
  }

  /** True once it began to say what it was told: the answer ends there. */
  get leaked(): boolean {
    return this.#leaked
  }

  push(piece: string): string {
    if (this.#leaked) return ''
    this.#held += piece
    const at = this.#safeEnd()
    const ready = this.#held.slice(0, at)
    this.#held = this.#held.slice(at)
    return ready === '' ? '' : this.#clean(ready)
  }

  end(): string {
    if (this.#leaked) return ''
    const rest = this.#held
    this.#held = ''
    return rest === '' ? '' : this.#clean(rest)
  }

  /** Where the text may be cut: behind a space, outside of brackets and marks, and behind no half of a phrase. */
  #safeEnd(): number {
    const text = this.#held
    if (text.length > limits.chat_held_characters) return text.length
    let safe = 0
    let square = 0
    let round = 0
    let angle = 0
    for (let i = 0; i < text.length; i++) {
      const sign = text[i]
      if (sign === '[') square += 1
      else if (sign === ']') square = Math.max(0, square - 1)
      else if (sign === '(' && text[i - 1] === ']') round += 1
      else if (sign === ')' && round > 0) round -= 1
      else if (sign === '<') angle += 1
      else if (sign === '>') angle = Math.max(0, angle - 1)
      const isOpen = square + round + angle > 0
      if (/\s/.test(sign ?? '') && !isOpen && text.length - i > this.#longest * 2 + 1) safe = i + 1
    }
    return safe
  }

  #clean(text: string): string {
    this.#kept.length = 0
    let clean = this.#html(this.#links(this.#images(withoutControls(text))))
    clean = this.#words(this.#bareLinks(clean))
    clean = clean.replaceAll(/\uE000(\d+)\uE000/g, (_, at: string) => this.#kept[Number(at)] ?? '')
    return this.#instructions(clean)
  }

  /** A link or picture that was found to be good: nothing else is looked for in it. */
  #keep(whole: string): string {
    this.#kept.push(whole)
    return `\uE000${this.#kept.length - 1}\uE000`
  }

  #apply(type: FilterReason, text: string): string {
    this.#applied.add(type)
    return text
  }

  #images(text: string): string {
    return text.replaceAll(
      /!\[([^\]]*)\](?:\(([^)]*)\)|\[[^\]]*\])?/g,
      (_, alt: string, target: string | undefined) => {
        const url = addressIn(target ?? '')
        const isOwn = url?.startsWith(this.#rules.images) && !/[?#]|\.\./.test(url.slice(this.#rules.images.length))
        return isOwn ? this.#keep(`![${this.#html(alt)}](${url})`) : this.#apply('image', alt)
      },
    )
  }

  #links(text: string): string {
    const inline = text.replaceAll(/(?<!!)\[([^\]]*)\]\(([^)]*)\)/g, (_, shown: string, target: string) => {
      const url = addressIn(target)
      return url !== undefined && this.#isAllowed(url)
        ? this.#keep(`[${this.#words(this.#html(shown))}](${url})`)
        : this.#apply('link', shown)
    })
    // Links whose address stands elsewhere, and these addresses.
    return inline
      .replaceAll(/^[ \t]*\[[^\]]+\]:[ \t]*\S.*$/gm, () => this.#apply('link', ''))
      .replaceAll(/\[([^\]]*[^\]\d][^\]]*)\]\[[^\]]*\]/g, (_, shown: string) => this.#apply('link', shown))
  }

  #html(text: string): string {
    let before: string
    let clean = text.replaceAll(/<((?:https?:\/\/|mailto:)[^>\s]*)>/gi, '$1')
    do {
      before = clean
      clean = clean.replaceAll(/<\/?[a-z!?][^>]*>/gi, () => this.#apply('html', ''))
    } while (clean !== before)
    // A mark that is not ended, and signs written as entities, which somebody may read as marks.
    return clean
      .replaceAll(/<(?=[a-z/!?])/gi, () => this.#apply('html', '‹'))
      .replaceAll(/&(?:lt|#0*60|#x0*3c);?/gi, () => this.#apply('html', '‹'))
  }

  #bareLinks(text: string): string {
    return text
      .replaceAll(
        /(?<![\w(])(?:[a-z][a-z\d+.-]*:(?:\/\/|(?=[^\s\d:]))|(?<!:)\/\/(?=[\w-]+\.)|www\.)[^\s<>"'`\])]*/gi,
        found => {
          const [url = '', tail = ''] = splitTail(found)
          if (isProse(url)) return found
          return this.#isAllowed(url) ? found : this.#apply('link', `…${tail}`)
        },
      )
      .replaceAll(/(?<![\w@/.:-])(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+[a-z]{2,24}(?:\/[^\s<>"'`\])]+)/gi, found =>
        this.#isAllowed(`https://${found}`) ? found : this.#apply('link', '…'),
      )
  }

  #isAllowed(address: string): boolean {
    const url = URL.parse(/^www\./i.test(address) ? `https://${address}` : address)
    if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return false
    const host = url.hostname.toLowerCase().replace(/\.$/, '')
    return this.#rules.hosts.some(own => host === own || host.endsWith(`.${own}`))
  }

  #words(text: string): string {
    if (!this.#word) return text
    const folded = foldCase(text.normalize('NFC'))
    // Where folding changes lengths, places do not fit: the words are looked for as they stand.
    const place = folded.length === text.length ? folded : text
    let out = ''
    let last = 0
    for (const match of place.matchAll(this.#word)) {
      out += `${text.slice(last, match.index)}…`
      last = match.index + match[0].length
      this.#applied.add('word')
    }
    return out + text.slice(last)
  }

  #instructions(text: string): string {
    const words = wordsIn(text)
    const line = [...this.#said, ...words]
    for (let i = 0; i + leak_words <= line.length; i++) {
      if (!this.#secret.has(line.slice(i, i + leak_words).join(' '))) continue
      this.#leaked = true
      return this.#apply('instructions', '')
    }
    this.#said.splice(0, this.#said.length, ...line.slice(-(leak_words - 1)))
    return text
  }
}

const escaped = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s+/g, String.raw`\s+`)

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function shingles(texts: readonly string[]): Set<string> {
  const found = new Set<string>()
  for (const words of texts.map(wordsIn)) {
    for (let i = 0; i + leak_words <= words.length; i++) found.add(words.slice(i, i + leak_words).join(' '))
  }
  return found
}

/** The address of `(https://a "title")`. */
const addressIn = (target: string): string | undefined => /^\s*<?([^\s<>]+)>?/.exec(target)?.[1]

/** An address does not end with the sign that ends its sentence. */
function splitTail(found: string): [string, string] {
  const url = trimTrailing(found, '.,;:!?…')
  return [url, found.slice(url.length)]
}

/** A word and a colon: `Note:this`, which is no scheme that anything opens. */
const isProse = (url: string): boolean =>
  !/^(https?|ftp|file|data|javascript|vbscript|blob|mailto|tel|sms|intent|ws|wss|view-source|about|chrome|smb|ssh|git|magnet):/i.test(
    url,
  ) &&
  !/^[a-z][a-z\d+.-]*:\/\//i.test(url) &&
  !url.startsWith('//') &&
  !/^www\./i.test(url)

/** Without control characters, and signs that turn the direction of what follows. */
const withoutControls = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\n\t]|[\u202A-\u202E\u2066-\u2069\u200B\u2060\uFEFF\uE000]/gu, '').toWellFormed()
