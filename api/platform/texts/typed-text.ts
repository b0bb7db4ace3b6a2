/**
 * Text of one line as people type and paste it: the one place where invisible characters go, and where spaces, hyphens and digits become
 * the usual ones. Pure.
 */

/** Soft hyphen, signs of direction, zero-width spaces, marks of byte order. Joiners are a case of their own. */
const invisible = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]+/g
const spaces = /[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g
const hyphens = /[\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g
/** Joiners, but those between the parts of an emoji and between letters of scripts that join. */
const needless_joiners =
  /(?!(?<=\p{Extended_Pictographic}|\p{Emoji_Modifier}|\uFE0F)\u200D(?=\p{Extended_Pictographic})|(?<=[\p{L}\p{M}])(?:\u200C|\u200D)(?=(?![\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])\p{L})|(?<=\p{sc=Malayalam})\u200D)(?:\u200C|\u200D)/gu
const ascii = /^[\p{ASCII}]*$/u

/** Any text of one line, trimmed. */
export const tidyText = (text: string): string =>
  (ascii.test(text)
    ? text
    : text.normalize('NFC').replace(invisible, '').replace(needless_joiners, '').replace(spaces, ' ')
  ).trim()

export const tidyName = (text: string): string => tidyText(text).replace(hyphens, '-')

/** Tidies a phone number, a number or a date: letters and signs of full width too. */
export const tidyDigits = (text: string): string =>
  ascii.test(text)
    ? text.trim()
    : tidyText(text.normalize('NFKC'))
        .replace(hyphens, '-')
        .replace(/(?![0-9])\p{Nd}/gu, toDigit)

export const tidyPhone = tidyDigits

/** Each script has its ten digits in a row, which begins at xxx0 or xxx6. */
function toDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  const row = code & ~0xf
  const zero = /\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6
  return String(code - zero)
}
