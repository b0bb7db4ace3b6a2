/** What emails tell of: of each site that the person may see, what waits and what came since the one before. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation, SiteFacts } from '../../platform/features/context.ts'
import { countOperations } from '../../platform/features/operations/store.ts'
import type { Rights } from '../../platform/identity/actor.ts'
import { allows, type Permission } from '../../platform/identity/permissions.ts'
import { localDay } from '../../platform/texts/local-days.ts'
import { rightsOfMembership } from '../memberships/rules.ts'
import { listSiteIds } from '../sites/rules.ts'
import { digestLimits } from './limits.ts'
import { operationsKind } from './rules.ts'
import { membershipsFor, type SettingsRow } from './store.ts'
import type { ChosenAt } from './table.ts'

export interface SiteNews {
  site: Pick<SiteFacts, 'id' | 'name'>
  /** `latest`: when the newest of what waits began to, where that is known. */
  counts: { type: string; count: number; latest?: number | null }[]
}

export async function gatherNews(installation: Installation, settings: SettingsRow): Promise<SiteNews[]> {
  const { databases, sites } = installation
  const reached = await databases.control.read(async db => {
    const all: { site_id: string; rights: Rights }[] = []
    for (const membership of await membershipsFor(db, settings.user_id)) {
      const rights = rightsOfMembership(membership)
      for (const site_id of await listSiteIds(db, rights)) all.push({ site_id, rights })
    }
    return all.slice(0, digestLimits.digest_sites_max)
  })
  const news: SiteNews[] = []
  for (const { site_id, rights } of reached) {
    const site = await sites.find(site_id)
    if (!site || databases.unusableSites.has(site_id)) continue
    const counts = await newsOfDay(installation, settings, site, rights)
    if (counts.length > 0) news.push({ site, counts })
  }
  return news
}

async function newsOfDay(installation: Installation, settings: SettingsRow, site: SiteFacts, { grants }: Rights) {
  const ended_after = settings.digest_day === null ? settings.updated_at : installation.clockOf(site).now() - 86_400_000
  const database = await installation.databases.site(site.id)
  return database.read(db =>
    countKinds(db, installation, {
      site,
      person_id: settings.user_id,
      wanted: (type, permission) => !settings.not_emailed.includes(type) && allows(grants, permission),
      since: () => ({ place: settings.digest_place, at: ended_after }),
    }),
  )
}

export interface NewsQuery {
  site: SiteFacts
  person_id: string
  wanted: (type: string, permission: Permission) => boolean
  /** What came before is no news. */
  since: (type: string) => ChosenAt
}

/** Kinds of which there is nothing are left out. */
export async function countKinds(
  db: Handle<'site'>,
  { connections, config, clockOf }: Installation,
  { site, person_id, wanted, since }: NewsQuery,
): Promise<SiteNews['counts']> {
  const today = localDay(site.timezone, clockOf(site).now())
  const counts: SiteNews['counts'] = []
  for (const { type, permission, count, latest } of connections.attention) {
    if (!wanted(type, permission)) continue
    const around = { config, site }
    counts.push({ type, count: await count(db, today, around), latest: await latest(db, today, around) })
  }
  for (const { type, permission, count } of connections.news) {
    if (!wanted(type, permission)) continue
    const away = { after: since(type).place, person_id, most: digestLimits.digest_count_max }
    counts.push({ type, count: await count(db, away) })
  }
  const kinds = connections.operationTypes.flatMap(({ name, permission }) =>
    wanted(operationsKind, permission) ? [name] : [],
  )
  if (kinds.length > 0) {
    const ended = { kinds, ended_after: since(operationsKind).at }
    counts.push({ type: operationsKind, count: await countOperations(db, ended) })
  }
  return counts.filter(({ count }) => count > 0)
}
