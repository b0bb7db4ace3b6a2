/**
 * How many leads a site may still take in. Whoever adds leads on purpose is refused at the limit; a visitor's submission
 * is always taken, since it could not be repeated, and the owner is told.
 */
import type { Handle } from '../../../platform/database/handle.ts'

type Db = Handle<'site'>

/** Rows are numbered upward. */
const most = 'select coalesce(max(rowid), 0) from leads'
const counted = 'select count(*) from leads'

const numberOf = async (db: Db, query: typeof most | typeof counted): Promise<number> =>
  Number((await db.one(query, []))?.[0] ?? 0)

export const countLeads = (db: Db): Promise<number> => numberOf(db, counted)

/** Never less than there are leads, and found without counting. */
export const boundLeads = (db: Db): Promise<number> => numberOf(db, most)

/** For how many of so many leads there is room. They are counted only where it may be short. */
export async function leadRoom(db: Db, allowed: number, wanted: number): Promise<number> {
  if (allowed - (await boundLeads(db)) >= wanted) return wanted
  return Math.max(0, Math.min(wanted, allowed - (await countLeads(db))))
}

/** How many leads a site has beyond its limit. */
export async function leadsBeyond(db: Db, allowed: number): Promise<number> {
  if ((await boundLeads(db)) <= allowed) return 0
  return Math.max(0, (await countLeads(db)) - allowed)
}
