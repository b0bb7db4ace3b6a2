/**
 * The business's sandbox: a WordPress with posts of its own, which three leads have access to: one who is in it, one whose time is about to
 * end, one whose data waits for its clean-up. Where nothing runs WordPress here, it says so with the command, and is built once it is retried.
 */
import { createHash } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { archiveEnd, storedEntries } from '../../platform/files/table-files/archive.ts'
import { enqueue } from '../../platform/jobs/jobs.ts'
import { foldKey } from '../../platform/schemas/schemas.ts'
import { saveColumns } from '../../site/contacts/lead-records/columns.ts'
import { leads } from '../../site/contacts/lead-records/table.ts'
import { findRuntime } from '../../site/sandboxes/drivers/rules.ts'
import { tendSandboxAccessJob } from '../../site/sandboxes/sandbox-access/jobs.ts'
import { sandboxAccesses } from '../../site/sandboxes/sandbox-access/table.ts'
import { buildSandboxJob } from '../../site/sandboxes/sandboxes/jobs.ts'
import { sandboxes } from '../../site/sandboxes/sandboxes/table.ts'
import { day_ms, type Past, type Tx } from './past.ts'

const hour_ms = 3_600_000
const made_days_ago = 30
const access_days = 7

export interface SeededBlueprint {
  sandbox_id: string
  sha256: string
  bytes: Buffer
}

/** When each was given access, and what the clock has done since. */
const states = [
  { given_days_ago: 1, opens: 2, marks: [] },
  { given_days_ago: 6.5, opens: 5, marks: ['told_at', 'expiring_at'] },
  { given_days_ago: 9, opens: 1, marks: ['told_at', 'expiring_at', 'expired_at'] },
] as const

export async function writeSandbox(tx: Tx, past: Past): Promise<SeededBlueprint> {
  const { business, newId, now, installation } = past
  const { name, title, posts } = business.sandbox
  const content = posts.map(post => ({ type: 'post', ...post }))
  const parts = storedEntries({ 'blueprint.json': JSON.stringify({ settings: { blogname: title }, content }) })
  const bytes = Buffer.concat([parts.bytes, archiveEnd(parts.entries, parts.bytes.length)])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const id = newId('sandbox')
  const found = findRuntime(installation.config.sandboxes)
  const machine =
    'missing' in found
      ? ({ machine_status: 'failed', task: 'create', failure: found.missing } as const)
      : ({ machine_status: 'creating', task: 'create', failure: null } as const)
  const at = now - made_days_ago * day_ms
  const life = { user_data_expiry_hours: access_days * 24, cleanup_after: 7, cleanup_unit: 'days' } as const
  await tx.insert(sandboxes).values({
    ...{ id, name, name_key: foldKey(name), type: 'wordpress', lead_access: 'shared' },
    ...{ handle: `${name.toLowerCase()}-${id.slice(-5)}`, pool_size: 0, size_gb: 1, space_over: false },
    ...machine,
    ...life,
    ...{ driver_facts: { blueprint: sha256 }, username: '', control_panel_username: '' },
    ...{ created_at: at, updated_at: at },
  })
  if (machine.machine_status === 'creating') await enqueue(tx, buildSandboxJob, { subject_id: id }, now)
  await writeAccesses(tx, id, past)
  return { sandbox_id: id, sha256, bytes }
}

async function writeAccesses(tx: Tx, sandbox_id: string, { business, newId, now }: Past): Promise<void> {
  const rows = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(eq(leads.mailability, 'subscribed'))
    .orderBy(desc(leads.registered_at), desc(leads.id))
    .limit(states.length)
  for (const [i, { id: lead_id }] of rows.entries()) {
    const machine_status = states[i]
    if (!machine_status) continue
    const { given_days_ago, opens, marks } = machine_status
    const given_at = now - given_days_ago * day_ms
    const expires_at = given_at + access_days * day_ms
    const opened = { first_opened_at: given_at + hour_ms, last_opened_at: given_at + opens * hour_ms, opens }
    const moments = { told_at: expires_at - day_ms, expiring_at: expires_at - 0.1 * access_days * day_ms }
    const carried = Object.fromEntries(
      marks.map(mark => [mark, mark === 'expired_at' ? expires_at : Math.min(now, moments[mark])]),
    )
    const id = newId('sandbox_access')
    await tx.insert(sandboxAccesses).values({
      ...{ id, sandbox_id, sandbox_name: business.sandbox.name, lead_id, source: 'manual' },
      ...{ given_at, expires_at, mailed_at: given_at, updated_at: given_at },
      ...opened,
      ...carried,
    })
    await saveColumns(tx, lead_id, { sandbox_id })
    await enqueue(tx, tendSandboxAccessJob, { subject_id: id }, now)
  }
}
