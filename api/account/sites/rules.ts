/** The rules of sites, for other features to call. */
import { randomBytes } from 'node:crypto'
import type { Config } from '../../platform/config/config.ts'
import type { Handle } from '../../platform/database/handle.ts'
import type { PlanFacts } from '../../platform/features/allowances/plan.ts'
import type { Installation, SiteFacts } from '../../platform/features/context.ts'
import type { Rights } from '../../platform/identity/actor.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { problem } from '../../platform/problem/problem.ts'
import { type Brand, wholeBrand } from '../../platform/schemas/brand.ts'
import { defaultFonts } from './fonts.ts'
import { finishSite } from './jobs.ts'
import { siteSales } from './ports.ts'
import * as store from './store.ts'
import { leaveSubdomain, type SubdomainOwner } from './subdomains.ts'

type Db = Handle<'control'>

export { sitesAllowance } from './allowances.ts'
export { designers } from './designers.ts'
export {
  fontStack,
  fontStackDescription,
  loadedStack,
  type SiteFont,
  servedFonts,
  type WebFont,
  webFontsOf,
} from './fonts.ts'
export { type ImportedSite, parseImportedSite } from './imported-site.ts'
export {
  anySite,
  beginExport,
  cancelExports,
  endExport,
  freezeSite,
  insertImported,
  settleImported,
  unfreezeSite,
} from './site-move.ts'
export { markRestored, markSiteRestored } from './site-restore.ts'
export type { SiteRow } from './store.ts'
export { siteIdOfSubdomain } from './subdomains.ts'
export const listSiteIds = (db: Db, rights: Rights): Promise<readonly string[]> =>
  rights.site_ids === 'all' ? store.idsOfSites(db, rights) : Promise.resolve(rights.site_ids)

export async function existingSite(db: Db, id: string): Promise<store.SiteRow> {
  const row = await store.findSite(db, id)
  if (!row) throw problem('site_not_found')
  return row
}

/** How many of its domains wait for a person. */
export const setDomainsWaiting = (tx: Db, id: string, domains_waiting: number): Promise<void> =>
  store.noteSite(tx, id, { domains_waiting })

/** The domain of its own to which all hosts of a site redirect; null: its subdomain. */
export const setPrimaryHost = (tx: Db, id: string, primary_host: string | null): Promise<void> =>
  store.updateSite(tx, id, { primary_host })

/** The line that an owner puts into a page. */
export const snippetOf = (config: Config, site_id: string): string =>
  `<script async src="${config.public_url}/widget.js" data-site="${site_id}"></script>`

export const factsOf = (row: store.SiteRow, plan: PlanFacts | null): SiteFacts => ({
  plan,
  id: row.id,
  account_id: row.account_id,
  name: row.name,
  subdomain: row.subdomain,
  primary_host: row.primary_host,
  domains_waiting: row.domains_waiting,
  language: row.language,
  currency: row.currency,
  timezone: row.timezone,
  postal_address: row.postal_address,
  published: row.published_at !== null,
  is_demo: row.is_demo,
  paused: row.paused_at !== null,
  moved: row.moved_at === null ? null : { to: row.moved_to },
  restored: row.restored_from !== null,
  late_until: row.late_until,
  epoch: row.epoch,
  marketing: {
    emails_max: row.marketing_emails_max,
    emails_days: row.marketing_emails_days,
    days_off: row.days_off,
    ai_daily_cents_max: row.ai_daily_cents_max,
  },
  tracking: { enabled: row.tracking, consent_mode: row.consent_mode, kept_days: row.visits_kept_days },
  fonts: row.fonts ?? defaultFonts,
  brand: wholeBrand(row.brand),
  allowed_hosts: row.allowed_hosts,
  overlays: { pause_seconds: row.overlay_pause_seconds, several_boxes: row.several_boxes },
})

/** Sites that have something to do within `ahead_ms`, and in how long: at once if a stop found them awake. */
export async function sitesDue(db: Db, { now, demo_now }: { now: number; demo_now: number }, ahead_ms: number) {
  const rows = await store.sitesDueBefore(db, { before: now + ahead_ms, demo_before: demo_now + ahead_ms })
  return rows.map(({ id, is_demo, wake_at }) => ({ id, in_ms: (wake_at ?? 0) - (is_demo ? demo_now : now) }))
}

/** The row with another brand. */
export async function setBrand(tx: Db, id: string, brand: Brand): Promise<store.SiteRow> {
  await store.updateBrand(tx, id, brand)
  return existingSite(tx, id)
}

/** Whether its database was made and not removed. */
export const isReady = async (db: Db, id: string): Promise<boolean> => (await store.findSite(db, id)) !== undefined

export const publicSubdomains = (db: Db, site_id?: string): Promise<string[]> => store.publicSubdomains(db, site_id)

export const readySites = (db: Db): Promise<string[]> => store.readySites(db)

/** Those that are being made or removed too. */
export const allSites = (db: Db): Promise<string[]> => store.allSites(db)

export const setWakeAt = (tx: Db, id: string, wake_at: number | null): Promise<void> => store.setWakeAt(tx, id, wake_at)

/** Sites whose making or removal a stop of the process has cut off. */
export const unfinishedSites = (db: Db): Promise<store.SiteRow[]> => store.unfinishedSites(db)

/** The site whose id ends with these digits. */
export const siteEnding = (db: Db, digits: string): Promise<string | undefined> => store.siteEnding(db, digits)

export const demoSites = (db: Db): Promise<store.SiteRow[]> => store.demoSites(db)

/** Names of the sites among the ids; others are left out. */
export const namesOfSites = (db: Db, ids: string[]): Promise<{ id: string; name: string }[]> =>
  store.namesOfSites(db, ids)

/** After so long a site that is half made or half removed is removed: its request has ended, however slow the machine. */
const unfinished_ms = 3 * 60_000

/** What is begun ends, though what began it may not end it. */
export const finishLater = (tx: Db, site_id: string, now: number): Promise<void> =>
  enqueue(tx, finishSite, { subject_id: site_id, due_at: now + unfinished_ms }, now)

/** A tombstone: from now on the site is not found, and its subdomain rests. `removeSite` does the rest. */
export async function beginRemoval(
  tx: Db,
  { connections }: Pick<Installation, 'connections'>,
  row: SubdomainOwner,
  now: number,
): Promise<void> {
  await connections.through(siteSales).removed(tx, row.id, now)
  await store.setSiteStatus(tx, row.id, { status: 'removed', subdomain_key: null })
  await leaveSubdomain(tx, row, now)
  await finishLater(tx, row.id, now)
}

/** Facts of the installation, by name. */
export const readFact = (db: Db, name: string): Promise<string | undefined> => store.readFact(db, name)
export const writeFact = (tx: Db, name: string, value: string): Promise<void> => store.writeFact(tx, name, value)
export const removeFact = (tx: Db, name: string): Promise<void> => store.removeFact(tx, name)

/** The installation's id, which distinguishes it from others on the same Temporal server; created once. */
export async function installationId(tx: Db): Promise<string> {
  const known = await readFact(tx, 'installation_id')
  if (known !== undefined) return known
  const made = randomBytes(6).toString('hex')
  await writeFact(tx, 'installation_id', made)
  return made
}

/** Stops what runs for the site, removes its folder and its files elsewhere, then the row. */
export async function removeSite(installation: Installation, site_id: string): Promise<void> {
  installation.signals.wake('site', site_id)
  await installation.databases.removeSite(site_id)
  await installation.storage.removeSite(site_id)
  await installation.databases.control.write(tx => store.deleteSiteRow(tx, site_id))
}
