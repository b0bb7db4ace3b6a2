/** Which lead a browser belongs to, for other features to call. What a page claims without proof never links it. */

import { z } from '@hono/zod-openapi'
import { sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { readPageAddress } from '../../../platform/schemas/page-address.ts'
import { instant } from '../../../platform/schemas/schemas.ts'
import { devices, type TouchFact, touchFacts } from '../lead-records/rules.ts'
import { visitorLimits } from './limits.ts'
import { pageHosts } from './table.ts'
import type { visitors } from './visitors-table.ts'

export { visitsOnPages } from './page-visits.ts'
export {
  findVisitor,
  findVisitorFacts,
  forgetVisitsOfPeople,
  hasVisit,
  type KnownVisitor,
  keepPages,
  saveTraits,
  seeVisitor,
  visitorsOfLead,
} from './store.ts'
export { arrivalOf, sourceOf } from './touch.ts'
/** For joins. */
export { visitors } from './visitors-table.ts'

type Db = Handle<'site'>
export type KnownBy = NonNullable<(typeof visitors.$inferSelect)['known_by']>

export const visitorId = z
  .string()
  .regex(/^[\w-]{16,64}$/)
  .openapi({ description: 'Random ID that the browser created and stores: 16 to 64 letters, digits, `_` or `-`.' })

export const visitorDevice = enumWith(devices, {
  desktop: 'A computer.',
  tablet: 'A tablet.',
  mobile: 'A phone.',
}).openapi('VisitorDevice')

/** One arrival as it travels. */
export const touchOnTheWire = z
  .object({ at: instant, ...Object.fromEntries(touchFacts.map(fact => [fact, z.string().optional()])) } as {
    at: typeof instant
  } & Record<TouchFact, z.ZodOptional<z.ZodString>>)
  .openapi('Touch', {
    description: 'Where a visitor came from, according to the page’s URL and the referrer.',
  })

const leadOf = 'select lead_id from visitors where id = ?'

/** The lead that the browser belongs to; undefined if unknown. */
export async function leadOfVisitor(db: Db, visitor_id: string): Promise<string | undefined> {
  const [lead_id] = (await db.one(leadOf, [visitor_id])) ?? []
  return typeof lead_id === 'string' ? lead_id : undefined
}

const link = `insert into visitors (id, lead_id, known_by, linked_at, first_seen_at, last_seen_at)
  values (?, ?, ?, ?, ?, ?)
  on conflict (id) do update set lead_id = excluded.lead_id, known_by = excluded.known_by, linked_at = excluded.linked_at`

/** Links the browser to the lead. Only a lead's latest browsers are kept. */
export async function linkVisitor(tx: Db, visitor_id: string, lead_id: string, known_by: KnownBy, now: number) {
  await tx.run(link, [visitor_id, lead_id, known_by, now, now, now])
  await tx.run(sql`
    delete from visitors where lead_id = ${lead_id} and id not in (
      select id from visitors where lead_id = ${lead_id}
      order by linked_at desc, id limit ${visitorLimits.visitors_of_a_lead_max})`)
}

/** The address without the visitor's token, which must not be stored. */
export function withoutVisitor(page_url: string): string {
  if (!page_url.includes('lw_visitor')) return page_url
  const url = URL.parse(page_url)
  url?.searchParams.delete('lw_visitor')
  return url?.href ?? page_url
}

const hostOf = (url: string | null): string | undefined =>
  url === null || !/^https?:\/\//i.test(url) ? undefined : readPageAddress(url)?.host

/** Records the host of a form that linked a browser. */
export async function rememberHost(tx: Db, page_url: string | null, now: number): Promise<void> {
  const host = hostOf(page_url)
  if (host === undefined) return
  await tx.run(sql`
    insert into ${pageHosts} (host, seen_at) select ${host}, ${now}
    where (select count(*) from ${pageHosts}) < ${visitorLimits.page_hosts_max} on conflict do nothing`)
}

const knownHost = 'select 1 from page_hosts where host = ?'

/**
 * The address with a token that identifies the lead (`lw_visitor`): only for pages on hosts from which the site's
 * forms were submitted, so that no other host receives one; the lead is looked for only then.
 */
export async function namingVisitor(db: Db, url: string, tokenOf: () => Promise<string | undefined>): Promise<string> {
  const host = hostOf(url)
  const token = host !== undefined && (await db.one(knownHost, [host])) ? await tokenOf() : undefined
  if (token === undefined) return url
  const named = new URL(url)
  named.searchParams.set('lw_visitor', token)
  return named.href
}
