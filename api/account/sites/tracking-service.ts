/** The endpoints on a site's tracking settings. */
import type { Config } from '../../platform/config/config.ts'
import type { Context, Installation } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import * as contract from './contract-tracking.ts'
import { existingSite, snippetOf } from './rules.ts'
import { change } from './service.ts'
import type { SiteRow } from './store.ts'

const toSettings = (row: SiteRow, config: Config) => ({
  enabled: row.tracking,
  consent_mode: row.consent_mode,
  kept_days: row.visits_kept_days,
  snippet: snippetOf(config, row.id),
  version: row.version,
})

export const getTrackingSettings = query(contract.getTrackingSettings, async (db, { params }, { installation }) =>
  toSettings(await existingSite(db, params.site_id), installation.config),
)

const installationOf = async (_input: unknown, { installation }: Context): Promise<Installation> => installation

export const updateTrackingSettings = action(
  contract.updateTrackingSettings,
  installationOf,
  async (tx, { params, body }, context, installation) => {
    const row = await existingSite(tx, params.site_id)
    context.ifMatch(row.version)
    const set = {
      tracking: body.enabled ?? row.tracking,
      consent_mode: body.consent_mode ?? row.consent_mode,
      visits_kept_days: body.kept_days ?? row.visits_kept_days,
    }
    await change(tx, row.id, set, context, installation)
    return toSettings(await existingSite(tx, row.id), installation.config)
  },
)
