/** Rows of a lead that is merged into another: they move, and move back where the merge is undone. */
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { Handle } from '../database/handle.ts'

type Db = Handle<'site'>

export interface Merge {
  /** The lead that goes. */
  readonly from: string
  /** The lead that stays. */
  readonly into: string
  readonly now: number
  /** Fields of which the value of the lead that goes stays; `custom_fields.` and the name of a field. */
  readonly take: ReadonlySet<string>
}

/** Moved values as JSON: enough to move them back. */
export type MergeParts = readonly unknown[]

/** A value as custom fields store it; one of the lead itself is a text alone. */
export interface StoredValue {
  readonly text: string | null
  readonly text_key: string | null
  readonly number: number | null
}

/** A field that the merge filled, an own one by its name: with the value of `from`, where `into` had another or none. */
export interface FilledField {
  readonly is_own: boolean
  readonly id: string
  readonly name: string
  readonly given: StoredValue
  readonly before: StoredValue | null
}

/** Two leads that were one for a while. */
export interface Separation {
  readonly merge_id: string
  readonly from: string
  readonly into: string
  readonly filled: readonly FilledField[]
  /** The moment of their merge. */
  readonly since: number
  /** Keys of the addresses that are those of `from` alone. */
  readonly email_keys: ReadonlySet<string>
}

export interface LeadMerge {
  /** Name of the rows in a preview. */
  readonly what: string
  /** Number of rows that move from the lead that goes. */
  count(db: Db, merge: Merge): Promise<number>
  move(tx: Db, merge: Merge): Promise<MergeParts>
  moveBack(tx: Db, merge: Merge, moved: MergeParts): Promise<void>
  /** After moving back: gives `from` what happened at its addresses meanwhile; answers the ids, by which its events are found. */
  separate?(tx: Db, separation: Separation): Promise<readonly string[]>
}

type LeadTable = SQLiteTable & Record<'lead_id', SQLiteColumn>

/** Rows that only name the lead, found again by a key of their own. */
export function movedByKey<T extends LeadTable>(what: string, table: T, key: SQLiteColumn, which?: SQL): LeadMerge {
  const of = (lead_id: string) => and(eq(table.lead_id, lead_id), which)
  const renamed = (lead_id: string) => ({ lead_id }) as never
  return {
    what,
    count: (db, { from }) => db.$count(table, of(from)),
    async move(tx, { from, into }) {
      const rows = await tx.all<[string | number]>(sql`select ${key} from ${table} where ${of(from)}`)
      if (rows.length > 0) await tx.update(table).set(renamed(into)).where(of(from))
      return rows.map(([id]) => id)
    },
    async moveBack(tx, { from, into }, moved) {
      if (moved.length === 0) return
      await tx
        .update(table)
        .set(renamed(from))
        .where(and(of(into), inArray(key, sql`(select value from json_each(${JSON.stringify(moved)}))`)))
    },
  }
}

/** Several of one feature: the first is counted. */
export const movedTogether = (first: LeadMerge, ...others: LeadMerge[]): LeadMerge => ({
  what: first.what,
  count: first.count,
  async move(tx, merge) {
    const moved: MergeParts[] = []
    for (const one of [first, ...others]) moved.push(await one.move(tx, merge))
    return moved
  },
  async moveBack(tx, merge, moved) {
    for (const [at, one] of [first, ...others].entries()) await one.moveBack(tx, merge, (moved[at] ?? []) as MergeParts)
  },
})
