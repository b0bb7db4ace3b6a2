/**
 * A mistake that a correct system does not make, planted in the environment around the real code: the simulation must
 * find it.
 */

import type { Answer } from '../../api/platform/database/connection.ts'
import type { Handle } from '../../api/platform/database/handle.ts'
import type { MailTransport } from '../../api/platform/mail/transport.ts'
import type { Clock } from '../../api/platform/runtime/clock.ts'
import type { RunPort } from '../../workflows/ports.ts'

export interface Asked {
  sql: string
  params: readonly unknown[]
  /** Elapsed time. */
  now: number
  /** Asks the disk, with this SQL in place of the code's own. */
  ask(sql?: string): Answer
  disk: { commitEarly(): void }
}

export interface Mistake {
  name: string
  says: string
  /** The seed in which it was found last: where the small form looks first. */
  found_in: number
  /** Unique indexes that would catch this mistake, and are therefore dropped. */
  indexes_dropped?: readonly string[]
  /** Created for each environment, which its state belongs to. */
  query?(): (asked: Asked) => Answer
  port?(port: RunPort<Handle<'site'>>): RunPort<Handle<'site'>>
  transport?(transport: MailTransport): MailTransport
  runnerClock?(clock: Clock): Clock
  /** The due time that a sleeping site stores in control. */
  earliestDue?(site: Handle<'site'>): Promise<number | null>
  /** Whether announcements of commits are ignored. */
  silent_commits?: true
}

/** A statement that matches is asked otherwise; all others as they are. */
export const rewriting =
  (pattern: RegExp, replacement: string): Mistake['query'] =>
  () =>
  ({ sql, ask }) =>
    pattern.test(sql) ? ask(sql.replace(pattern, replacement)) : ask()
