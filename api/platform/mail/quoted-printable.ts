/**
 * Quoted-printable bodies (RFC 2045 6.7). Every mail passes here, and the mails of one template share most of their
 * lines: those are encoded once.
 */
import { memoize } from '../runtime/memoize.ts'

const line_max = 76
/** An equals sign and all that is not printable ASCII; a blank only where the line ends. */
const must_encode = /[^ -<>-~\t]|[ \t]$/g
const encoded = Array.from({ length: 256 }, (_, octet) => `=${octet.toString(16).toUpperCase().padStart(2, '0')}`)
const encode = (octet: string): string => encoded[octet.charCodeAt(0)] ?? octet

/** Looking up a shorter line costs as much as encoding it. */
const kept_characters_min = 40
const encodeKept = memoize({ texts_max: 500, characters_max: 4_000 }, encodeLine)

/** Encodes text as UTF-8; every kind of line break becomes CRLF and the result, which is ASCII, ends with one. */
export function quotedPrintable(text: string): string {
  const unified = text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text
  let output = ''
  let from = 0
  do {
    const end = unified.indexOf('\n', from)
    const to = end < 0 ? unified.length : end
    output += `${encodedLine(unified.slice(from, to))}\r\n`
    from = to + 1
  } while (from < unified.length)
  return output
}

function encodedLine(line: string): string {
  if (line.length < kept_characters_min) return encodeLine(line)
  // A link is mostly one mail's own, and would drive out what many have in common.
  if (line.includes('://')) return encodeLine(line)
  return encodeKept(line)
}

function encodeLine(line: string): string {
  // One character for each octet from here on.
  const octets = Buffer.byteLength(line) === line.length ? line : Buffer.from(line, 'utf8').toString('latin1')
  return folded(octets.replace(must_encode, encode))
}

/** Cuts a line by soft breaks, never inside an encoded octet. */
function folded(line: string): string {
  let rest = dotEncoded(line)
  if (rest.length <= line_max) return rest
  let output = ''
  while (rest.length > line_max) {
    const full = line_max - 1
    const cut = rest[full - 1] === '=' ? full - 1 : rest[full - 2] === '=' ? full - 2 : full
    output += `${rest.slice(0, cut)}=\r\n`
    rest = dotEncoded(rest.slice(cut))
  }
  return output + rest
}

/** A dot that opens a line is encoded too: no relay that forgets dot-stuffing can cut the message there. */
const dotEncoded = (line: string): string => (line.startsWith('.') ? `=2E${line.slice(1)}` : line)
