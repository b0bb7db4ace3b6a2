/** Which letters of a text a font lacks, by what the server read of its file. Pure. */

/** What is drawn as text; spaces and emoji come from the system. */
const letters = /[\p{L}\p{N}\p{Sc}\p{P}]/gu

/** Of a text, each once, in its order. */
export function missingLetters(unicode_range: string, text: string): string[] {
  const ranges = unicode_range.split(', ').map(range => {
    const [first = '', last = first] = range.slice('U+'.length).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const
  })
  const has = (character: number) => ranges.some(([first, last]) => first <= character && character <= last)
  const shown = new Set(text.normalize('NFC').match(letters))
  return [...shown].filter(letter => !has(letter.codePointAt(0) as number))
}

/** Every text in a value of the API: what of it is a code is written in letters that all fonts have. */
export function textsIn(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value).map(textsIn).join(' ')
}
