/** The form in which text is searched: without regard to case and accents, the same in memory and in a column. */

const plain = /^[\p{ASCII}]*$/u

/** “José ” and “JOSE” fold alike. */
export function foldSearch(text: string): string {
  if (text === '') return text
  if (plain.test(text)) return text.trim().toLowerCase()
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').trim().toLowerCase().normalize('NFC')
}
