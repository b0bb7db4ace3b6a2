/**
 * Nothing is copied beyond a quotation: a run of words that a source has in the same order is cut to the length of a
 * quotation, and stands in quotation marks. Case, accents and punctuation make no difference. Pure.
 */

interface Word {
  key: string
  from: number
  to: number
}

const keyOf = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string): Word[] =>
  [...text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)].map(({ 0: word, index }) => ({
    key: keyOf(word),
    from: index,
    to: index + word.length,
  }))

const runOf = (words: readonly Word[], at: number, length: number): string =>
  words
    .slice(at, at + length)
    .map(({ key }) => key)
    .join(' ')

export interface Cut {
  text: string
  /** How many runs were cut. */
  count: number
}

/** `words_max`: of one quotation. */
export function cutQuotations(text: string, sources: readonly string[], words_max: number): Cut {
  const length = words_max + 1
  const known = new Set<string>()
  for (const source of sources) {
    const words = wordsOf(source)
    for (let i = 0; i + length <= words.length; i++) known.add(runOf(words, i, length))
  }
  const words = wordsOf(text)
  const isCopied = (at: number) => at + length <= words.length && known.has(runOf(words, at, length))
  const pieces: string[] = []
  let [after, count] = [0, 0]
  for (let i = 0; i < words.length; i++) {
    if (!isCopied(i)) continue
    let end = i + 1
    while (isCopied(end)) end += 1
    const [first, last] = [words[i], words[i + words_max - 1]]
    const copied = words[end + words_max - 1]
    if (!first || !last || !copied) break
    pieces.push(text.slice(after, first.from).replace(/["“«]\s*$/, ''), `“${text.slice(first.from, last.to)} …”`)
    after = copied.to
    // Whatever closed the quotation that was there.
    if (/^[.,;:]?["”»]/.test(text.slice(after, after + 2))) after += text.slice(after).search(/["”»]/) + 1
    count += 1
    i = end + words_max - 1
  }
  return { text: pieces.join('') + text.slice(after), count }
}

/** Without marks that cite what is not there; and the numbers of those that are. */
export function citations(text: string, known: ReadonlySet<number>): { text: string; cited: number[] } {
  const cited = new Set<number>()
  const kept = text.replace(/\s?\[(\d+(?:\s*[,;]\s*\d+)*)\]/g, (_, listed: string) => {
    const numbers = listed
      .split(/[,;]/)
      .map(Number)
      .filter(number => known.has(number))
    for (const number of numbers) cited.add(number)
    return numbers.map((number, i) => `${i === 0 ? ' ' : ''}[${number}]`).join('')
  })
  return { text: kept.trim(), cited: [...cited] }
}
