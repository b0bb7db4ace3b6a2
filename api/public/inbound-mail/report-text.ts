/** The words of a report: without the email that it is about, apart by recipient, and which command was refused. */
import { addressesIn } from '../../platform/mail/addresses-in.ts'
import type { SmtpCommand } from '../../platform/mail/judge-refusal.ts'
import { inboundLimits as limits } from './limits.ts'

/** Lines after which the returned email stands. */
const beginnings = [
  ...['--- below this line is a copy', '------ this is a copy of', 'original message follows', '--- original message'],
  ...['----- original message', '----- unsent message', '----- message header', '----- returned message'],
  ...[
    '----- message body',
    '--- the header of the original',
    'message headers follow',
    'below is a copy of the original',
  ],
  ...['--- undelivered message', '--- forwarded message', '----- end of message', 'the header of the original message'],
  ...['received message follows', 'headers of the message', '-- this is a copy of', 'copia del mensaje'],
]
/** The first header of one that no line announces. */
const first_headers = ['received:', 'return-path:', 'dkim-signature:', 'x-originating-ip:', 'authentication-results:']

const isBeginning = (line: string): boolean => {
  const said = line.trimStart().toLowerCase()
  return first_headers.some(one => said.startsWith(one)) || beginnings.some(one => said.includes(one))
}

/** A report that somebody passes on is quoted, its headers too. */
const unquoted = (lines: string[]): string[] =>
  lines.some(line => /^> ?(?:from|final-recipient|received):/i.test(line))
    ? lines.map(line => line.replace(/^> ?/, ''))
    : lines

export interface ReportText {
  said: string[]
  /** The email that is returned, as far as it is. */
  original: string
}

export function splitReport(text: string): ReportText {
  const lines = unquoted(text.split(/\r?\n/, limits.inbound_report_lines_max))
  const at = lines.findIndex(isBeginning)
  if (at < 0) return { said: lines, original: '' }
  const isAnnounced = !first_headers.some(one => lines[at]?.trimStart().toLowerCase().startsWith(one))
  return {
    said: lines.slice(0, at),
    original: lines
      .slice(isAnnounced ? at + 1 : at)
      .join('\n')
      .trimStart(),
  }
}

export interface Section {
  recipients: string[]
  text: string
}

/** Words that stand before an address at the beginning of its section. */
const labels = /^(?:[\s>*"'<]|recipient(?: address)?:|rcpt to:|to:|final-recipient:|smtp:|rfc822;|\[smtp:)*/i

/** The address that a line is about: it begins with it. */
function addressedIn(line: string): string[] {
  const beginning = line.slice(0, limits.inbound_report_line_characters_max).replace(labels, '')
  const [address = ''] = addressesIn(beginning)
  return address !== '' && beginning.startsWith(address) ? addressesIn(beginning) : []
}

/** What is said of each recipient; of one without an address where none is named. */
export function splitSections(lines: readonly string[]): { head: string; sections: Section[] } {
  const head: string[] = []
  const sections: { recipients: string[]; lines: string[] }[] = []
  for (const line of lines) {
    const recipients = addressedIn(line)
    const last = sections.at(-1)
    if (last && recipients.length > 0 && last.recipients.includes(recipients[0] ?? '')) last.lines.push(line)
    else if (recipients.length > 0 && sections.length < limits.inbound_failures_max)
      sections.push({ recipients, lines: [line] })
    else if (!last) head.push(line)
    else {
      // An alias: who it was written to stands below whom it was sent on to.
      if (/generated from/i.test(line)) last.recipients.push(...addressesIn(line.replaceAll(/[()]/g, ' ')))
      last.lines.push(line)
    }
  }
  const written = sections.map(section => ({ recipients: section.recipients, text: section.lines.join('\n') }))
  const before = head.join('\n')
  return { head: before, sections: written.length > 0 ? written : [{ recipients: [], text: before }] }
}

const commands: readonly (readonly [SmtpCommand, RegExp])[] = [
  [
    'rcpt',
    /\brcpt[\s_]{1,20}to\b(?! {0,9}: {0,9}[^<\s])|smtp:rcpt|after rcpt|\brcpt command|does not like recipient|\(state 1[24]\)/gi,
  ],
  [
    'mail',
    /\bmail[\s_]{1,20}from\b(?! {0,9}: {0,9}[^<\s])|smtp:mail|after mail|but sender was rejected|\(state 13\)/gi,
  ],
  [
    'data',
    /\b(?:end of|our final|>>>|<<<|smtp:|to|final) ?data\b|^data\s?$|\bend of data|text command|message data|\[data\]|\(state 1[578]\)/gim,
  ],
  ['connect', /\b(?:ehlo|helo)\b|initial connection|my name was rejected/gi],
]

/** The one that was refused last. */
export function commandIn(text: string): SmtpCommand | null {
  const last = commands.flatMap(([command, pattern]) => {
    const at = [...text.matchAll(pattern)].at(-1)?.index
    return at === undefined ? [] : [{ command, at }]
  })
  return last.toSorted((a, b) => b.at - a.at)[0]?.command ?? null
}
