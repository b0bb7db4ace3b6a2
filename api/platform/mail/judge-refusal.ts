/**
 * Why an email came back, as far as its server says: by its words, its enhanced status and the command that it refused. Words
 * beat codes where the field's practice is so: a full mailbox under 5.1.1 passes, and an unknown user under 4.1.1 does not. What
 * is only said after the content was sent is about this email, whatever it says of the user.
 */

import { bouncePhrases, ownWords, passingInWords } from './bounce-phrases.ts'
import { type BounceReason, isPermanent } from './bounce-reasons.ts'
import { enhancedStatuses, getStatusReason, isVague } from './bounce-status.ts'

/** The command of the conversation that was refused; `accepted`: none, the server thought better of it. */
export type SmtpCommand = 'connect' | 'mail' | 'rcpt' | 'data' | 'accepted'

export interface Refusal {
  text: string
  /** Status that the report gives apart from the text. */
  status?: string | null
  command?: SmtpCommand | null
  /** Everything else that the report says, where it is about one recipient. */
  words?: string
}

export interface Verdict {
  reason: BounceReason
  status: string | null
  permanent: boolean
}

const wildcard_characters_max = 120
const text_characters_max = 2_000
/** Places where a phrase is looked for that begins again and again. */
const tries_max = 20

/** Phrases as the parts that must follow each other. */
const rows = bouncePhrases.map(({ phrases, ...row }) => ({ ...row, phrases: phrases.map(one => one.split('*')) }))

/** Each part soon after the one before it. */
function follows(text: string, [first = '', ...rest]: readonly string[]): boolean {
  let at = text.indexOf(first)
  for (let tries = 0; at >= 0 && tries < tries_max; tries += 1) {
    let end = at + first.length
    const isWhole = rest.every(part => {
      const next = text.slice(end, end + wildcard_characters_max + part.length).indexOf(part)
      end += next + part.length
      return next >= 0
    })
    if (isWhole) return true
    at = text.indexOf(first, at + 1)
  }
  return false
}

/** An address or the path of a link may have any words in it. */
const plain = (text: string): string =>
  text
    .slice(0, text_characters_max)
    .toLowerCase()
    .split(/\s+/)
    .map(word => (word.includes('@') ? '<address>' : word.includes('://') ? (word.split('/')[2] ?? '') : word))
    .join(' ')

const findRow = (said: string) => rows.find(({ phrases }) => phrases.some(parts => follows(said, parts)))

/** The server's own code rather than its reporter's, and one that says something rather than one that does not. */
function findStatus({ text, status = null }: Refusal): string | null {
  const all = [...enhancedStatuses(text), ...(status === null ? [] : enhancedStatuses(status))]
  return all.find(one => !isVague(one)) ?? all.at(-1) ?? null
}

export function judgeRefusal(refusal: Refusal): Verdict {
  const status = findStatus(refusal)
  const reason = findReason(refusal, status)
  return { reason, status, permanent: isPermanent(reason) }
}

/** The meaning of a refusal. `words`: what else the report says. */
function findReason({ text, command = null, words = '' }: Refusal, status: string | null): BounceReason {
  const said = plain(text)
  const code = status === null ? undefined : getStatusReason(status)
  const reason = toReason(said, command, { status, code })
  const beside = isPermanent(reason) && words !== '' ? findRow(plain(words))?.reason : undefined
  return beside !== undefined && passingInWords.has(beside) ? beside : reason
}

interface Code {
  status: string | null
  code: BounceReason | undefined
}

function toReason(said: string, command: SmtpCommand | null, { status, code }: Code): BounceReason {
  const row = findRow(said)
  if (row === undefined) return code ?? 'unknown'
  const reason = row.weak && code !== undefined && !common.has(code) ? code : row.reason
  // The domain that is unknown is the sender's own.
  const isAboutSender = code === 'sender_refused' || command === 'mail' || command === 'connect'
  if (isAboutSender && isPermanent(reason) && code !== 'unknown_user') return 'sender_refused'
  if (reason !== 'unknown_user') return reason
  if (command === 'accepted') return 'recipient_refuses'
  if (code === 'unknown_user' || command === 'rcpt') return reason
  if (command === null && (recipientCodes.has(status ?? '') || saysAnyFailure(said) || isOfOwn(said))) return reason
  return code !== undefined && isPermanent(code) ? code : 'recipient_refuses'
}

/** Codes that Microsoft's servers give an unknown user, in reply to the recipient alone. */
const recipientCodes: ReadonlySet<string> = new Set(['5.4.1', '5.5.0'])

/** The server's own 5.0.0 beside words of an unknown user. Reporters put the same code where they know nothing. */
const saysAnyFailure = (said: string): boolean => /(?<![\d.])5\.0\.0(?![\d.])/.test(said)

/** Reasons of codes that servers give for want of a better one. */
const common: ReadonlySet<BounceReason> = new Set(['expired', 'network', 'mailer_error'])

const isOfOwn = (said: string): boolean => !/(?<!\d)[45]\d\d /.test(said) && ownWords.some(one => said.includes(one))
