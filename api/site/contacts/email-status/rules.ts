/** What follows where another system, or a file, says that somebody must not be sent email. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { ownConsents } from '../consents/rules.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import {
  type EmailStatus,
  type ForbiddingStatus,
  type Withdrawal,
  type WrittenWithdrawal,
  withdrawLeads,
} from '../mailability/rules.ts'
import { emailStatusLimits } from './limits.ts'
import type { StatedSuppression, SuppressionQuery } from './ports.ts'

export {
  type LeadSuppression,
  type StatedSuppression,
  type SuppressionQuery as Suppressing,
  suppressing,
} from './ports.ts'

type Db = Handle<'site'>

/** The reason for which an address is suppressed by a status, if it is. */
const suppressedFor: Partial<Record<EmailStatus, StatedSuppression['reason']>> = {
  bounced: 'hard_bounce',
  complained: 'complaint',
  suppressed: 'manual',
}

const withdraws = (status: EmailStatus): boolean => status === 'opted_out' || status === 'complained'

/** When somebody withdrew elsewhere; without a time zone it may have been later than it reads. */
export interface WithdrawnAt {
  at: number
  is_zoned: boolean
}

const uncertain_ms = emailStatusLimits.stated_moment_uncertain_hours * 3_600_000

/** Whether a person has agreed here since. A withdrawal without a moment is the later one. */
export const agreedSince = (withdrawn: WithdrawnAt | null, agreed_at: number | undefined): boolean =>
  withdrawn !== null && agreed_at !== undefined && agreed_at > withdrawn.at + (withdrawn.is_zoned ? 0 : uncertain_ms)

export interface Statements {
  withdrawals: readonly Withdrawal[]
  suppressions: readonly StatedSuppression[]
}

export interface StatedBy {
  cause: 'import' | 'api'
  operation_id?: string
}

/** Writes what was stated; answers the ledger's entries of the withdrawals, by lead. */
export async function takeStatements(
  tx: Db,
  { withdrawals, suppressions }: Statements,
  { cause, operation_id }: StatedBy,
  { suppress, context }: { suppress: SuppressionQuery['suppress']; context: WriteContext },
): Promise<Map<string, WrittenWithdrawal>> {
  const source = cause === 'import' ? 'import' : 'manual'
  if (suppressions.length > 0) await suppress(tx, suppressions, { source, operation_id: operation_id ?? null }, context)
  return withdrawLeads(tx, withdrawals, { cause, ...(operation_id !== undefined && { operation_id }) }, context)
}

export interface GivenStatus {
  /** The address that it is said of: of a lead who is known by a former one that one, since a bounce is the address's own. */
  address: string
  status: ForbiddingStatus
  at?: string | undefined
}

/** What a caller of the API says of one lead; true where that changes something. */
export async function takeStatus(
  tx: Db,
  lead: Pick<LeadRow, 'id' | 'mailability'>,
  { address, status, at }: GivenStatus,
  { suppress, newOnes }: SuppressionQuery,
  context: WriteContext,
): Promise<boolean> {
  const ids = [lead.id]
  const moment = at === undefined ? null : { at: Date.parse(at), is_zoned: true }
  const isOver = lead.mailability === 'subscribed' && agreedSince(moment, (await ownConsents(tx, ids)).get(lead.id))
  const reason = suppressedFor[status]
  const stated = { at: moment?.at ?? null }
  const suppressions = reason ? [{ ...stated, address, reason, evidence: status }] : []
  const fresh = await newOnes(tx, suppressions, null)
  const statements = {
    withdrawals: withdraws(status) && !isOver ? [{ ...stated, lead_id: lead.id }] : [],
    suppressions: [...fresh.keys()],
  }
  const entries = await takeStatements(tx, statements, { cause: 'api' }, { suppress, context })
  return [...entries.values()].some(({ ends }) => ends) || [...fresh.values()].includes(true)
}
