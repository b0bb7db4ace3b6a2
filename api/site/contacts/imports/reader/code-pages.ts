/** Code pages of DOS, which spreadsheets still write as text and the platform does not decode: their letters from 0x80 to 0xFF. */

const letters_of = {
  cp850: [
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒ',
    'áíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐',
    '└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀',
    'ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0',
  ],
  cp437: [
    'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒ',
    'áíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐',
    '└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀',
    'αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0',
  ],
} as const

export type CodePage = keyof typeof letters_of

export const isCodePage = (encoding: string): encoding is CodePage => Object.hasOwn(letters_of, encoding)

/** The letters of bytes from 0x80 on. */
export const upperHalf = (encoding: CodePage): readonly string[] => [...letters_of[encoding].join('')]

/** Decodes bytes, of which each is a letter. */
export function decodeCodePage(encoding: CodePage, bytes: Uint8Array): string {
  const upper = upperHalf(encoding)
  return Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\x80-\xFF]/g, sign => upper[sign.charCodeAt(0) - 0x80] ?? sign)
}
