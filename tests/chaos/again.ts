/**
 * Which emails arrived more than once, and which duplicates the kills explain. Pure, so that it can be tested on its
 * own.
 */
import type { Received } from './inbox.ts'

/** One SIGKILL and the state that it left; times are by the inbox's clock. */
export interface Kill {
  sent_at: number
  /** Connections that were opened later are those of the next process. */
  gone_at: number
  /** Addresses of the mails whose hand-off had begun, with no result on the disk. */
  in_doubt: ReadonlySet<string>
}

type Arrival = Pick<Received, 'to' | 'message_id' | 'connection' | 'read_at' | 'answered_at'>

export interface Again {
  allowed: string[]
  refused: string[]
  /** Those whose first was not even answered when the kill was sent. */
  unanswered: number
  /** The longest time from an answer to the kill that found no result. */
  longest_gap_ms: number
}

/** Allowed is one more for each kill between the two that found no result on the disk, and one for each connection. */
export function cameAgain(mails: readonly Arrival[], kills: readonly Kill[]): Again {
  const found: Again = { allowed: [], refused: [], unanswered: 0, longest_gap_ms: 0 }
  const explained = new Set<Arrival['connection']>()
  for (const [email, same] of Map.groupBy(mails, mail => mail.to)) {
    if (new Set(same.map(mail => mail.message_id)).size > 1) {
      found.refused.push(`${email} has got mails with different Message-IDs`)
    }
    const sorted = same.toSorted((a, b) => a.connection.opened_at - b.connection.opened_at || a.read_at - b.read_at)
    for (const [index, again] of sorted.entries()) {
      const before = sorted[index - 1]
      if (!before) continue
      const between = kills.filter(
        k => before.connection.opened_at < k.gone_at && k.gone_at < again.connection.opened_at,
      )
      const kill = between.find(k => k.in_doubt.has(email))
      if (!kill || explained.has(before.connection)) {
        found.refused.push(
          `${email} has got a mail again ${kill ? 'after another of its connection' : whyNot(between)}`,
        )
        continue
      }
      explained.add(before.connection)
      const gap_ms = kill.sent_at - (before.answered_at ?? Number.POSITIVE_INFINITY)
      if (gap_ms < 0) found.unanswered += 1
      found.longest_gap_ms = Math.max(found.longest_gap_ms, gap_ms)
      const when =
        gap_ms < 0 ? 'before the first was answered' : `${Math.round(gap_ms)} ms after the answer to the first`
      found.allowed.push(`${email} has got a mail again after a kill ${when}`)
    }
  }
  return found
}

const whyNot = (between: readonly Kill[]): string =>
  between.length === 0
    ? 'with no kill between the two'
    : `though its result was on the disk at each kill between the two (${between.length})`
