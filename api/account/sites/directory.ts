/** The sites in memory: facts that every request needs, read again after a change. */

import type { Databases } from '../../platform/database/databases.ts'
import { planOfSite } from '../../platform/features/allowances/plan.ts'
import type { SiteDirectory, SiteFacts } from '../../platform/features/context.ts'
import { isId } from '../../platform/runtime/ids.ts'
import type { Signals } from '../../platform/runtime/signals.ts'
import { siteLimits } from './limits.ts'
import { factsOf } from './rules.ts'
import { findSite } from './store.ts'

export function siteDirectory(databases: Databases, signals: Signals): SiteDirectory {
  const known = new Map<string, Promise<SiteFacts | null>>()
  const settled = new Map<string, SiteFacts>()
  const read = async (id: string): Promise<SiteFacts | null> => {
    const found = await databases.control.read(async db => {
      const row = await findSite(db, id)
      return row && { row, plan: await planOfSite(db, row) }
    })
    if (!found) known.delete(id)
    return found ? factsOf(found.row, found.plan) : null
  }
  signals.on('site', site_id => {
    known.delete(site_id)
    settled.delete(site_id)
  })
  return {
    async find(site_id) {
      if (!isId('site', site_id)) return null
      const there = known.get(site_id)
      if (there) return there
      if (known.size >= siteLimits.sites_remembered_max) {
        known.clear()
        settled.clear()
      }
      const reading = read(site_id)
      known.set(site_id, reading)
      reading.then(
        facts => {
          if (facts && known.get(site_id) === reading) settled.set(site_id, facts)
        },
        () => known.delete(site_id),
      )
      return reading
    },
    peek: site_id => settled.get(site_id),
  }
}
