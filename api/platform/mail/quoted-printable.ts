/**
 * Quoted-printable bodies (RFC 2045 6.7). Every mail passes here, so that octets are looked at by one expression and
 * lines are cut whole.
 */

const line_max = 76
/** An equals sign and all that is not printable ASCII; blanks only where a line ends. */
const must_encode = /[^ -<>-~\t\r\n]|[ \t](?=[\r\n]|$)/g
const encoded = Array.from({ length: 256 }, (_, octet) => `=${octet.toString(16).toUpperCase().padStart(2, '0')}`)
const encode = (octet: string): string => encoded[octet.charCodeAt(0)] ?? octet

/** Encodes text as UTF-8; every kind of line break becomes CRLF and the result ends with one. */
export function quotedPrintable(text: string): Buffer {
  // One character for each octet from here on.
  const octets = Buffer.from(text, 'utf8').toString('latin1')
  const lines = octets.replace(must_encode, encode).split(/\r\n|\r|\n/)
  if (lines.length > 1 && lines.at(-1) === '') lines.pop()
  let output = ''
  for (const line of lines) output += `${folded(line)}\r\n`
  return Buffer.from(output, 'latin1')
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
