/** The forms in which text is compared, the same in memory and in a column: in rules by letter, in searches by likeness. */

const ascii = /^[\p{ASCII}]*$/u

/** Full case folding of Unicode: “Straße” and “STRASSE” are one, and “Peña” and “Pena” are two. */
export function foldCase(text: string): string {
  if (ascii.test(text)) return text.trim().toLowerCase()
  // Lower case first, for ẞ has no upper case of two letters; a dotless ı folds to itself; ς is σ wherever it stands.
  const lower = text.trim().normalize('NFC').toLowerCase()
  const folded = lower.replace(/[^ı]+/g, part => part.toUpperCase().toLowerCase())
  return folded.replaceAll('ς', 'σ').normalize('NFC')
}

/** Besides case without accents and other marks, so that who types “jose” finds “José”. */
export function foldSearch(text: string): string {
  if (ascii.test(text)) return foldCase(text)
  return foldCase(text.normalize('NFKD').replaceAll(/\p{M}/gu, ''))
}
