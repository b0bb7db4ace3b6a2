/** The row of a site that leaves this installation, or comes to it. */

import type { Handle } from '../../platform/database/handle.ts'
import { type QuotaContext, requireRoom } from '../../platform/features/allowances/room.ts'
import { sitesAllowance } from './allowances.ts'
import type { ImportedSite } from './imported-site.ts'
import { copyFacts } from './site-restore.ts'
import * as store from './store.ts'
import { isFreeSubdomain } from './subdomains.ts'

type Db = Handle<'control'>

/** At rest from now on, and marked: resuming it here is a decision of its own. */
export const freezeSite = (tx: Db, id: string, at: number): Promise<void> =>
  store.updateSite(tx, id, { paused_at: at, moved_at: at })

/** No file of it was made: it still rests, but goes on nowhere else. */
export const unfreezeSite = (tx: Db, id: string): Promise<void> =>
  store.updateSite(tx, id, { moved_at: null, moved_to: null })

export const beginExport = (tx: Db, id: string, exporting: 'copy' | 'move'): Promise<void> =>
  store.noteSite(tx, id, { exporting })

export const endExport = (tx: Db, id: string): Promise<void> => store.noteSite(tx, id, { exporting: null })

/** Exports that a stop of the process has cut off: no file was made, and what was to move goes on resting here. */
export async function cancelExports(tx: Db): Promise<readonly string[]> {
  const cut = await store.sitesExporting(tx)
  for (const { id, exporting } of cut)
    await store.updateSite(tx, id, { exporting: null, ...(exporting === 'move' && { moved_at: null, moved_to: null }) })
  return cut.map(({ id }) => id)
}

/** Whatever its state. */
export const anySite = async (db: Db, id: string): Promise<boolean> => (await store.findStatus(db, id)) !== undefined

async function freeSubdomain(tx: Db, wanted: string, taker: { account_id: string; now: number }): Promise<string> {
  for (let n = 1; ; n++) {
    const subdomain = n === 1 ? wanted : `${wanted.slice(0, 58)}-${n}`
    if (await isFreeSubdomain(tx, subdomain, taker)) return subdomain
  }
}

/**
 * `preparing` until its folder is there. `copied_at`: when a copy was made whose original goes on; null for a site that has
 * moved.
 */
export async function insertImported(
  tx: Db,
  given: ImportedSite & Pick<store.SiteRow, 'account_id'>,
  { copied_at, ...asking }: QuotaContext & { copied_at: number | null },
): Promise<{ subdomain: string }> {
  await requireRoom(tx, sitesAllowance, asking)
  const subdomain = await freeSubdomain(tx, given.subdomain, { account_id: given.account_id, now: asking.now })
  await store.takeSubdomain(tx, subdomain)
  await store.insertSite(tx, {
    ...given,
    status: 'preparing',
    subdomain,
    subdomain_key: subdomain,
    paused_at: given.paused_at ?? asking.now,
    moved_at: null,
    exporting: null,
    moved_to: null,
    restored_from: null,
    ...(copied_at !== null && copyFacts(copied_at, asking.now)),
    // Its domains stay where they were.
    primary_host: null,
    domains_waiting: 0,
    is_demo: false,
    wake_at: 0,
  })
  return { subdomain }
}

export const settleImported = (tx: Db, id: string): Promise<void> => store.setSiteStatus(tx, id, { status: 'ready' })
