/** Quoted-printable bodies (RFC 2045 6.7), written in one pass over the octets, because every mail passes here. */

const LINE_MAX = 76
const CR = 0x0d
const LF = 0x0a
const SPACE = 0x20
const TAB = 0x09
const DOT = 0x2e
const EQUALS = 0x3d
const hex = Buffer.from('0123456789ABCDEF')

/** Encodes text as UTF-8; every kind of line break becomes CRLF and the result ends with one. */
export function quotedPrintable(text: string): Buffer {
  const input = Buffer.from(text, 'utf8')
  // Worst case: every octet becomes three, plus a soft break (three octets) in each line of at least 73.
  const output = Buffer.allocUnsafe(Math.ceil(input.length * 3 * (1 + 3 / 70)) + 8)
  let at = 0
  let column = 0
  for (let i = 0; i < input.length; i++) {
    const octet = input[i] ?? 0
    const next = input[i + 1]
    if (octet === CR || octet === LF) {
      if (octet === CR && next === LF) i++
      output[at++] = CR
      output[at++] = LF
      column = 0
      continue
    }
    const endsLine = next === undefined || next === CR || next === LF
    // A dot that opens a line is encoded too: no relay that forgets dot-stuffing can cut the message there.
    const plain =
      (octet > SPACE && octet < 0x7f && octet !== EQUALS && !(octet === DOT && column === 0)) ||
      ((octet === SPACE || octet === TAB) && !endsLine)
    const width = plain ? 1 : 3
    if (column + width > LINE_MAX - (endsLine ? 0 : 1)) {
      output[at++] = EQUALS
      output[at++] = CR
      output[at++] = LF
      column = 0
      if (octet === DOT) {
        i--
        continue
      }
    }
    if (plain) output[at++] = octet
    else {
      output[at++] = EQUALS
      output[at++] = hex[octet >> 4] ?? 0
      output[at++] = hex[octet & 15] ?? 0
    }
    column += width
  }
  if (column > 0 || at === 0) {
    output[at++] = CR
    output[at++] = LF
  }
  return output.subarray(0, at)
}
