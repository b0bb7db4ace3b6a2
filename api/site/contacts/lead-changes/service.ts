/** The endpoint that lists changes of leads. */

import type { Handle } from '../../../platform/database/handle.ts'
import { eventBounds } from '../../../platform/events/events.ts'
import { query } from '../../../platform/features/endpoint.ts'
import { forgottenOfLeads } from '../../../platform/features/housekeeping.ts'
import { afterKey, type PageQuery, pageLimit } from '../../../platform/http/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { mergesOfGone } from '../lead-merges/rules.ts'
import { leadRows } from '../lead-records/rules.ts'
import { toLeads } from '../leads/rules.ts'
import * as contract from './contract.ts'
import { leadChangeLimits } from './limits.ts'
import { happeningsAfter, type LeadEvent } from './store.ts'

const day_ms = 86_400_000

/** The last event that was told of, and when it happened: older events may be forgotten. */
type Place = Pick<LeadEvent, 'seq' | 'at'>

/** Names the epoch of the site's events where it has one: its sequence was continued otherwise before. */
const cursorOf = ({ seq, at }: Place, epoch: string | null): string =>
  Buffer.from(JSON.stringify(epoch === null ? [seq, at] : [seq, at, epoch])).toString('base64url')

function placeOf(q: PageQuery, site_epoch: string | null): Place | null {
  const key = afterKey(q, [2, 3])
  if (key === null) return null
  const [seq, at, epoch = null] = key
  if (typeof seq !== 'number' || typeof at !== 'number') throw invalid('/cursor', 'cursor_invalid')
  if (epoch !== site_epoch) throw problem('gone')
  return { seq, at }
}

/** The latest event of so many leads, in order, and how far was read. */
function latestOf(happenings: readonly LeadEvent[], leads_max: number): { latest: LeadEvent[]; read: number } {
  const latest = new Map<string, LeadEvent>()
  let read = 0
  for (const one of happenings) {
    if (!latest.has(one.lead_id) && latest.size === leads_max) break
    // Behind those that are there: the order is that of the latest change.
    latest.delete(one.lead_id)
    latest.set(one.lead_id, one)
    read += 1
  }
  return { latest: [...latest.values()], read }
}

async function leadsOf(db: Handle<'site'>, latest: readonly LeadEvent[]) {
  const rows = await leadRows.withIds(
    db,
    latest.map(({ lead_id }) => lead_id),
  )
  return new Map((await toLeads(db, [...rows.values()])).map(lead => [lead.id, lead]))
}

const mergedInto = async (db: Handle<'site'>, lead_ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  new Map((await mergesOfGone(db, lead_ids)).map(({ merged_lead_id, lead_id }) => [merged_lead_id, lead_id]))

export const listLeadChanges = query(contract.listLeadChanges, async (db, { query: q }, { now, site: { epoch } }) => {
  const place = placeOf(q, epoch)
  const { last } = await eventBounds(db)
  if (place === null) return { data: [], has_more: false, next_cursor: cursorOf({ seq: last, at: now() }, epoch) }
  const isOld = place.at < now() - limits.lead_events_kept_days * day_ms
  if (isOld || place.seq > last || place.seq < (await forgottenOfLeads(db))) throw problem('gone')
  const at_once = leadChangeLimits.lead_changes_events_at_once
  const happenings = await happeningsAfter(db, place.seq, at_once)
  const { latest, read } = latestOf(happenings, pageLimit(q))
  const leads = await leadsOf(db, latest)
  const merged = await mergedInto(
    db,
    latest.flatMap(({ lead_id }) => (leads.has(lead_id) ? [] : lead_id)),
  )
  const data = latest.map(one => {
    const lead = leads.get(one.lead_id)
    const { lead_id, at } = one
    const merged_into = merged.get(lead_id)
    return {
      lead_id,
      deleted: lead === undefined,
      ...(merged_into && { merged_into }),
      ...(lead && { lead }),
      at: toInstant(at),
      cursor: cursorOf(one, epoch),
    }
  })
  const end = happenings[read - 1] ?? place
  return { data, has_more: read < happenings.length || read === at_once, next_cursor: cursorOf(end, epoch) }
})
