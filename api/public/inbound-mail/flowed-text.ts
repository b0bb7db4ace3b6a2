/**
 * Text whose lines flow (RFC 3676). The parser of messages joins a quoted line with an answer below it, so it is told that no
 * text flows, and the lines are joined here, those of one depth of quotation alone.
 */
const flowing = /\bformat="?flowed/gi
const deleting = /\bdelsp="?yes/i

export interface FlowedMessage {
  raw: Buffer
  /** Joins the lines of its text. */
  join(text: string): string
}

/** The message as one whose lines are fixed, of the same length. */
export function withFixedLines(raw: Buffer): FlowedMessage {
  const text = raw.toString('latin1')
  const fixed = text.replaceAll(flowing, found => found.replace(/flowed/i, 'fixed '))
  if (fixed === text) return { raw, join: same => same }
  const isDeleting = deleting.test(text)
  return { raw: Buffer.from(fixed, 'latin1'), join: given => joinLines(given, isDeleting) }
}

const marks = /^>*/
const signature = '-- '

function joinLines(text: string, isDeleting: boolean): string {
  const lines: string[][] = []
  let flows: number | undefined
  for (const line of text.split(/\r?\n/)) {
    const depth = marks.exec(line)?.[0].length ?? 0
    // A space stands before what would begin like something else.
    const stuffed = depth > 0 ? line.slice(depth) : line
    const content = stuffed.startsWith(' ') ? stuffed.slice(1) : stuffed
    const last = lines.at(-1)
    if (last && flows === depth && content !== signature) last.push(content)
    else lines.push([depth > 0 ? `${'>'.repeat(depth)} ` : '', content])
    flows = content.endsWith(' ') && content !== signature ? depth : undefined
    const end = lines.at(-1)
    if (flows !== undefined && isDeleting && end) end.push(end.pop()?.slice(0, -1) ?? '')
  }
  return lines.map(parts => parts.join('')).join('\n')
}
