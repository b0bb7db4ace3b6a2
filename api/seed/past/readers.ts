/** What an invented server says to an email, and what its reader does with it. */
import type { SendAttempt } from '../../site/email/emails/outcome.ts'
import type { Chance } from '../chance.ts'

/** Later events of a delivered email, with their delays. */
export interface Reaction {
  type: 'open' | 'click' | 'unsubscribe' | 'answer'
  after_ms: number
  email_id: string
  lead_id: string
  /** The link, or the answer. */
  target: string
}

const delivered = { status: 'delivered', reason: null, again_at: null } as const
export const bounced = { status: 'not_delivered', reason: 'refused', again_at: null } as const

/** An email that was handed over, and what its reader may press. */
export interface Delivery {
  attempt: SendAttempt
  answers: readonly string[]
  url: string
}

/** Most have no mailbox any more; some mailboxes are full, and a few servers take the email for spam. */
function refusalOf(email_id: string, address: string): string {
  const chance = Number.parseInt(email_id.slice(-2), 16) % 8
  if (chance === 0) return `552 5.2.2 <${address}>: Mailbox full`
  return chance === 1
    ? '554 5.7.1 The content of this message looked like spam'
    : `550 5.1.1 <${address}>: Recipient address rejected: User unknown`
}

/** What the invented server said to an email. */
export function attemptOf(ready: SendAttempt['ready'], refused: boolean): SendAttempt {
  const { email, mail, first_at } = ready
  const at = { started_at: first_at - 400, ended_at: first_at }
  if (!refused) {
    return {
      ready,
      ...at,
      standing: delivered,
      result: { outcome: 'delivered', response: `250 2.0.0 Ok: queued as ${email.id.slice(-10)}` },
    }
  }
  const response = refusalOf(email.id, mail.envelope.to)
  return { ready, ...at, standing: bounced, result: { outcome: 'refused', permanent: true, response } }
}

export function reactionsOf({ attempt: { ready }, answers, url }: Delivery, by: Chance): Reaction[] {
  const about = { email_id: ready.email.id, lead_id: ready.email.lead_id }
  const opened_after = by.between(5, 1_800) * 60_000
  const follows = { ...about, after_ms: opened_after + by.between(1, 20) * 20_000 }
  if (!by.hits(0.52)) return []
  const opened: Reaction = { ...about, type: 'open', after_ms: opened_after, target: '' }
  if (answers.length > 0) {
    return by.hits(0.6) ? [opened, { ...follows, type: 'answer', target: by.one(answers) }] : [opened]
  }
  if (by.hits(0.38)) return [opened, { ...follows, type: 'click', target: url }]
  const leaves = ready.marketing && by.hits(0.16)
  return leaves ? [opened, { ...follows, type: 'unsubscribe', target: '' }] : [opened]
}
