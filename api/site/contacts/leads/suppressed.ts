/** Why leads get no email: known to the feature that keeps suppressions, which composition names. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { SuppressionReason } from '../lead-records/rules.ts'

export interface SuppressionFact {
  reason: SuppressionReason
  /** Null of a person who was erased and came again, or withdrew with the address before it was theirs. */
  since: number | null
}
type SuppressionsOfLeads = (
  db: Handle<'site'>,
  lead_ids: readonly string[],
) => Promise<ReadonlyMap<string, SuppressionFact>>

let declared: SuppressionsOfLeads = async () => new Map()

/** Called once, by composition, before any site is opened. */
export function declareSuppressions(of: SuppressionsOfLeads): void {
  declared = of
}

export const readSuppressions: SuppressionsOfLeads = (db, lead_ids) => declared(db, lead_ids)
