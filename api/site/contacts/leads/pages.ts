/**
 * Finds a page of leads. The list is walked in its order as long as that soon fills the page; else the leads are gathered
 * from the index that knows the fewest of them; and only if neither ends, the walk goes on to its end, off the event loop.
 */
import { and, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Key } from '../../../platform/http/pagination.ts'
import { leadValues } from '../custom-fields/rules.ts'
import type { LeadRow } from '../lead-records/rules.ts'
import { leadRows } from '../lead-records/rules.ts'
import { leads } from '../lead-records/table.ts'
import { type LeadQuery, narrow, type Source } from './lead-conditions.ts'
import { leadLimits } from './limits.ts'
import type { Order } from './sorts.ts'

type Db = Handle<'site'>
/** The value that was sorted by, and the id: what a cursor holds. */
type Place = [value: Key, id: string]
/** Runs what may take long off the event loop. */
export type Slowly = <T>(work: (db: Db) => Promise<T>) => Promise<T>

export interface PageOfLeads {
  after: Key[] | null
  limit: number
  order: Order
}

interface Search {
  order: Order
  after: Place | null
  tests: readonly SQL[]
  /** One more than the page has, to see whether there are others. */
  wanted: number
}

export interface PlacedLead {
  row: LeadRow
  key: Key[]
}

export async function pageOfLeads(db: Db, query: LeadQuery, page: PageOfLeads, slowly?: Slowly): Promise<PlacedLead[]> {
  return rowsAt(db, await pageOfPlaces(db, query, page, slowly))
}

/** The same without the rows. */
export async function pageOfPlaces(
  db: Db,
  query: LeadQuery,
  { after, limit, order }: PageOfLeads,
  slowly: Slowly = work => work(db),
): Promise<Place[]> {
  const { tests, sources, isSlow } = await narrow(db, query)
  const search: Search = { order, tests, after: after && [after[0] ?? null, String(after[1])], wanted: limit + 1 }
  return isSlow ? lookThrough(search, slowly) : findPlaces(db, search, sources, slowly)
}

/** To the end of the list. */
const lookThrough = (search: Search, slowly: Slowly): Promise<Place[]> =>
  slowly(slow => (search.order.isIndexed || search.order.field ? walk(slow, search) : gather(slow, search)))

async function findPlaces(db: Db, search: Search, sources: readonly Source[], slowly: Slowly): Promise<Place[]> {
  const { order, tests } = search
  if (tests.length === 0 && (order.isIndexed || order.field)) return walk(db, search)
  if (order.isIndexed) {
    const first = await walkUpTo(db, search, leadLimits.leads_walked_first)
    if (first.isWhole) return first.places
    const isDense = first.places.length * leadLimits.leads_walked_max >= search.wanted * leadLimits.leads_walked_first
    const further = isDense ? await walkUpTo(db, search, leadLimits.leads_walked_max) : undefined
    if (further?.isWhole) return further.places
  }
  const smallest = await findSmallest(db, sources)
  if (smallest && smallest.size <= leadLimits.leads_gathered_max) return gather(db, search, smallest.source, sources)
  if (order.isById) {
    const ordered = sources.find(source => source.isOrdered)
    const found = ordered && (await walkSource(db, search, ordered))
    if (found) return found
  }
  return lookThrough(search, slowly)
}

const directionOf = ({ descending }: Order): SQL => (descending ? sql`desc` : sql`asc`)
const signOf = ({ descending }: Order): SQL => (descending ? sql`<` : sql`>`)
/** Up to a place: as a comparison that an index can end at. */
const endOf = ({ descending }: Order): SQL => (descending ? sql`>=` : sql`<=`)

function walk(db: Db, search: Search): Promise<Place[]> {
  return search.order.isIndexed ? walkLeads(db, search) : walkValues(db, search)
}

/** Along an index of leads. `until`: the last place that is looked at. */
function walkLeads(db: Db, { order, after, tests, wanted }: Search, until?: Place): Promise<Place[]> {
  const place = sql`(${order.key}, ${leads.id})`
  const from = after && sql`${place} ${signOf(order)} (${after[0]}, ${after[1]})`
  const to = until && sql`${place} ${endOf(order)} (${until[0]}, ${until[1]})`
  const direction = directionOf(order)
  return db.all<Place>(sql`
    select ${order.key}, ${leads.id} from ${leads}
    where ${and(sql`1`, from ?? undefined, to, ...tests)}
    order by ${order.key} ${direction}, ${leads.id} ${direction} limit ${wanted}`)
}

async function walkUpTo(db: Db, search: Search, count: number): Promise<{ places: Place[]; isWhole: boolean }> {
  const [until] = await placesBehind(db, search, count)
  const places = await walkLeads(db, search, until)
  return { places, isWhole: !until || places.length >= search.wanted }
}

/** The place so many leads further on. */
function placesBehind(db: Db, { order, after }: Search, count: number): Promise<Place[]> {
  const from = after ? sql`where (${order.key}, ${leads.id}) ${signOf(order)} (${after[0]}, ${after[1]})` : sql``
  const direction = directionOf(order)
  return db.all<Place>(sql`
    select ${order.key}, ${leads.id} from ${leads} ${from}
    order by ${order.key} ${direction}, ${leads.id} ${direction} limit 1 offset ${count}`)
}

/** Along the values of a custom field, then the leads that have none. */
async function walkValues(db: Db, { order, after, tests, wanted }: Search): Promise<Place[]> {
  const { field } = order
  if (!field) return []
  const direction = directionOf(order)
  const places: Place[] = []
  if (after === null || after[0] !== null) {
    const from = after && sql`(${field.column}, lead_id) ${signOf(order)} (${after[0]}, ${after[1]})`
    const ofField = sql`field_id = ${field.id} and ${field.column} is not null`
    const withValue = await db.all<Place>(sql`
      select ${field.column}, lead_id from ${leadValues} cross join ${leads} on ${leads.id} = lead_id
      where ${and(ofField, from ?? undefined, ...tests)}
      order by ${field.column} ${direction}, lead_id ${direction} limit ${wanted}`)
    places.push(...withValue)
  }
  if (places.length >= wanted) return places
  const from = after?.[0] === null ? sql`${leads.id} ${signOf(order)} ${after[1]}` : undefined
  const without = await db.all<Place>(sql`
    select null, ${leads.id} from ${leads} where ${and(sql`${order.key} is null`, from, ...tests)}
    order by ${leads.id} ${direction} limit ${wanted - places.length}`)
  return [...places, ...without]
}

/** All of a source, or of the table; leads without a value come last. */
function gather(
  db: Db,
  { order, after, tests, wanted }: Search,
  source?: Source,
  sources?: readonly Source[],
): Promise<Place[]> {
  const direction = directionOf(order)
  const isBehind = after && behind(after, order)
  return db.all<Place>(sql`
    select sorted_by, place_id from (
      select ${order.key} as sorted_by, ${leads.id} as place_id from ${leadsThrough(tests, source, sources)}
    ) where ${isBehind ?? sql`1`} order by sorted_by is null, sorted_by ${direction}, place_id ${direction} limit ${wanted}`)
}

/** Leads that hold the tests, from one source; other indexes in which a lead is found at once are asked before it is looked up. */
export function leadsThrough(tests: readonly SQL[], source?: Source, sources: readonly Source[] = []): SQL {
  if (!source) return sql`${leads} where ${and(sql`1`, ...tests)}`
  const others = sources
    .filter(one => one !== source && one.isOrdered)
    .map(({ ids }) => sql`exists (select 1 from (${ids}) other where other.lead_id = of_source)`)
  return sql`(select distinct lead_id as of_source from (${source.ids})) cross join ${leads} on ${leads.id} = of_source
    where ${and(sql`1`, ...others, ...tests)}`
}

const behind = ([value, id]: Place, order: Order): SQL =>
  value === null
    ? sql`(sorted_by is null and place_id ${signOf(order)} ${id})`
    : sql`(sorted_by is null or (sorted_by, place_id) ${signOf(order)} (${value}, ${id}))`

/** Along a source that has the ids in order; undefined where that does not soon fill the page. */
async function walkSource(db: Db, search: Search, { ids }: Source): Promise<Place[] | undefined> {
  const { order, after, tests, wanted } = search
  const direction = directionOf(order)
  const from = after && sql`lead_id ${signOf(order)} ${after[1]}`
  const [until] = await db.all<[string]>(sql`
    select lead_id from (${ids}) where ${from ?? sql`1`} order by lead_id ${direction}
    limit 1 offset ${leadLimits.leads_walked_max}`)
  const to = until && sql`lead_id ${endOf(order)} ${until[0]}`
  const places = await db.all<Place>(sql`
    select lead_id, lead_id from (${ids}) cross join ${leads} on ${leads.id} = lead_id
    where ${and(sql`1`, from ?? undefined, to, ...tests)} order by lead_id ${direction} limit ${wanted}`)
  return !until || places.length >= wanted ? places : undefined
}

/** The source that knows the fewest leads, counted as far as it is worth gathering them. */
export async function findSmallest(
  db: Db,
  sources: readonly Source[],
): Promise<{ source: Source; size: number } | undefined> {
  const sized: { source: Source; size: number }[] = []
  for (const source of sources) {
    const most = leadLimits.leads_gathered_max + 1
    const [row] = await db.all<[number]>(sql`select count(*) from (select 1 from (${source.ids}) limit ${most})`)
    sized.push({ source, size: row?.[0] ?? 0 })
  }
  return sized.toSorted((a, b) => a.size - b.size)[0]
}

async function rowsAt(db: Db, places: readonly Place[]): Promise<PlacedLead[]> {
  if (places.length === 0) return []
  const rows = await leadRows.withIds(
    db,
    places.map(([, id]) => id),
  )
  return places.flatMap(([value, id]) => {
    const row = rows.get(id)
    return row ? { row, key: [value, id] } : []
  })
}
