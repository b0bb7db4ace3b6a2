/** Emails that came more than once, and the faults that explain it: who had one under way lost the right to say how it ended. */
import { recordLimits } from '../../../api/platform/database/recorded/limits.ts'
import { DatabaseServer, type ServerDatabase } from '../../../api/platform/database/recorded/server.ts'
import type { Again } from '../again.ts'
import type { Received } from '../inbox.ts'
import type { Cluster } from './cluster.ts'

/** Begun and without a result, or with one that says that nobody knows. */
const underWay = `
  select distinct leads.email from email_attempts
  join emails on emails.id = email_attempts.email_id
  join leads on leads.id = emails.lead_id
  where email_attempts.outcome is null or email_attempts.outcome = 'unknown'`

const look_ms_max = 5_000

/** One fault after which a site had another home. */
export interface Doubt {
  began_at: number
  emails: ReadonlySet<string>
}

export type Mail = Pick<Received, 'to' | 'message_id' | 'read_at'>

/** Allowed is one more for each fault that left it in doubt, and then the same message. */
export function cameAgainAfter(mails: readonly Mail[], doubts: readonly Doubt[]): Again {
  const found: Again = { allowed: [], refused: [], unanswered: 0, longest_gap_ms: 0 }
  for (const [email, same] of Map.groupBy(mails, mail => mail.to)) {
    if (new Set(same.map(mail => mail.message_id)).size > 1)
      found.refused.push(`${email} has got mails with different Message-IDs`)
    const last = Math.max(...same.map(mail => mail.read_at))
    const explained = doubts.filter(({ began_at, emails }) => emails.has(email) && began_at < last).length
    if (same.length - 1 > explained)
      found.refused.push(`${email} has got ${same.length} mails, and ${explained} faults left one in doubt`)
    else if (same.length > 1)
      found.allowed.push(`${email} has got ${same.length} mails, in doubt after ${explained} faults`)
  }
  return found
}

export class UnderWay {
  readonly #databases: ReadonlyMap<string, ServerDatabase>

  constructor({ server }: Cluster, site_ids: readonly string[]) {
    const at = new DatabaseServer(server.address, { ...recordLimits, request_ms_max: look_ms_max })
    this.#databases = new Map(site_ids.map(id => [id, at.database(id)]))
  }

  /** Addresses by site; none while the server does not answer. */
  async look(): Promise<Map<string, Set<string>>> {
    const found = new Map<string, Set<string>>()
    for (const [id, database] of this.#databases) {
      const answer = await database.query(underWay).catch(() => undefined)
      found.set(id, new Set((answer?.rows ?? []).map(row => String(Array.from(row as ArrayLike<unknown>)[0]))))
    }
    return found
  }

  close(): void {
    for (const database of this.#databases.values()) database.close()
  }
}
