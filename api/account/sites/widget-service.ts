/** The fonts of a site and the hosts on which its widget works. Both take effect with the next request. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Context, InAction } from '../../platform/features/context.ts'
import type { Input } from '../../platform/features/contract.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { type FieldError, problem } from '../../platform/problem/problem.ts'
import { hostPattern } from '../../platform/schemas/allowed-hosts.ts'
import * as contract from './contract-widget.ts'
import { defaultFonts, type SiteFont, servedFonts } from './fonts.ts'
import { isOwnFont } from './ports.ts'
import { existingSite } from './rules.ts'
import { type SiteRow, updateSite } from './store.ts'

async function set(
  tx: Handle<'control'>,
  site_id: string,
  changes: Partial<Pick<SiteRow, 'fonts' | 'allowed_hosts'>>,
  context: InAction,
): Promise<SiteRow> {
  const row = await existingSite(tx, site_id)
  context.ifMatch(row.version)
  await updateSite(tx, row.id, { ...changes, updated_at: context.now() })
  return existingSite(tx, row.id)
}

const toDesign = (row: SiteRow) => ({
  fonts: row.fonts ?? defaultFonts,
  available_fonts: servedFonts,
  version: row.version,
})
const toHosts = (row: SiteRow) => ({ allowed_hosts: row.allowed_hosts, version: row.version })

export const getDesignSettings = query(contract.getDesignSettings, async (db, { params }) =>
  toDesign(await existingSite(db, params.site_id)),
)

/** A font file of ours must be one of this site's. */
async function requireOwnFonts({ body }: Input<typeof contract.updateDesignSettings>, { installation, site }: Context) {
  const database = await installation.databases.site(site.id)
  const isOwn = installation.connections.through(isOwnFont)
  const errors = await database.read(async db => {
    const found: FieldError[] = []
    for (const [i, { url }] of (body.fonts ?? []).entries()) {
      if (!url?.startsWith('/') || servedFonts.some(font => font.url === url)) continue
      if (!(await isOwn(db, site.id, url))) found.push({ pointer: `/fonts/${i}/url`, code: 'unknown_reference' })
    }
    return found
  })
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** A font of the brand stays: emails and pages are set in it. */
function requireUnusedFonts({ id, brand, fonts }: SiteRow, next: readonly SiteFont[]): void {
  const used = [brand?.font_family, brand?.heading_font_family]
  const gone = (fonts ?? defaultFonts).filter(({ stack }) => used.includes(stack) && next.every(f => f.stack !== stack))
  if (gone.length === 0) return
  throw problem('in_use', { blockers: [{ type: 'brand', id, name: gone.map(({ name }) => name).join(', ') }] })
}

export const updateDesignSettings = action(
  contract.updateDesignSettings,
  requireOwnFonts,
  async (tx, { params, body }, context) => {
    if (body.fonts) requireUnusedFonts(await existingSite(tx, params.site_id), body.fonts)
    return toDesign(await set(tx, params.site_id, body.fonts ? { fonts: body.fonts } : {}, context))
  },
)

export const getHostSettings = query(contract.getHostSettings, async (db, { params }) =>
  toHosts(await existingSite(db, params.site_id)),
)

export const updateHostSettings = action(contract.updateHostSettings, async (tx, { params, body }, context) => {
  const allowed_hosts = body.allowed_hosts && [...new Set(body.allowed_hosts.flatMap(host => hostPattern(host) ?? []))]
  return toHosts(await set(tx, params.site_id, allowed_hosts ? { allowed_hosts } : {}, context))
})
