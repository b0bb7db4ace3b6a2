/** The fonts of a site and the hosts on which its widget works. Both take effect with the next request. */
import type { Context, InAction, Installation } from '../../platform/context.ts'
import type { Handle } from '../../platform/database/handle.ts'
import { action, query } from '../../platform/operation.ts'
import { hostPattern } from '../../site/hosts/rules.ts'
import * as contract from './contract-widget.ts'
import { defaultFonts } from './fonts.ts'
import { existingSite } from './rules.ts'
import { type SiteRow, updateSite } from './store.ts'

const installationOf = async (_input: unknown, { installation }: Context): Promise<Installation> => installation

async function set(
  tx: Handle<'control'>,
  site_id: string,
  changes: Partial<Pick<SiteRow, 'fonts' | 'allowed_hosts'>>,
  context: InAction,
  { sites, signals }: Installation,
): Promise<SiteRow> {
  const row = await existingSite(tx, site_id)
  context.ifMatch(row.version)
  await updateSite(tx, row.id, { ...changes, updated_at: context.now() })
  context.afterCommit(() => {
    sites.changed(row.id)
    signals.wake('site', row.id)
  })
  return existingSite(tx, row.id)
}

const toDesign = (row: SiteRow) => ({ fonts: row.fonts ?? defaultFonts, version: row.version })
const toHosts = (row: SiteRow) => ({ allowed_hosts: row.allowed_hosts, version: row.version })

export const getDesignSettings = query(contract.getDesignSettings, async (db, { params }) =>
  toDesign(await existingSite(db, params.site_id)),
)

export const updateDesignSettings = action(
  contract.updateDesignSettings,
  installationOf,
  async (tx, { params, body }, context, installation) =>
    toDesign(await set(tx, params.site_id, body.fonts ? { fonts: body.fonts } : {}, context, installation)),
)

export const getHostSettings = query(contract.getHostSettings, async (db, { params }) =>
  toHosts(await existingSite(db, params.site_id)),
)

export const updateHostSettings = action(
  contract.updateHostSettings,
  installationOf,
  async (tx, { params, body }, context, installation) => {
    const allowed_hosts = body.allowed_hosts && [
      ...new Set(body.allowed_hosts.flatMap(host => hostPattern(host) ?? [])),
    ]
    return toHosts(await set(tx, params.site_id, allowed_hosts ? { allowed_hosts } : {}, context, installation))
  },
)
