/** Sites that came back from a backup, or are copies: another installation may go on with them, and have sent what is due here. */
import { randomBytes } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Handle } from '../../platform/database/handle.ts'
import type { SiteRow } from './store.ts'
import { sites } from './table.ts'

type CopyFacts = Pick<SiteRow, 'restored_from' | 'late_until' | 'epoch'>

/** What the row of a copy says; `made_at`: when the copy was made. */
export const copyFacts = (made_at: number, now: number): CopyFacts => ({
  restored_from: made_at,
  late_until: now,
  epoch: randomBytes(6).toString('hex'),
})

const pausedSince = (now: number) => ({
  paused_at: sql`coalesce(${sites.paused_at}, ${now})`,
  version: sql`${sites.version} + 1`,
})

/** All are paused but the demo, of which nothing leaves. */
export async function markRestored(tx: Handle<'control'>, made_at: number, now: number): Promise<void> {
  const { epoch, ...late } = copyFacts(made_at, now)
  await tx.update(sites).set({ epoch })
  await tx
    .update(sites)
    .set({ ...late, ...pausedSince(now) })
    .where(eq(sites.is_demo, false))
}

/** Of a single site, which is looked at with the next start. */
export async function markSiteRestored(
  tx: Handle<'control'>,
  id: string,
  { made_at, now }: { made_at: number; now: number },
): Promise<void> {
  await tx
    .update(sites)
    .set({ ...copyFacts(made_at, now), ...pausedSince(now), wake_at: 0 })
    .where(eq(sites.id, id))
}
