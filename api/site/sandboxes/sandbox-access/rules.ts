/** Leads' access to sandboxes: given, extended, ended, and what follows from that. Other features call this. */
import { randomBytes } from 'node:crypto'
import type { Acting } from '../../../platform/acting.ts'
import { type Asking, roomFor } from '../../../platform/allowances/room.ts'
import type { Installation } from '../../../platform/context.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { enqueue, restart } from '../../../platform/jobs/jobs.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { hashSecret } from '../../../platform/secrets.ts'
import { linkToken } from '../../../platform/signed-link.ts'
import { saveColumns } from '../../contacts/leads/columns.ts'
import { findLead } from '../../contacts/leads/rules.ts'
import {
  cleanupMs,
  findSandbox,
  isOpen,
  noteSandbox,
  type SandboxRow,
  sandboxesAllowance,
  sandboxStatus,
  startRemoval,
  takeCopy,
} from '../sandboxes/rules.ts'
import {
  leadSandboxAssigned,
  leadSandboxDeleted,
  leadSandboxExtended,
  leadSandboxOpened,
  leadSandboxSpaceOver,
} from './events.ts'
import { sandboxAccessEmailJob, tendSandboxAccessJob } from './jobs.ts'
import { sandboxAccessLimits } from './limits.ts'
import { accessStatus, nextAct } from './states.ts'
import * as store from './store.ts'
import type { AccessSource } from './table.ts'

export { sandboxAccessLimits } from './limits.ts'
export { accessStatus } from './states.ts'
export { type AccessRow, findAccess, findPresent, isLinkOpen, useTicket } from './store.ts'

type Tx = Handle<'site'>
const hour_ms = 3_600_000
const day_ms = 24 * hour_ms

export async function existingAccess(db: Tx, id: string): Promise<store.AccessRow> {
  const row = await store.findAccess(db, id)
  if (!row) throw problem('not_found')
  return row
}

export interface Giving {
  lead_id: string
  source: AccessSource
  source_id: string | null
  /** 0: without end; undefined: as long as the sandbox says. */
  hours?: number | undefined
  email: boolean
}

/** Why a lead cannot be let in now; undefined where nothing stands against it. */
export function obstacleTo(sandbox: SandboxRow, now: number): 'activation' | 'space' | undefined {
  if (sandbox.state === 'deleting' || !isOpen(sandboxStatus(sandbox, now))) return 'activation'
  return sandbox.space_over && sandbox.lead_access === 'shared' ? 'space' : undefined
}

/** Gives access; the plan has room for it. */
export async function giveAccess(
  tx: Tx,
  sandbox: SandboxRow,
  giving: Giving,
  context: Acting,
): Promise<store.AccessRow> {
  const copy = sandbox.lead_access === 'copy' ? await takeCopy(tx, sandbox, context) : null
  const now = context.now()
  const hours = giving.hours ?? sandbox.user_data_expiry_hours
  const waiting = await store.findPresent(tx, sandbox.id, giving.lead_id)
  const row: store.AccessRow = {
    ...blank(sandbox, giving, context),
    ...(waiting && { id: waiting.id, version: waiting.version }),
    copy_id: copy?.id ?? null,
    given_at: now,
    expires_at: hours === 0 ? null : now + hours * hour_ms,
  }
  if (waiting) await store.changeAccess(tx, row.id, row)
  else await store.insertAccess(tx, row)
  await saveColumns(tx, giving.lead_id, { sandbox_id: sandbox.id })
  await context.emit(tx, leadSandboxAssigned, { lead_id: giving.lead_id, data: { sandbox_id: sandbox.id } })
  await enqueueTending(tx, row, sandbox, now)
  if (giving.email) await enqueueEmail(tx, row.id, now)
  return row
}

const blank = (
  sandbox: SandboxRow,
  { lead_id, source, source_id }: Giving,
  { newId, now }: Acting,
): store.AccessRow => ({
  id: newId('sandbox_access'),
  sandbox_id: sandbox.id,
  sandbox_name: sandbox.name,
  ...{ copy_id: null, lead_id, waits_for: null, source, source_id },
  ...{ given_at: now(), expires_at: null, ended_at: null, told_at: null, expired_at: null, deleted_at: null },
  ...{ mailed_at: null, first_opened_at: null, last_opened_at: null, opens: 0 },
  ...{ version: 1, updated_at: now() },
})

/**
 * What a campaign or a journey promises: access is given, or waits for what is missing. Who has access already is mailed a new link. True:
 * nothing is left to do.
 */
export async function giveOrWait(
  tx: Tx,
  { sandbox_id, giving, asking }: { sandbox_id: string; giving: Giving; asking: Asking },
  context: Acting,
): Promise<boolean> {
  const sandbox = await findSandbox(tx, sandbox_id)
  const lead = await findLead(tx, giving.lead_id)
  if (!sandbox || sandbox.state === 'deleting' || !lead) return true
  const there = await store.findPresent(tx, sandbox_id, giving.lead_id)
  if (there && there.waits_for === null) {
    if (giving.email && accessStatus(there, context.now()) !== 'expired') await mailAgain(tx, there, context.now())
    return true
  }
  const waits_for = obstacleTo(sandbox, context.now()) ?? (await lacksRoom(tx, sandbox, asking))
  if (waits_for === undefined) {
    await giveAccess(tx, sandbox, giving, context)
    return true
  }
  if (there) await store.changeAccess(tx, there.id, { waits_for, updated_at: context.now() })
  else await store.insertAccess(tx, { ...blank(sandbox, giving, context), waits_for })
  return false
}

async function lacksRoom(tx: Tx, { lead_access }: SandboxRow, asking: Asking): Promise<'room' | undefined> {
  if (lead_access === 'shared') return undefined
  return (await roomFor(tx, sandboxesAllowance, asking, 1)) < 1 ? 'room' : undefined
}

export const enqueueEmail = (tx: Tx, access_id: string, now: number): Promise<void> =>
  enqueue(tx, sandboxAccessEmailJob, { subject_id: access_id }, now)

/** Not so often that an address could be flooded. */
export async function mailAgain(tx: Tx, { id, mailed_at }: store.AccessRow, now: number): Promise<boolean> {
  const since = now - sandboxAccessLimits.sandbox_email_minutes_min * 60_000
  if (mailed_at !== null && mailed_at > since) return false
  await enqueueEmail(tx, id, now)
  return true
}

export async function enqueueTending(
  tx: Tx,
  row: store.AccessRow,
  sandbox: SandboxRow | undefined,
  now: number,
): Promise<void> {
  const next = nextAct(row, sandbox ? cleanupMs(sandbox) : 0)
  if (next) await restart(tx, tendSandboxAccessJob, { subject_id: row.id, due_at: next.at }, now)
}

/** From its end, or from now where that has passed. */
export async function extendAccess(
  tx: Tx,
  row: store.AccessRow,
  hours: number,
  context: Acting,
): Promise<store.AccessRow> {
  const now = context.now()
  const from = Math.max(row.ended_at === null ? (row.expires_at ?? now) : now, now)
  const set = { expires_at: from + hours * hour_ms, ended_at: null, expired_at: null, told_at: null, updated_at: now }
  await store.changeAccess(tx, row.id, set)
  const next = await existingAccess(tx, row.id)
  await enqueueTending(tx, next, await findSandbox(tx, row.sandbox_id), now)
  if (row.lead_id !== null) {
    await context.emit(tx, leadSandboxExtended, { lead_id: row.lead_id, data: { sandbox_id: row.sandbox_id } })
  }
  return next
}

/** Its links are dead, and its data goes: what is left says that it was. */
export async function deleteAccess(tx: Tx, row: store.AccessRow, context: Acting): Promise<void> {
  const now = context.now()
  await store.removeLinks(tx, row.id)
  const gone = { lead_id: null, copy_id: null, waits_for: null, deleted_at: now, updated_at: now }
  await store.changeAccess(tx, row.id, gone)
  const copy = row.copy_id === null ? undefined : await findSandbox(tx, row.copy_id)
  if (copy) await startRemoval(tx, copy, now)
  if (row.lead_id === null || !(await findLead(tx, row.lead_id))) return
  await showLatest(tx, row.lead_id)
  await context.emit(tx, leadSandboxDeleted, { lead_id: row.lead_id, data: { sandbox_id: row.sandbox_id } })
}

/** The lead shows the sandbox that it was given last. */
async function showLatest(tx: Tx, lead_id: string): Promise<void> {
  const rows = await store.accessesOfLeads(tx, [lead_id])
  await saveColumns(tx, lead_id, { sandbox_id: rows.at(-1)?.sandbox_id ?? null })
}

/** The machine is deleted: nobody enters it any more. */
export async function endAccessesTo(tx: Tx, sandbox_id: string, context: Acting): Promise<void> {
  for (const row of await store.accessesTo(tx, sandbox_id)) await deleteAccess(tx, row, context)
}

export async function tellSpaceOverTo(tx: Tx, sandbox_id: string, context: Acting): Promise<void> {
  for (const { lead_id, sandbox_id: offered } of await store.accessesTo(tx, sandbox_id)) {
    if (lead_id !== null) await context.emit(tx, leadSandboxSpaceOver, { lead_id, data: { sandbox_id: offered } })
  }
}

/** What a lead enters. */
export const enteredSandbox = (db: Tx, { copy_id, sandbox_id }: store.AccessRow): Promise<SandboxRow | undefined> =>
  findSandbox(db, copy_id ?? sandbox_id)

const nonce_octets = 16

/** A link that lets in once, kept by its hash. */
export async function newLink(
  tx: Tx,
  access_id: string,
  { site_id, key, config, now }: { site_id: string; key: Buffer; config: Installation['config']; now: number },
): Promise<{ url: string; expires_at: number }> {
  const nonce = randomBytes(nonce_octets).toString('base64url')
  const expires_at = now + sandboxAccessLimits.sandbox_link_days * day_ms
  await store.insertLink(tx, { hash: hashSecret(nonce), access_id, expires_at, used_at: null })
  const token = linkToken(key, 'sandbox', site_id, ['lead', access_id, nonce, String(expires_at)])
  return { url: `${config.public_url}/v1/public/sandbox-entries/${token}`, expires_at }
}

/** Lets in by a link, the first to come alone. */
export async function openAccess(tx: Tx, row: store.AccessRow, hash: string, context: Acting): Promise<boolean> {
  if (!(await store.useLink(tx, hash, context.now()))) return false
  await countOpening(tx, row, context)
  return true
}

/** Lets in who was given access by the form that they come from, once. */
export async function claimAccess(tx: Tx, id: string, context: Acting): Promise<boolean> {
  const row = await store.findAccess(tx, id)
  if (!row || row.opens > 0) return false
  await countOpening(tx, row, context)
  return true
}

async function countOpening(tx: Tx, row: store.AccessRow, context: Acting): Promise<void> {
  const now = context.now()
  const opens = row.opens + 1
  const set = { opens, first_opened_at: row.first_opened_at ?? now, last_opened_at: now, updated_at: now }
  await store.changeAccess(tx, row.id, set)
  await noteSandbox(tx, row.copy_id ?? row.sandbox_id, { last_accessed_at: now })
  if (row.lead_id !== null) {
    await context.emit(tx, leadSandboxOpened, { lead_id: row.lead_id, data: { sandbox_id: row.sandbox_id } })
  }
}

/** The user of a lead in a WordPress: no name, no address. */
export const leadKey = ({ id }: store.AccessRow): string => `lead-${id.slice(-key_characters)}`
const key_characters = 12

export const isEnterable = (row: store.AccessRow, sandbox: SandboxRow, source: SandboxRow | undefined, now: number) => {
  const status = accessStatus(row, now)
  if (status !== 'active' && status !== 'expiring') return false
  if (row.waits_for !== null) return false
  const offered = source ?? sandbox
  return sandbox.state !== 'deleting' && sandbox.state !== 'asleep' && isOpen(sandboxStatus(offered, now))
}
