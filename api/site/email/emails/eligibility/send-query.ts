/** A marketing email of which the database is asked for many leads at once whether each may get it. */
import type { MarketingCap } from './marketing-cap.ts'

export interface SendQuery {
  /** Whose topics count; null while none is chosen. */
  template_id: string | null
  cap: MarketingCap | undefined
  /** Ids of leads whose address is suppressed by the hash that was kept of an erased person: SQLite cannot make hashes. */
  suppressed_by_hash: readonly string[]
}
