/** Where control says that the database of a site is recorded: one place alone is true, and one write makes another one that. */
import { and, asc, eq, sql } from 'drizzle-orm'
import { sitePlaces } from '../control-table.ts'
import type { Handle } from '../handle.ts'

type Db = Handle<'control'>
export type SitePlace = Pick<typeof sitePlaces.$inferSelect, 'place' | 'remains'>

/** The data folder of the process that has the site. */
export const folder_place = 'folder'

/** The place without the name of the move that goes there. */
export const placeIn = (remains: string): string => remains.split('#', 1)[0] ?? ''
export const isMoving = (remains: string): boolean => remains.includes('#')

const of = (site_id: string) => eq(sitePlaces.site_id, site_id)

export async function findPlace(db: Db, site_id: string): Promise<SitePlace | undefined> {
  const { place, remains } = sitePlaces
  return (await db.select({ place, remains }).from(sitePlaces).where(of(site_id)))[0]
}

export const placesOfSites = (db: Db): Promise<(SitePlace & { site_id: string })[]> =>
  db.select().from(sitePlaces).orderBy(asc(sitePlaces.site_id))

/** Where it was found. */
export async function notePlace(tx: Db, site_id: string, place: string): Promise<void> {
  await tx
    .insert(sitePlaces)
    .values({ site_id, place })
    .onConflictDoUpdate({ target: sitePlaces.site_id, set: { place } })
}

/** Whether it was there. */
export async function beginMove(tx: Db, site_id: string, { from, to }: { from: string; to: string }): Promise<boolean> {
  const there = await tx
    .update(sitePlaces)
    .set({ remains: to })
    .where(and(of(site_id), eq(sitePlaces.place, from)))
    .returning({ place: sitePlaces.place })
  return there.length > 0
}

/** Whether it was still to move there: from then on that is its place, and the former one has remains. */
export async function finishMove(tx: Db, site_id: string, to: string): Promise<boolean> {
  const moved = await tx
    .update(sitePlaces)
    .set({ place: placeIn(to), remains: sql`${sitePlaces.place}` })
    .where(and(of(site_id), eq(sitePlaces.remains, to)))
    .returning({ place: sitePlaces.place })
  // Other nodes read it at its server.
  tx.announce(`site ${site_id}`)
  return moved.length > 0
}

/** What was under way never ends; what it has left is to be removed. */
export const cancelMove = (tx: Db, site_id: string, to: string): Promise<void> =>
  changeRemains(tx, site_id, { from: to, to: placeIn(to) })

export const endRemains = (tx: Db, site_id: string, remains: string): Promise<void> =>
  changeRemains(tx, site_id, { from: remains, to: null })

async function changeRemains(
  tx: Db,
  site_id: string,
  { from, to }: { from: string; to: string | null },
): Promise<void> {
  await tx
    .update(sitePlaces)
    .set({ remains: to })
    .where(and(of(site_id), eq(sitePlaces.remains, from)))
}

export async function forgetPlace(tx: Db, site_id: string): Promise<void> {
  await tx.delete(sitePlaces).where(of(site_id))
}

/** After a restore, and where no server has anything any more: they are looked for. */
export async function forgetPlaces(tx: Db): Promise<void> {
  await tx.delete(sitePlaces)
}
