/** The endpoints on leads' access to sandboxes. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context } from '../../../platform/features/context.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { invalid, problem } from '../../../platform/problem/problem.ts'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { findLead, type LeadSummary, summariesOf, summaryOf } from '../../contacts/lead-records/rules.ts'
import {
  cleanupMs,
  existingSandbox,
  isOpen,
  requireActivated,
  type SandboxRow,
  sandboxesAllowance,
  sandboxesByIds,
  sandboxStatus,
} from '../sandboxes/rules.ts'
import * as contract from './contract.ts'
import {
  deleteAccess,
  enqueueTending,
  existingAccess,
  extendAccess,
  giveAccess,
  mailAgain,
  newLink,
  obstacleTo,
} from './rules.ts'
import { accessEnd, accessStatus } from './statuses.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

/** Many rows with what is read for all of them at once. */
async function toAccesses(db: Db, rows: readonly store.AccessRow[], now: number) {
  const sandboxes = await sandboxesByIds(
    db,
    rows.flatMap(({ sandbox_id, copy_id }) => (copy_id === null ? [sandbox_id] : [sandbox_id, copy_id])),
  )
  const leads = await summariesOf(
    db,
    rows.flatMap(({ lead_id }) => lead_id ?? []),
  )
  return (row: store.AccessRow) => {
    const offered = sandboxes.get(row.sandbox_id)
    const entered = row.copy_id === null ? offered : sandboxes.get(row.copy_id)
    return toAccess(row, { offered, entered, lead: leads.get(row.lead_id ?? '') ?? summaryOf(undefined), now })
  }
}

interface Around {
  offered: SandboxRow | undefined
  entered: SandboxRow | undefined
  lead: LeadSummary
  now: number
}

function toAccess(row: store.AccessRow, { offered, entered, lead, now }: Around) {
  const wait = offered && cleanupMs(offered)
  const end = accessEnd(row)
  const status = accessStatus(row, now)
  return {
    id: row.id,
    sandbox_id: row.sandbox_id,
    sandbox_name: offered?.name ?? row.sandbox_name,
    copy_id: row.copy_id,
    lead_id: row.lead_id,
    lead,
    status: status === 'none' ? ('deleted' as const) : status,
    ...(entered && row.deleted_at === null && { machine_status: entered.machine_status }),
    ...(row.waits_for !== null && { waits_for: row.waits_for }),
    used_bytes: entered?.used_bytes ?? null,
    source: row.source,
    given_at: toInstant(row.given_at),
    expires_at: toInstantOrNull(end),
    cleanup_at: toInstantOrNull(end === null || wait === null || wait === undefined ? null : end + wait),
    first_opened_at: toInstantOrNull(row.first_opened_at),
    last_opened_at: toInstantOrNull(row.last_opened_at),
    opens: row.opens,
    version: row.version,
  }
}

const answer = async (db: Db, id: string, now: number) => {
  const row = await existingAccess(db, id)
  return (await toAccesses(db, [row], now))(row)
}

export const listSandboxAccesses = query(contract.listSandboxAccesses, async (db, { query: q }, { now }) => {
  const { sandbox_id, lead_id } = q
  const rows = await store.pageOfAccesses(db, { ...listPage(q), sandbox_id, lead_id })
  return page(q, rows, row => listKey(q)({ id: row.id, created_at: row.given_at }), await toAccesses(db, rows, now()))
})

export const getSandboxAccess = query(contract.getSandboxAccess, (db, { params }, { now }) =>
  answer(db, params.access_id, now()),
)

export const assignSandbox = action(contract.assignSandbox, async (tx, { params, body }, context) => {
  const sandbox = await existingSandbox(tx, params.sandbox_id)
  const now = context.now()
  if (!(await findLead(tx, body.lead_id))) throw invalid('/lead_id', 'unknown_reference')
  requireActivated(sandbox, now)
  if (obstacleTo(sandbox, now) === 'space') throw problem('sandbox_space_over')
  const there = await store.findPresent(tx, sandbox.id, body.lead_id)
  if (there && there.waits_for === null) throw problem('sandbox_already_assigned')
  if (sandbox.lead_access === 'copy') await context.requireRoom(tx, sandboxesAllowance)
  const source = context.actor.type === 'api_key' ? ('api' as const) : ('manual' as const)
  const giving = { lead_id: body.lead_id, source, source_id: null, hours: body.hours, email: body.send_email ?? true }
  const row = await giveAccess(tx, sandbox, giving, context)
  return answer(tx, row.id, now)
})

export const extendSandboxAccess = action(contract.extendSandboxAccess, async (tx, { params, body }, context) => {
  const row = await existingAccess(tx, params.access_id)
  requirePresent(row)
  requireActivated(await existingSandbox(tx, row.sandbox_id), context.now())
  await extendAccess(tx, row, body.hours, context)
  return answer(tx, row.id, context.now())
})

/** What is deleted does not come back. */
function requirePresent({ deleted_at }: store.AccessRow): void {
  if (deleted_at !== null) throw problem('transition_not_allowed', { values: { status: 'deleted' } })
}

export const endSandboxAccess = action(contract.endSandboxAccess, async (tx, { params }, context) => {
  const row = await existingAccess(tx, params.access_id)
  requirePresent(row)
  const now = context.now()
  if (accessStatus(row, now) !== 'expired') {
    await store.removeLinks(tx, row.id)
    await store.changeAccess(tx, row.id, { ended_at: now, updated_at: now })
    await enqueueTending(tx, await existingAccess(tx, row.id), await existingSandbox(tx, row.sandbox_id), now)
  }
  return answer(tx, row.id, now)
})

export const deleteSandboxAccess = action(contract.deleteSandboxAccess, async (tx, { params }, context) => {
  const row = await existingAccess(tx, params.access_id)
  if (row.deleted_at === null) await deleteAccess(tx, row, context)
})

/** The lead can enter it, or will be able to. */
async function requireOpen(db: Db, row: store.AccessRow, now: number): Promise<void> {
  const sandbox = await existingSandbox(db, row.sandbox_id)
  const status = accessStatus(row, now)
  if ((status === 'active' || status === 'expiring') && isOpen(sandboxStatus(sandbox, now))) return
  throw problem('sandbox_not_activated')
}

export const sendSandboxAccess = action(contract.sendSandboxAccess, async (tx, { params }, context) => {
  const row = await existingAccess(tx, params.access_id)
  await requireOpen(tx, row, context.now())
  if (!(await mailAgain(tx, row, context.now()))) throw problem('too_many_requests', { retry_after_seconds })
  return answer(tx, row.id, context.now())
})

const retry_after_seconds = 120

const ready = async (_input: unknown, { installation, site }: Context) => ({
  key: await installation.databases.siteKey(site.id),
  config: installation.config,
})

export const createSandboxLink = action(contract.createSandboxLink, ready, async (tx, { params }, context, about) => {
  const row = await existingAccess(tx, params.access_id)
  await requireOpen(tx, row, context.now())
  const { url, expires_at } = await newLink(tx, row.id, { ...about, site_id: context.site.id, now: context.now() })
  return { url, expires_at: toInstant(expires_at) }
})
