/** What exceeds the limits of a plan that is about to become the account's. */

import type { Handle } from '../../../platform/database/handle.ts'
import { countBeyond } from '../../../platform/features/allowances/room.ts'
import type { Installation } from '../../../platform/features/context.ts'
import type { Rights } from '../../../platform/identity/actor.ts'
import { sitesOfAccount } from '../../plans/rules.ts'
import { namesOfSites } from '../../sites/rules.ts'
import { isReached } from './wire.ts'

export interface LimitExcess {
  name: string
  site?: { id: string; name: string }
  used: number
  limit: number
  prevents: boolean
}

/** Undefined is no limit. */
export type LimitOf = (name: string, site_id: string | null) => number | undefined

async function listAccount(db: Handle<'control'>, account_id: string, installation: Installation, limitOf: LimitOf) {
  const found: LimitExcess[] = []
  const now = installation.clock.now()
  for (const allowance of installation.connections.allowances) {
    if (allowance.of !== 'control') continue
    const limit = limitOf(allowance.name, null)
    if (limit === undefined) continue
    const used = await countBeyond(db, allowance, { id: account_id, now, timezone: 'UTC' }, limit)
    if (used !== undefined) found.push({ name: allowance.name, used, limit, prevents: false })
  }
  return found
}

interface Limits {
  limitOf: LimitOf
  /** What the present plan allows: only what takes disk space away is prevented. */
  presentLimitOf: LimitOf
}

async function listSite(
  { id: site_id, name }: { id: string; name: string },
  installation: Installation,
  { limitOf, presentLimitOf }: Limits,
) {
  const facts = await installation.sites.find(site_id)
  if (!facts) return []
  const database = await installation.databases.site(site_id)
  const now = installation.clockOf(facts).now()
  return database.read(async db => {
    const found: LimitExcess[] = []
    for (const allowance of installation.connections.allowances) {
      // What waits for the next month is no thing that one has too many of.
      if (allowance.of !== 'site' || allowance.waits) continue
      const limit = limitOf(allowance.name, site_id)
      if (limit === undefined) continue
      const used = await countBeyond(db, allowance, { id: site_id, now, timezone: facts.timezone }, limit)
      if (used === undefined) continue
      const before = presentLimitOf(allowance.name, site_id)
      const prevents = allowance.unit === 'bytes' && (before === undefined || limit < before)
      found.push({ name: allowance.name, site: { id: site_id, name }, used, limit, prevents })
    }
    return found
  })
}

export async function listExceeded(
  installation: Installation,
  account_id: string,
  { limitOf, presentLimitOf = limitOf }: Partial<Limits> & Pick<Limits, 'limitOf'>,
  only_site?: string,
): Promise<LimitExcess[]> {
  const { databases, connections } = installation
  // Where no site can be over a limit, none of their databases is opened.
  const isLimited = connections.allowances.some(
    ({ of, name, waits }) => of === 'site' && !waits && limitOf(name, only_site ?? null) !== undefined,
  )
  const { own, sites } = await databases.control.read(async db => ({
    own: only_site ? [] : await listAccount(db, account_id, installation, limitOf),
    sites: isLimited ? await namesOfSites(db, only_site ? [only_site] : await sitesOfAccount(db, account_id)) : [],
  }))
  const found = [...own]
  for (const site of sites) found.push(...(await listSite(site, installation, { limitOf, presentLimitOf })))
  return found
}

/** Names of sites that the caller does not reach are left out. */
export const withReachedNames = (exceeded: readonly LimitExcess[], reach: Rights['site_ids']): LimitExcess[] =>
  exceeded.map(one => (one.site && !isReached(reach, one.site.id) ? { ...one, site: { ...one.site, name: '' } } : one))
