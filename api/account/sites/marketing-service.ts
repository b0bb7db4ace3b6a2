/** Marketing settings of a site: pausing and resuming, the limit of emails, days off, the cost of AI texts. */

import type { Handle } from '../../platform/database/handle.ts'
import { emitter } from '../../platform/events/emit.ts'
import type { Context, Installation } from '../../platform/features/context.ts'
import { action, query } from '../../platform/features/endpoint.ts'
import { problem } from '../../platform/problem/problem.ts'
import * as contract from './contract.ts'
import * as settings from './contract-marketing.ts'
import { siteResumption } from './ports.ts'
import { existingSite } from './rules.ts'
import { change } from './service.ts'
import type { SiteRow } from './store.ts'
import { updateSite } from './store.ts'

const installationOf = async (_input: unknown, { installation }: Context): Promise<Installation> => installation

export const pauseSite = action(contract.pauseSite, installationOf, async (tx, { params }, context, installation) => {
  const row = await existingSite(tx, params.site_id)
  return change(tx, row.id, { paused_at: row.paused_at ?? context.now() }, context, installation)
})

/**
 * Two databases: the choice for overdue runs and emails is applied first, while all is still paused; they are made due once nothing
 * holds it. A stop between the two leaves a site that is paused, with the decision made.
 */
export const resumeSite = action(
  contract.resumeSite,
  async ({ params, body }, { installation, site, now }) => {
    const { paused_at, moved_at, restored_from } = await installation.databases.control.read(db =>
      existingSite(db, params.site_id),
    )
    if (moved_at !== null && !body.although_moved) throw problem('site_moved')
    if (paused_at !== null) {
      const database = await installation.databases.site(site.id)
      const emit = emitter(installation, now)
      const resumption = installation.connections.through(siteResumption)
      await database.write(async tx => {
        const was_restored = restored_from !== null
        await resumption.settleOverdue(tx, { overdue: body.overdue, was_restored, emit, now: now() })
      })
    }
    return installation
  },
  async (tx, { params }, context, installation) => {
    const { restored_from } = await existingSite(tx, params.site_id)
    const resumed = {
      ...{ paused_at: null, moved_at: null, moved_to: null },
      ...(restored_from !== null && { restored_from: null, late_until: context.now() }),
    }
    const site = await change(tx, params.site_id, resumed, context, installation)
    const { release } = installation.connections.through(siteResumption)
    context.afterCommit(() => inSite(installation, params.site_id, inside => release(inside, context.now())))
    return site
  },
)

async function inSite(
  { databases }: Installation,
  site_id: string,
  work: (tx: Handle<'site'>) => Promise<unknown>,
): Promise<void> {
  await (await databases.site(site_id)).write(work)
}

const toSettings = (row: SiteRow) => ({
  emails_max: row.marketing_emails_max,
  emails_days: row.marketing_emails_days,
  days_off: row.days_off,
  ai_daily_cents_max: row.ai_daily_cents_max,
  version: row.version,
})

export const getMarketingSettings = query(settings.getMarketingSettings, async (db, { params }) =>
  toSettings(await existingSite(db, params.site_id)),
)

/** What waited for the old settings is looked at again by the new ones. */
export const updateMarketingSettings = action(
  settings.updateMarketingSettings,
  installationOf,
  async (tx, { params, body }, context, installation) => {
    const row = await existingSite(tx, params.site_id)
    context.ifMatch(row.version)
    const days_off = [...new Set(body.days_off ?? row.days_off)].sort()
    await updateSite(tx, row.id, {
      marketing_emails_max: body.emails_max === undefined ? row.marketing_emails_max : body.emails_max,
      marketing_emails_days: body.emails_days ?? row.marketing_emails_days,
      days_off,
      ai_daily_cents_max: body.ai_daily_cents_max ?? row.ai_daily_cents_max,
      updated_at: context.now(),
    })
    context.afterCommit(() =>
      inSite(installation, row.id, inside =>
        installation.connections.retryWaiting(inside, ['spend_cap', 'day_off'], context.now()),
      ),
    )
    return toSettings(await existingSite(tx, row.id))
  },
)
