/** How many leads there are of a kind: exactly where they are few, else by a sample of all. */
import { and, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { leads } from '../lead-records/table.ts'
import { type LeadQuery, narrow } from './lead-conditions.ts'
import { leadLimits } from './limits.ts'
import { findSmallest, leadsThrough, type Slowly } from './pages.ts'

type Db = Handle<'site'>

export interface LeadCount {
  count: number
  /** False for an estimate. */
  exact: boolean
}

/** By how many standard deviations a sample must be sure that there are too many to count. */
const certainty = 5

export async function countLeads(db: Db, query: LeadQuery, slowly: Slowly = work => work(db)): Promise<LeadCount> {
  const { tests, sources, isSlow } = await narrow(db, query)
  const [only] = sources
  if (tests.length === 0) return exactly(await countOf(db, sql`select count(*) from ${leads}`))
  if (only?.isExact && tests.length === 1) return exactly(await countOf(db, sql`select count(*) from (${only.ids})`))
  if (isSlow) return exactly(await slowly(slow => countThrough(slow, leadsThrough(tests))))
  const smallest = await findSmallest(db, sources)
  if (smallest && smallest.size <= leadLimits.leads_gathered_max) {
    return exactly(await countThrough(db, leadsThrough(tests, smallest.source, sources)))
  }
  const sample = await sampled(db, tests)
  if (sample.isCertain) return { count: rounded(sample.estimate), exact: false }
  const source = smallest?.source ?? undefined
  return exactly(await slowly(slow => countThrough(slow, leadsThrough(tests, source))))
}

const exactly = (count: number): LeadCount => ({ count, exact: true })

const countOf = async (db: Db, query: SQL): Promise<number> => (await db.all<[number]>(query))[0]?.[0] ?? 0

const countThrough = (db: Db, leadsOfAll: SQL): Promise<number> => countOf(db, sql`select count(*) from ${leadsOfAll}`)

const bounds = sql`select min(rowid), max(rowid) from ${leads}`

/** Looks at stretches of leads that lie evenly among all. Few leads are all looked at, and counted. */
async function sampled(db: Db, tests: readonly SQL[]): Promise<{ estimate: number; isCertain: boolean }> {
  const { lead_sample_stretches: stretches, lead_sample_stretch_leads: length } = leadLimits
  const [[first, last] = [null, null]] = await db.all<[number | null, number | null]>(bounds)
  const span = first === null || last === null ? 0 : last - first + 1
  if (first === null || span <= stretches * length) return { estimate: 0, isCertain: false }
  const starts = Array.from(
    { length: stretches },
    (_, n) => first + Math.floor((n * (span - length)) / (stretches - 1)),
  )
  const found = await countOf(
    db,
    sql`select count(*) from json_each(${JSON.stringify(starts)}) stretch
      cross join ${leads} on ${leads}.rowid between stretch.value and stretch.value + ${length - 1}
      where ${and(...tests)}`,
  )
  const scale = span / (stretches * length)
  const least = (found - certainty * Math.sqrt(found)) * scale
  return { estimate: found * scale, isCertain: least > leadLimits.leads_counted_exactly_max }
}

/** To the two digits that a sample is good for. */
function rounded(estimate: number): number {
  const step = 10 ** Math.max(0, Math.floor(Math.log10(estimate)) - 1)
  return Math.round(estimate / step) * step
}
