/** The endpoints on sites. */

import type { Config } from '../../platform/config/config.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { readPlan } from '../../platform/features/allowances/plan.ts'
import { requireRoom } from '../../platform/features/allowances/room.ts'
import type { Context, InAction, Installation } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../platform/http/list-page.ts'
import { page } from '../../platform/http/pagination.ts'
import { removeJobs } from '../../platform/jobs/jobs.ts'
import { invalid, problem } from '../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../platform/runtime/clock.ts'
import { errorFields } from '../../platform/runtime/log.ts'
import { sitesAllowance } from './allowances.ts'
import * as contract from './contract.ts'
import { finishSite } from './jobs.ts'
import { siteLimits } from './limits.ts'
import { beginRemoval, existingSite, finishLater, removeSite, snippetOf } from './rules.ts'
import * as store from './store.ts'
import { moveSubdomain, requireFreeSubdomain } from './subdomains.ts'

const toSite = (row: store.SiteRow, { config, databases }: Installation) => ({
  id: row.id,
  account_id: row.account_id,
  name: row.name,
  subdomain: row.subdomain,
  language: row.language,
  currency: row.currency,
  description: row.description,
  timezone: row.timezone,
  postal_address: row.postal_address,
  status: row.published_at === null ? ('draft' as const) : ('published' as const),
  is_demo: row.is_demo,
  paused: row.paused_at !== null,
  moved: row.moved_at !== null,
  moved_to: row.moved_to,
  restored_from: toInstantOrNull(row.restored_from),
  database_status: databases.unusableSites.has(row.id) ? ('damaged' as const) : ('ready' as const),
  snippet: snippetOf(config, row.id),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

const installationOf = async (_input: unknown, { installation }: Context): Promise<Installation> => installation

export const listSites = query(contract.listSites, async (db, { query: q }, { actor, rights, installation }) => {
  const all = actor.type === 'user' || actor.type === 'api_key' ? actor.rights : []
  const rows = await store.pageOfSites(db, rights ? [rights] : all, listPage(q))
  return page(q, rows, listKey(q), row => toSite(row, installation))
})

export const getSite = query(contract.getSite, async (db, { params }, { installation }) =>
  toSite(await existingSite(db, params.site_id), installation),
)

/** The row is `preparing` while the database is created; an interrupted creation is removed at the next start, or by its job. */
export const createSite = action(
  contract.createSite,
  async ({ body }, { installation, rights, newId, now, locale, log }) => {
    // A key that is limited to some sites could not access the new one.
    if (rights?.site_ids !== 'all') throw problem('not_permitted')
    const id = newId('site')
    const row: store.SiteRow = {
      id,
      account_id: rights?.account_id ?? '',
      status: 'preparing',
      name: body.name,
      subdomain: body.subdomain,
      subdomain_key: body.subdomain,
      primary_host: null,
      domains_waiting: 0,
      language: body.language ?? locale,
      currency: body.currency ?? 'EUR',
      description: body.description ?? '',
      timezone: body.timezone ?? 'UTC',
      postal_address: body.postal_address ?? '',
      published_at: null,
      paused_at: null,
      moved_at: null,
      moved_to: null,
      restored_from: null,
      late_until: null,
      epoch: null,
      exporting: null,
      marketing_emails_max: null,
      marketing_emails_days: siteLimits.marketing_cap_days_default,
      days_off: [],
      fonts: null,
      brand: null,
      brand_version: 1,
      allowed_hosts: [],
      overlay_pause_seconds: siteLimits.overlay_pause_seconds_default,
      several_boxes: false,
      ai_daily_cents_max: siteLimits.ai_daily_cents_default,
      tracking: false,
      consent_mode: false,
      visits_kept_days: siteLimits.visits_kept_days_default,
      is_demo: false,
      wake_at: null,
      version: 1,
      created_at: now(),
      updated_at: now(),
    }
    await installation.databases.control.write(async tx => {
      await requireFreeSubdomain(tx, row.subdomain, { account_id: row.account_id, now: now() })
      // Here, where the row is made: two at the last one cannot both have it.
      const asking = { id: row.account_id, now: now(), timezone: row.timezone, config: installation.config }
      await requireRoom(tx, sitesAllowance, { ...asking, plan: await readPlan(tx, row.account_id) })
      await store.takeSubdomain(tx, row.subdomain)
      await store.insertSite(tx, row)
      await finishLater(tx, id, now())
    })
    try {
      await installation.databases.createSite(id)
    } catch (error) {
      // Otherwise its subdomain would stay reserved until its job is due.
      await removeSite(installation, id).catch(undone => log.error(errorFields(undone), 'a site stays half made'))
      throw error
    }
    return { row, installation }
  },
  async (tx, _input, _context, { row, installation }) => {
    await store.setSiteStatus(tx, row.id, { status: 'ready' })
    await removeJobs(tx, finishSite, [row.id])
    return toSite({ ...row, status: 'ready' }, installation)
  },
)

type Change = Partial<Pick<store.SiteRow, 'published_at' | 'paused_at'>> & Partial<store.SiteRow>

export async function change(
  tx: Handle<'control'>,
  site_id: string,
  set: Change,
  context: InAction,
  installation: Installation,
) {
  await store.updateSite(tx, site_id, { ...set, updated_at: context.now() })
  return toSite(await existingSite(tx, site_id), installation)
}

/** Where a site is said to have gone on is elsewhere, or the redirect would lead back. */
function requireElsewhere({ moved_at }: store.SiteRow, moved_to: string, { public_url }: Config): void {
  if (moved_at === null) throw problem('site_not_moved')
  if (new URL(moved_to).host === new URL(public_url).host) throw invalid('/moved_to', 'address_of_here')
}

/** Asked of the site's own database, before the action of the control database: marketing email that names the postal address would stop. */
async function requireAddressUnused(
  { body }: { body: { postal_address?: string | undefined } },
  { installation, site }: Context,
): Promise<Installation> {
  if (body.postal_address?.trim() !== '' || site.postal_address.trim() === '') return installation
  const database = await installation.databases.site(site.id)
  await database.read(db => installation.connections.requireNotLive(db, 'site', site.id))
  return installation
}

export const updateSite = action(
  contract.updateSite,
  requireAddressUnused,
  async (tx, { params, body }, context, installation) => {
    const row = await existingSite(tx, params.site_id)
    context.ifMatch(row.version)
    context.changedFrom(row)
    if (body.moved_to) requireElsewhere(row, body.moved_to, installation.config)
    if (body.subdomain !== undefined && body.subdomain !== row.subdomain) {
      const now = context.now()
      await requireFreeSubdomain(tx, body.subdomain, { ...row, now })
      await moveSubdomain(tx, row, body.subdomain, now)
    }
    const subdomain_key = body.subdomain ?? row.subdomain_key
    return change(tx, row.id, { ...body, subdomain_key }, context, installation)
  },
)

export const publishSite = action(
  contract.publishSite,
  installationOf,
  async (tx, { params }, context, installation) => {
    const row = await existingSite(tx, params.site_id)
    return change(tx, row.id, { published_at: row.published_at ?? context.now() }, context, installation)
  },
)

export const unpublishSite = action(
  contract.unpublishSite,
  installationOf,
  async (tx, { params }, context, installation) =>
    change(tx, params.site_id, { published_at: null }, context, installation),
)

/** Asked of the site's own database, before the action of the control database that deletes it. */
async function requireUnusedSite(_input: unknown, { installation, site }: Context): Promise<Installation> {
  const database = await installation.databases.site(site.id)
  const blockers = await database.read(db => installation.connections.blockersOf(db, 'site', site.id))
  if (blockers.length > 0) throw problem('site_in_use', { blockers })
  return installation
}

/** Marks the site as deleted first, then removes the folder. The next start completes an interrupted deletion, or its job. */
export const deleteSite = action(
  contract.deleteSite,
  requireUnusedSite,
  async (tx, { params }, context, installation) => {
    const row = await existingSite(tx, params.site_id)
    await beginRemoval(tx, installation, row, context.now())
    context.afterCommit(() => removeSite(installation, row.id))
  },
)
