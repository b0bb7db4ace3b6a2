/** Words of a text, as they are compared: in lower case, without accents. Pure. */

const word = /[\p{L}\p{M}\p{N}]+/gu
const marks = /\p{M}/gu

/** In lower case and with their accents, which stemming needs. */
export const wordsOf = (text: string): string[] => text.normalize('NFC').toLowerCase().match(word) ?? []

export const withoutAccents = (of: string): string =>
  /^[a-z0-9]*$/.test(of) ? of : of.normalize('NFD').replaceAll(marks, '').normalize('NFC')
