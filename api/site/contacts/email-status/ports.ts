/** What statements from elsewhere ask of suppressions, which are a feature of email. */

import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'

type Db = Handle<'site'>

export interface StatedSuppression {
  address: string
  reason: 'hard_bounce' | 'complaint' | 'manual'
  /** Since when, where that was said. */
  at?: number | null
  evidence: string
}

export interface LeadSuppression {
  reason: string
  /** Null of a person who was erased and came again. */
  since: number | null
}

export interface SuppressionQuery {
  /** Nothing is written for addresses that are suppressed already, for as strong a reason that no import can take back. */
  suppress(
    tx: Db,
    stated: readonly StatedSuppression[],
    by: { source: 'import' | 'manual'; operation_id: string | null },
    context: WriteContext,
  ): Promise<void>
  /** Those of the statements that `suppress` would write; false of one that another covers. */
  newOnes(
    db: Db,
    stated: readonly StatedSuppression[],
    operation_id: string | null,
  ): Promise<ReadonlyMap<StatedSuppression, boolean>>
  suppressionsOfLeads(db: Db, lead_ids: readonly string[]): Promise<ReadonlyMap<string, LeadSuppression>>
  /** Ends so many of what an operation has suppressed, whoever has the addresses by now. */
  release(tx: Db, operation_id: string, limit: number, context: WriteContext): Promise<void>
}

export const suppressing = port<SuppressionQuery>('suppressing')
