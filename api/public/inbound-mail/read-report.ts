/** Reads a report that an email could not be delivered, in fields (RFC 3464) or in words alone, by recipient. */
import { addressesIn } from '../../platform/mail/addresses-in.ts'
import { type BounceReason, isPermanent } from '../../platform/mail/bounce-reasons.ts'
import { judgeRefusal } from '../../platform/mail/judge-refusal.ts'
import { inboundLimits as limits } from './limits.ts'
import { type Fields, fieldGroups, untyped } from './report-fields.ts'
import { commandIn, type ReportText, type Section, splitSections } from './report-text.ts'

/** What became of it for one recipient. */
export interface Failure {
  permanent: boolean
  reason: BounceReason
  status: string | null
  detail: string
  /** Whose mailbox it is about; of a forwarded email also whose it was sent to. None: not said. */
  recipients: string[]
}

/** Failures, or that it is only late; undefined where it was delivered or nothing is said. */
export type Report = Failure[] | 'delay' | undefined

/** The fields of a report, and the same in words, which often say more. */
export function readFields(text: string, words: ReportText): Report {
  const all = fieldGroups(text)
  const groups = all.filter(isOfRecipient)
  const reporter = untyped(all.find(group => group.has('reporting-mta'))?.get('reporting-mta'))
  const failed = groups.filter(isFailed).slice(0, limits.inbound_failures_max)
  const { sections } = splitSections(words.said)
  const said = words.said.join('\n')
  if (failed.length > 0) return failed.map(group => toFailure(group, { sections, said, reporter }))
  return groups.some(group => getAction(group).startsWith('delay')) ? 'delay' : undefined
}

const getAction = (group: Fields): string => group.get('action')?.toLowerCase() ?? ''
const isOfRecipient = (group: Fields): boolean =>
  group.has('action') || (group.has('final-recipient') && group.has('status'))
const isFailed = (group: Fields): boolean =>
  getAction(group) === '' ? (group.get('status') ?? '').startsWith('5') : getAction(group).startsWith('fail')

/** Servers whose owners refuse by rules of their own, after they took the message. */
const accepting = ['inbound-smtp.']

/** PowerMTA says what it made of an answer. */
const categories: Record<string, BounceReason> = {
  'bad-mailbox': 'unknown_user',
  'bad-domain': 'unknown_host',
  'inactive-mailbox': 'suspended',
  'quota-issues': 'mailbox_full',
  'spam-related': 'content',
  'virus-related': 'content',
  'message-expired': 'expired',
  'policy-related': 'policy',
}

interface Context {
  sections: readonly Section[]
  said: string
  reporter: string
}

function toFailure(group: Fields, { sections, said, reporter }: Context): Failure {
  const recipients = limited(
    ['final-recipient', 'original-recipient'].flatMap(name => addressesIn(untyped(group.get(name)))),
  )
  const detail = untyped(group.get('diagnostic-code'))
  const own = sections.find(section => section.recipients.some(one => isSame(one, recipients)))
  const words = (sections.length === 1 ? said : (own?.text ?? '')).slice(0, limits.inbound_words_characters_max)
  const isAccepted = accepting.some(one => reporter.startsWith(one))
  const command = isAccepted ? 'accepted' : (commandIn(detail) ?? commandIn(words))
  const status = group.get('status') ?? null
  const judged = judgeRefusal({ text: detail, status, command, words })
  const category = categories[group.get('x-powermta-bouncecategory') ?? '']
  if (category) return { ...judged, reason: category, permanent: isPermanent(category), detail, recipients }
  if (judged.reason !== 'unknown' && detail !== '') return { ...judged, detail, recipients }
  return {
    ...judgeRefusal({ text: `${detail}\n${words}`, status, command }),
    detail: detail || findAnswer(words),
    recipients,
  }
}

const isSame = (address: string, among: readonly string[]): boolean =>
  among.some(one => one.toLowerCase() === address.toLowerCase())

const limited = (addresses: readonly string[]): string[] =>
  [...new Set(addresses)].slice(0, limits.inbound_addresses_max)

/** What is said in words alone. */
export function readWords(words: ReportText): Report {
  if (isOfDelay(words)) return 'delay'
  const all = words.said.join('\n').slice(0, limits.inbound_words_characters_max)
  const { head, sections } = splitSections(words.said)
  const isAlone = sections.length === 1
  return sections.map(({ recipients, text: section }) => {
    const text = section.slice(0, limits.inbound_words_characters_max)
    const command = commandIn(text) ?? commandIn(all)
    const judged = judgeRefusal({ text, command, words: isAlone ? all : '' })
    if (judged.reason !== 'unknown') return { ...judged, detail: findAnswer(text), recipients: limited(recipients) }
    // The reason may stand before the addresses that it is about.
    const before = (isAlone ? all : head).slice(0, limits.inbound_words_characters_max)
    const detail = findAnswer(isAlone ? all : `${head}\n${text}`)
    return { ...judgeRefusal({ text: before, command }), detail, recipients: limited(recipients) }
  })
}

const delays = [
  'has been delayed',
  'has not yet been delivered',
  'warning message only',
  'will be retried',
  'delay reason',
]
const isOfDelay = ({ said }: ReportText): boolean => {
  const text = said.join(' ').toLowerCase()
  return delays.some(one => text.includes(one))
}

/** A reply of a mail server, or its enhanced status. */
const answer = /(?<![\d.])[45]\d\d[ -]|\b[45]\.\d{1,3}\.\d{1,3}\b/

/** Whether a server is quoted, or fields of a report stand among the words. */
export const quoteServer = ({ said }: ReportText): boolean =>
  said.some(line => answer.test(line) || /^\s{0,9}final-recipient:/i.test(line))

/** The line that a reader wants: the one with the server's answer. */
function findAnswer(text: string): string {
  const lines = text.split('\n').map(line => line.trim())
  const answered = lines.findIndex(line => answer.test(line))
  const from = answered < 0 ? lines.findIndex(line => line !== '') : answered
  return lines
    .slice(Math.max(from, 0), Math.max(from, 0) + limits.inbound_detail_lines_max)
    .join(' ')
    .trim()
}

const failures = [
  ...[
    'could not be delivered',
    'cannot be delivered',
    "couldn't be delivered",
    'unable to deliver',
    'not be delivered',
  ],
  ...["wasn't able to deliver", 'did not reach the following', 'delivery to the following', 'permanent fatal errors'],
  ...['failed permanently', 'was not delivered', 'error delivering your mail', 'delivery failed', 'trouble delivering'],
  ...['undeliverable', 'error message below', 'error has occurred while attempting to deliver', 'not able to deliver'],
  ...['following recipients', 'following address', 'no se pudo entregar', 'nicht zugestellt', 'message was rejected'],
]
/** Whether these words tell of a failure, for a message that only its missing sender makes a report. */
export function tellFailure({ said }: ReportText): boolean {
  const text = said.join(' ').toLowerCase().replaceAll(/\s+/g, ' ')
  return failures.some(one => text.includes(one))
}
