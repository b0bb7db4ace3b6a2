/** What of a feature's rows the owner of a site may have deleted after some months: oldest first, in small batches. */
import type { Handle } from '../database/handle.ts'
import type { Emit } from '../events/emit.ts'

export interface RetentionBatch {
  /** Rows before this moment go, in milliseconds since 1970. */
  readonly before: number
  /** Rows that are looked at. */
  readonly batch: number
  /** Answer of the last batch; at first the empty text. */
  readonly place: string
  /** Names of all consumers of events: what they have not read stays. */
  readonly consumers: readonly string[]
  readonly emit: Emit
}

export interface BatchOutcome {
  readonly rows: number
  /** Place where the next batch goes on, for rows that stay and only lose something. */
  readonly place?: string
  /** Whether the next batch may find more. */
  readonly more: boolean
}

export interface Retention {
  readonly name: string
  /** Months for which other work needs the rows. */
  readonly months_min: number
  readonly forget: (tx: Handle<'site'>, forgetting: RetentionBatch) => Promise<BatchOutcome>
}

export const retention = (name: string, months_min: number, forget: Retention['forget']): Retention => ({
  name,
  months_min,
  forget,
})

/**
 * Of a table whose keys grow with time: deletes those of its first rows that are older, and that `but` does not keep. The
 * first row that is younger ends it, so that nothing is ever looked through.
 */
export const forgettingFirst =
  (table: string, key: string, but = 'true'): Retention['forget'] =>
  async (tx, { before, batch }) => {
    const first = `select ${key} from (select * from ${table} order by ${key} limit ?) where at < ? and ${but}`
    const rows = await tx.run(`delete from ${table} where ${key} in (${first})`, [batch, before])
    return { rows, more: rows === batch }
  }
