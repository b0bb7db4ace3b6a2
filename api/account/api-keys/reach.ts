/** What somebody limited to some sites learns of keys and managers: of those who reach into these sites, and no other site. */
import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Rights } from '../../platform/identity/actor.ts'

type Sites = Rights['site_ids']

/** Rows whose sites, of which `all` is one word, have one of these among them. */
export function reachingInto(column: AnyColumn, site_ids: Sites): SQL | undefined {
  if (site_ids === 'all') return undefined
  const known = sql.join(
    ['all', ...site_ids].map(id => sql`${id}`),
    sql`, `,
  )
  return sql`exists (select 1 from json_each(${column}) as reached where reached.value in (${known}))`
}

/** The sites as they are shown to somebody: only those that are theirs too. */
export function sitesShownTo(rights: Pick<Rights, 'site_ids'> | null, site_ids: Sites): string[] {
  if (site_ids === 'all') return []
  const own = rights?.site_ids ?? []
  return site_ids.filter(id => own === 'all' || own.includes(id))
}
