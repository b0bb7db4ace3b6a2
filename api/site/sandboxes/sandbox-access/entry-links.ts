/** Links that let a lead in once, and whether they may enter now. */
import { randomBytes } from 'node:crypto'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Installation } from '../../../platform/features/context.ts'
import { linkToken } from '../../../platform/features/signed-link.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { hashSecret } from '../../../platform/identity/secrets.ts'
import { isOpen, noteSandbox, type SandboxRow, sandboxStatus } from '../sandboxes/rules.ts'
import { leadSandboxOpened } from './events.ts'
import { sandboxAccessLimits } from './limits.ts'
import { accessStatus } from './statuses.ts'
import * as store from './store.ts'

type Tx = Handle<'site'>
const day_ms = 86_400_000
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
export async function openAccess(tx: Tx, row: store.AccessRow, hash: string, context: WriteContext): Promise<boolean> {
  if (!(await store.useLink(tx, hash, context.now()))) return false
  await countOpening(tx, row, context)
  return true
}

/** Lets in who was given access by the form that they come from, once. */
export async function claimAccess(tx: Tx, id: string, context: WriteContext): Promise<boolean> {
  const row = await store.findAccess(tx, id)
  if (!row || row.opens > 0) return false
  await countOpening(tx, row, context)
  return true
}

async function countOpening(tx: Tx, row: store.AccessRow, context: WriteContext): Promise<void> {
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
  return (
    sandbox.machine_status !== 'deleting' && sandbox.machine_status !== 'asleep' && isOpen(sandboxStatus(offered, now))
  )
}
