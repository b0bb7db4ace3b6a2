/** The endpoints on how an audience grew, what it shares with another, what uses it, and its recomputation. */
import { action, query } from '../../../platform/features/endpoint.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { lastDays } from '../lead-records/rules.ts'
import * as contract from './contract-insight.ts'
import { countShared, countsSince, joinedSince } from './counts-store.ts'
import { growthOf } from './growth.ts'
import { audienceLimits } from './limits.ts'
import { membership } from './ports.ts'
import { existingAudience } from './rules.ts'

export const getAudienceGrowth = query(contract.getAudienceGrowth, async (db, { params, query: q }, context) => {
  const { installation, site, now } = context
  const { id, lead_count } = await existingAudience(db, params.audience_id)
  const days = lastDays(q.days ?? audienceLimits.audience_growth_days_default, site.timezone, now())
  const [first] = days
  const counted = first ? await countsSince(db, id, first.date) : []
  // Whoever was counted from the first day on needs no look at every lead.
  const is_known = counted[0]?.day === first?.date
  const database = await installation.databases.site(site.id)
  const joined = is_known || !first ? [] : await database.readSlow(slow => joinedSince(slow, id, first.to))
  return { timezone: site.timezone, data: growthOf(days, { counted, joined, lead_count }) }
})

export const getAudienceOverlap = query(contract.getAudienceOverlap, async (db, { params }, context) => {
  const one = await existingAudience(db, params.audience_id)
  const other = await existingAudience(db, params.other_id)
  const [smaller, larger] = one.lead_count <= other.lead_count ? [one, other] : [other, one]
  const database = await context.installation.databases.site(context.site.id)
  const shared = await database.readSlow(slow => countShared(slow, smaller.id, larger.id))
  return { lead_count: one.lead_count, other_lead_count: other.lead_count, shared }
})

export const listAudienceUses = query(contract.listAudienceUses, async (db, { params }, { installation }) => {
  const { id } = await existingAudience(db, params.audience_id)
  const users = await installation.connections.blockersOf(db, 'audience', id)
  return { data: users.map(({ type, id, name }) => ({ type, id, name })) }
})

export const recomputeAudience = action(
  contract.recomputeAudience,
  async (input, context) => ({
    answer: await contract.answering(input, context),
    filling: context.installation.connections.through(membership),
  }),
  async (tx, { params }, context, { answer, filling }) => {
    const { id, filter, filter_version } = await existingAudience(tx, params.audience_id)
    if (filter === null) throw problem('audience_static')
    return answer(tx, await filling.beginRecomputation(tx, { id, filter_version }, { start_journeys: false }, context))
  },
)
