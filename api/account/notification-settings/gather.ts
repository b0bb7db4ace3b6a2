/** What the daily email tells of: of each site that the person may see, what waits and what came since the one before. */
import type { Rights } from '../../platform/actor.ts'
import type { Installation, SiteFacts } from '../../platform/context.ts'
import { countOperations } from '../../platform/operations/store.ts'
import { allows, type Permission, permissionsOf } from '../../platform/permissions.ts'
import { localDay } from '../../site/capture/results/rules.ts'
import { siteIdsOf } from '../sites/rules.ts'
import { digestLimits } from './limits.ts'
import { operationsKind } from './rules.ts'
import { membershipsFor, type SettingsRow } from './store.ts'

export interface SiteNews {
  site: Pick<SiteFacts, 'id' | 'name'>
  counts: { kind: string; count: number }[]
}

export async function gatherNews(installation: Installation, settings: SettingsRow): Promise<SiteNews[]> {
  const { databases, sites } = installation
  const reached = await databases.control.read(async db => {
    const all: { site_id: string; rights: Rights }[] = []
    for (const { account_id, site_ids, role, grants } of await membershipsFor(db, settings.user_id)) {
      const rights = { account_id, site_ids, grants: permissionsOf(role, grants) }
      for (const site_id of await siteIdsOf(db, rights)) all.push({ site_id, rights })
    }
    return all.slice(0, digestLimits.digest_sites_max)
  })
  const news: SiteNews[] = []
  for (const { site_id, rights } of reached) {
    const site = await sites.find(site_id)
    if (!site || databases.unusableSites.has(site_id)) continue
    const counts = await countsOf(installation, settings, site, rights)
    if (counts.length > 0) news.push({ site, counts })
  }
  return news
}

/** Kinds of which there is nothing are left out. */
async function countsOf(installation: Installation, settings: SettingsRow, site: SiteFacts, { grants }: Rights) {
  const { databases, connections, config } = installation
  const isWanted = (kind: string, permission: Permission) =>
    !settings.not_emailed.includes(kind) && allows(grants, permission)
  const database = await databases.site(site.id)
  const now = installation.clockOf(site).now()
  return database.read(async db => {
    const counts: SiteNews['counts'] = []
    for (const one of connections.attention.filter(({ kind, permission }) => isWanted(kind, permission)))
      counts.push({ kind: one.kind, count: await one.count(db, localDay(site.timezone, now), { config, site }) })
    const most = digestLimits.digest_count_max
    const away = { after: settings.digest_place, person_id: settings.user_id, most }
    for (const one of connections.news.filter(({ kind, permission }) => isWanted(kind, permission)))
      counts.push({ kind: one.kind, count: await one.count(db, away) })
    if (!settings.not_emailed.includes(operationsKind)) {
      const seen = connections.operationKinds.filter(({ permission }) => allows(grants, permission))
      const ended_after = settings.digest_day === null ? settings.updated_at : now - 86_400_000
      counts.push({
        kind: operationsKind,
        count: await countOperations(db, { kinds: seen.map(({ name }) => name), ended_after }),
      })
    }
    return counts.filter(({ count }) => count > 0)
  })
}
