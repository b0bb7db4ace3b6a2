/** The endpoints on visitors. What browsers report comes in through public/events. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { leadNoted } from '../lead-records/events.ts'
import type { Touch } from '../lead-records/rules.ts'
import { existingLead, originFields, summariesOf, summaryOf } from '../lead-records/rules.ts'
import * as contract from './contract.ts'
import { takeFromLead, tellLead } from './lead-merge.ts'
import { linkVisitor as link } from './rules.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

const touchOnWire = (touch: Touch) => ({ ...touch, at: toInstant(touch.at) })

type Leads = Awaited<ReturnType<typeof summariesOf>>

const leadsFor = (db: Db, rows: readonly store.VisitorRow[]): Promise<Leads> =>
  summariesOf(
    db,
    rows.flatMap(({ lead_id }) => lead_id ?? []),
  )

const toVisitor = (row: store.VisitorRow, leads: Leads) => ({
  uuid: row.id,
  lead_id: row.lead_id,
  ...(row.lead_id && { lead: leads.get(row.lead_id) ?? summaryOf(undefined) }),
  ...(row.known_by && { known_by: row.known_by }),
  linked_at: toInstantOrNull(row.linked_at),
  first_visit: toInstant(row.first_seen_at || (row.linked_at ?? 0)),
  last_visit: toInstant(row.last_seen_at || (row.linked_at ?? 0)),
  visits: row.visits,
  pages: row.pages,
  time_on_pages_ms: row.visible_ms,
  interactions: row.interactions,
  country_code: row.country,
  ...(row.device && { device: row.device }),
  platform: row.platform,
  browser: row.browser,
  language: row.language,
  timezone: row.timezone,
  referrer_url: row.first_touch?.referrer ?? null,
  is_robot: row.is_robot,
  ...(row.first_touch && { first_touch: touchOnWire(row.first_touch) }),
  ...(row.last_touch && { last_touch: touchOnWire(row.last_touch) }),
  traits: row.traits ?? {},
})

const toVisit = (row: store.VisitRow) => ({
  type: row.name === null ? ('page' as const) : ('custom' as const),
  at: toInstant(row.at),
  name: row.name,
  page_url: row.page_url,
  title: row.title,
  referrer: row.referrer,
  ...(row.properties && { properties: row.properties }),
  visible_ms: row.visible_ms,
  interactions: row.interactions,
})

async function shown(db: Db, id: string) {
  const row = await existing(db, id)
  return toVisitor(row, await leadsFor(db, [row]))
}

async function existing(db: Db, id: string): Promise<store.VisitorRow> {
  const row = await store.findVisitor(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const listVisitors = query(contract.listVisitors, async (db, { query: q }) => {
  const { lead_id, known, robots = false, country_code: country } = q
  const wanted = { lead_id, known, robots, country }
  const rows = await store.pageOfVisitors(db, wanted, listPage(q, ['number', 'string']))
  const names = await leadsFor(db, rows)
  return page(
    q,
    rows,
    row => listKey(q, [row.last_seen_at, row.id])({ id: row.id, created_at: row.first_seen_at }),
    row => toVisitor(row, names),
  )
})

export const getVisitor = query(contract.getVisitor, (db, { params }) => shown(db, params.visitor_id))

export const listVisits = query(contract.listVisits, async (db, { params, query: q }) => {
  await existing(db, params.visitor_id)
  const rows = await store.pageOfVisits(db, params.visitor_id, listPage(q, ['number']))
  return page(q, rows, row => listKey(q)({ id: row.seq, at: row.at }), toVisit)
})

const origin = Object.keys(originFields)

/** Takes from the browser's lead, if it has one, what the browser told of it. */
async function unlink(tx: Db, row: store.VisitorRow, emit: Emit): Promise<void> {
  if (row.lead_id === null) return
  await takeFromLead(tx, row, row.lead_id)
  await emit(tx, leadNoted, { lead_id: row.lead_id, data: { fields: origin } })
}

/** The history names the lead: a browser's lasting id does not outlive its row. */
export const linkVisitor = action(contract.linkVisitor, async (tx, { params, body }, { now, emit, auditAs }) => {
  const row = await existing(tx, params.visitor_id)
  const lead = await existingLead(tx, body.lead_id)
  auditAs(lead.id)
  if (row.lead_id !== lead.id) await unlink(tx, row, emit)
  await link(tx, row.id, lead.id, 'owner', now())
  await tellLead(tx, row, lead.id)
  await emit(tx, leadNoted, { lead_id: lead.id, data: { fields: origin } })
  return shown(tx, row.id)
})

export const unlinkVisitor = action(contract.unlinkVisitor, async (tx, { params }, { emit, auditAs }) => {
  const row = await existing(tx, params.visitor_id)
  auditAs(row.lead_id)
  await unlink(tx, row, emit)
  return shown(tx, row.id)
})

export const deleteVisitor = action(contract.deleteVisitor, async (tx, { params }, context) => {
  const row = await existing(tx, params.visitor_id)
  context.auditAs(row.lead_id)
  await unlink(tx, row, context.emit)
  await context.eraseVisitors(tx, [row.id])
  await store.removeVisitor(tx, row.id)
})
