/** The endpoints on how fast a site sends. */

import type { Handle } from '../../../platform/database/handle.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { invalid } from '../../../platform/problem/problem.ts'
import { toInstantOrNull } from '../../../platform/runtime/clock.ts'
import * as contract from './contract.ts'
import { sendingLimitLimits as limits, warm_up_plan } from './limits.ts'
import { site_wide, standingsOfLimits, type When } from './pace.ts'
import { type LimitRow, listLimits, removeLimit, saveLimit } from './store.ts'

async function toLimits(db: Handle<'site'>, when: When) {
  const standings = await standingsOfLimits(db, await listLimits(db), when)
  return {
    data: [...standings.values()].map(({ row, standing: { warm_up, ...sent } }) => ({
      domain: row.domain === site_wide ? null : row.domain,
      emails_per_second: row.emails_per_second,
      emails_per_hour: row.emails_per_hour,
      warm_up_started_at: toInstantOrNull(row.warm_up_started_at),
      ...(warm_up && { warm_up: { day: warm_up.day, emails_max: warm_up.cap } }),
      ...sent,
    })),
    warm_up_plan: [...warm_up_plan],
  }
}

export const getSendingLimits = query(contract.getSendingLimits, async (db, _input, { site, now }) =>
  toLimits(db, { now: now(), timezone: site.timezone }),
)

export const updateSendingLimit = action(
  contract.updateSendingLimit,
  async (_input, { installation }) => installation.connections,
  async (tx, { body: { domain: given, ...changes } }, { now, site }, { retryWaiting }) => {
    const domain = given ?? site_wide
    const at = now()
    const there = await listLimits(tx)
    const row = there.find(one => one.domain === domain)
    const maximum = limits.sending_limits_max
    if (!row && there.length >= maximum) throw invalid('/domain', 'too_many', { maximum })
    const { emails_per_second = row?.emails_per_second ?? null, emails_per_hour = row?.emails_per_hour ?? null } =
      changes
    const started = row?.warm_up_started_at ?? null
    const warm_up_started_at = changes.warm_up === undefined ? started : changes.warm_up ? (started ?? at) : null
    const next: LimitRow = { domain, emails_per_second, emails_per_hour, warm_up_started_at, updated_at: at }
    if (emails_per_second === null && emails_per_hour === null && warm_up_started_at === null) {
      await removeLimit(tx, domain)
    } else await saveLimit(tx, next)
    await retryWaiting(tx, ['paced'], at)
    return toLimits(tx, { now: at, timezone: site.timezone })
  },
)
