/** Every query on sites as rows of their accounts, and on facts of the installation. */

import { and, asc, desc, eq, inArray, isNotNull, isNull, like, lt, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import { inPage, type ListPage, listOrder } from '../../platform/http/list-page.ts'
import type { Rights } from '../../platform/identity/actor.ts'
import type { Brand } from '../../platform/schemas/brand.ts'
import { formerSubdomains, installation, sites } from './table.ts'

type Db = Handle<'control'>
export type SiteRow = typeof sites.$inferSelect

export async function findSite(db: Db, id: string): Promise<SiteRow | undefined> {
  const [row] = await db
    .select()
    .from(sites)
    .where(and(eq(sites.id, id), eq(sites.status, 'ready')))
  return row
}

export async function findStatus(db: Db, id: string): Promise<SiteRow['status'] | undefined> {
  return (await db.select({ status: sites.status }).from(sites).where(eq(sites.id, id)))[0]?.status
}

export async function findSubdomain(db: Db, subdomain_key: string): Promise<{ id: string } | undefined> {
  const [row] = await db.select({ id: sites.id }).from(sites).where(eq(sites.subdomain_key, subdomain_key))
  return row
}

export type FormerSubdomainRow = typeof formerSubdomains.$inferSelect

export async function findFormerSubdomain(db: Db, subdomain_key: string): Promise<FormerSubdomainRow | undefined> {
  const [row] = await db.select().from(formerSubdomains).where(eq(formerSubdomains.subdomain_key, subdomain_key))
  return row
}

/** It leads to nobody else any more. */
export async function takeSubdomain(tx: Db, subdomain_key: string): Promise<void> {
  await tx.delete(formerSubdomains).where(eq(formerSubdomains.subdomain_key, subdomain_key))
}

/** Those of deleted sites that have rested for long enough go. */
export async function leaveSubdomain(tx: Db, row: FormerSubdomainRow, rested_before: number): Promise<void> {
  await tx.insert(formerSubdomains).values(row)
  await tx
    .delete(formerSubdomains)
    .where(and(isNull(formerSubdomains.site_id), lt(formerSubdomains.left_at, rested_before)))
}

/** All but the newest. */
export async function forgetSubdomains(tx: Db, site_id: string, kept: number): Promise<void> {
  const { subdomain_key, left_at } = formerSubdomains
  const newest = tx
    .select({ subdomain_key })
    .from(formerSubdomains)
    .where(eq(formerSubdomains.site_id, site_id))
    .orderBy(desc(left_at), desc(subdomain_key))
    .limit(kept)
  await tx.delete(formerSubdomains).where(and(eq(formerSubdomains.site_id, site_id), notInArray(subdomain_key, newest)))
}

const visibleTo = (rights: readonly Rights[]) =>
  or(
    ...rights.map(r =>
      and(eq(sites.account_id, r.account_id), r.site_ids === 'all' ? undefined : inArray(sites.id, [...r.site_ids])),
    ),
  )

export async function pageOfSites(db: Db, rights: readonly Rights[], page: ListPage) {
  if (rights.length === 0) return []
  return db
    .select()
    .from(sites)
    .where(and(eq(sites.status, 'ready'), visibleTo(rights), inPage(sites, page)))
    .orderBy(...listOrder(sites, page))
    .limit(page.limit + 1)
}

export async function idsOfSites(db: Db, rights: Rights): Promise<string[]> {
  const rows = await db
    .select({ id: sites.id })
    .from(sites)
    .where(and(eq(sites.status, 'ready'), visibleTo([rights])))
    .orderBy(asc(sites.id))
  return rows.map(r => r.id)
}

export const namesOfSites = (db: Db, ids: string[]): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: sites.id, name: sites.name })
    .from(sites)
    .where(and(inArray(sites.id, ids), eq(sites.status, 'ready')))

/** Sites are told apart by the random end of their ids. */
export async function siteEnding(db: Db, digits: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: sites.id })
    .from(sites)
    .where(like(sites.id, `site_%${digits}`))
  return row?.id
}

export async function insertSite(tx: Db, row: typeof sites.$inferInsert): Promise<void> {
  await tx.insert(sites).values(row)
}

export async function updateSite(tx: Db, id: string, set: Partial<typeof sites.$inferInsert>): Promise<void> {
  tx.announce(`site ${id}`)
  await tx
    .update(sites)
    .set({ ...set, version: sql`${sites.version} + 1` })
    .where(eq(sites.id, id))
}

/** What follows from elsewhere: the version of what people change stays. */
export async function noteSite(tx: Db, id: string, set: Partial<typeof sites.$inferInsert>): Promise<void> {
  tx.announce(`site ${id}`)
  await tx.update(sites).set(set).where(eq(sites.id, id))
}

export async function updateBrand(tx: Db, id: string, brand: Brand): Promise<void> {
  tx.announce(`site ${id}`)
  await tx
    .update(sites)
    .set({ brand, brand_version: sql`${sites.brand_version} + 1` })
    .where(eq(sites.id, id))
}

export async function setSiteStatus(tx: Db, id: string, set: Partial<typeof sites.$inferInsert>): Promise<void> {
  await tx.update(sites).set(set).where(eq(sites.id, id))
}

export async function deleteSiteRow(tx: Db, id: string): Promise<void> {
  await tx.delete(sites).where(eq(sites.id, id))
}

/** Sites whose making or removal a stop of the process has cut off. */
export async function unfinishedSites(db: Db): Promise<SiteRow[]> {
  return db.select().from(sites).where(ne(sites.status, 'ready'))
}

export async function isUnfinished(db: Db, id: string): Promise<boolean> {
  const rows = await db.select({ status: sites.status }).from(sites).where(eq(sites.id, id))
  return rows[0] !== undefined && rows[0].status !== 'ready'
}

export const sitesExporting = (db: Db) =>
  db.select({ id: sites.id, exporting: sites.exporting }).from(sites).where(isNotNull(sites.exporting))

/** Ready sites that are awake or due before a moment of their clock; the demo has its own clock. */
export async function sitesDueBefore(db: Db, { before, demo_before }: { before: number; demo_before: number }) {
  const { id, is_demo, wake_at } = sites
  return db
    .select({ id, is_demo, wake_at })
    .from(sites)
    .where(
      and(
        eq(sites.status, 'ready'),
        lte(wake_at, Math.max(before, demo_before)),
        or(lte(wake_at, before), eq(is_demo, true)),
        or(lte(wake_at, demo_before), eq(is_demo, false)),
      ),
    )
}

/** Every ready site, by id. */
export async function readySites(db: Db): Promise<string[]> {
  const rows = await db.select({ id: sites.id }).from(sites).where(eq(sites.status, 'ready')).orderBy(asc(sites.id))
  return rows.map(r => r.id)
}

/** Whatever their status is. */
export async function allSites(db: Db): Promise<string[]> {
  const rows = await db.select({ id: sites.id }).from(sites).orderBy(asc(sites.id))
  return rows.map(r => r.id)
}

/** Subdomains of the sites whose pages are public; of one site, where it is named. */
export async function publicSubdomains(db: Db, site_id?: string): Promise<string[]> {
  const isPublic = and(eq(sites.status, 'ready'), isNotNull(sites.published_at))
  const rows = await db
    .select({ subdomain: sites.subdomain })
    .from(sites)
    .where(and(isPublic, site_id === undefined ? undefined : eq(sites.id, site_id)))
    .orderBy(asc(sites.id))
  return rows.map(({ subdomain }) => subdomain)
}

export async function setWakeAt(tx: Db, id: string, wake_at: number | null): Promise<void> {
  await tx.update(sites).set({ wake_at }).where(eq(sites.id, id))
}

export async function demoSites(db: Db): Promise<SiteRow[]> {
  return db
    .select()
    .from(sites)
    .where(and(eq(sites.status, 'ready'), eq(sites.is_demo, true)))
    .orderBy(asc(sites.id))
}

export async function readFact(db: Db, name: string): Promise<string | undefined> {
  const [row] = await db.select().from(installation).where(eq(installation.name, name))
  return row?.value
}

export async function removeFact(tx: Db, name: string): Promise<void> {
  await tx.delete(installation).where(eq(installation.name, name))
}

export async function writeFact(tx: Db, name: string, value: string): Promise<void> {
  await tx
    .insert(installation)
    .values({ name, value })
    .onConflictDoUpdate({ target: installation.name, set: { value } })
}
