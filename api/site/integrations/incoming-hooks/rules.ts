/** What is allowed with incoming hooks and what follows; taking calls in is asked from here. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { hashSecret, newPathSecret, unwrapSecret, wrapSecret } from '../../../platform/identity/secrets.ts'
import { enqueueAllNow } from '../../../platform/jobs/jobs.ts'
import { Problem, problem } from '../../../platform/problem/problem.ts'
import { requireStaticAudiences } from '../../contacts/audiences/rules.ts'
import { fieldById, fieldsOfSite, given_password } from '../../contacts/custom-fields/rules.ts'
import { makeNewFields, passwordColumns, requireTargets } from '../../contacts/imports/rules.ts'
import { requireTags } from '../../contacts/tags/rules.ts'
import { incomingCallJob } from './jobs.ts'
import { incomingHookLimits } from './limits.ts'
import { isReady, type SourceTarget, toImportMapping } from './mapping.ts'
import type { ReceivedValue } from './statuses.ts'
import { allHooks, type CallRow, countHooks, findCall, findHook, type HookRow, waitingCalls } from './store.ts'

export { isMapped, isReady } from './mapping.ts'
export { receiveCall } from './receive.ts'
export type { ReceivedValue } from './statuses.ts'
export { findHookBySecret } from './store.ts'

type Db = Handle<'site'>

const secret_purpose = 'incoming_hook'

export async function existingHook(db: Db, id: string): Promise<HookRow> {
  const row = await findHook(db, id)
  if (!row) throw problem('not_found')
  return row
}

export async function existingCall(db: Db, hook_id: string, id: string): Promise<CallRow> {
  const row = await findCall(db, id)
  if (row?.hook_id !== hook_id) throw problem('not_found')
  return row
}

export async function requireRoom(db: Db): Promise<void> {
  const maximum = incomingHookLimits.incoming_hooks_max
  if ((await countHooks(db)) < maximum) return
  throw problem('validation_failed', { errors: [{ pointer: '', code: 'too_many', values: { maximum } }] })
}

export function newAddressSecret(key: Buffer): Pick<HookRow, 'secret' | 'secret_hash'> {
  const secret = newPathSecret()
  return { secret: wrapSecret(key, secret_purpose, secret), secret_hash: hashSecret(secret) }
}

export const addressOf = (
  { secret }: Pick<HookRow, 'secret'>,
  { key, public_url, site_id }: { key: Buffer; public_url: string; site_id: string },
): string => `${public_url}/v1/public/sites/${site_id}/incoming-hooks/${unwrapSecret(key, secret_purpose, secret)}`

/** 422 at what names nothing of the site. Makes the fields that the mapping makes. */
export async function requireSettings(
  tx: Db,
  { mapping, tag_ids, audience_ids }: Partial<Pick<HookRow, 'mapping' | 'tag_ids' | 'audience_ids'>>,
  context: WriteContext,
): Promise<void> {
  if (tag_ids) await requireTags(tx, tag_ids)
  if (audience_ids) await requireStaticAudiences(tx, audience_ids)
  if (!mapping) return
  const { columns, mapping: targets } = toImportMapping(mapping)
  await makeNewFields(tx, targets, context)
  try {
    await requireTargets(tx, targets, { columns })
  } catch (error) {
    if (!(error instanceof Problem) || !error.details.errors) throw error
    const errors = error.details.errors.map(one => ({ ...one, pointer: one.pointer.replace(/\/column$/, '/source') }))
    throw problem('validation_failed', { errors })
  }
}

/** The mapping as it is stored: what it makes is made. */
export const withoutNewFields = (mapping: readonly SourceTarget[]): SourceTarget[] =>
  mapping.map(({ new_field: _, ...target }) => target)

/** Has all calls that wait become leads. */
export async function takeWaiting(tx: Db, hook: HookRow, now: number): Promise<void> {
  if (!isReady(hook)) return
  const jobs = (await waitingCalls(tx, hook.id)).map(subject_id => ({ subject_id }))
  if (jobs.length > 0) await enqueueAllNow(tx, incomingCallJob, jobs, now)
}

/** Values of fields that hold passwords, once they have been read, are kept by the lead alone. */
export async function withoutPasswords(
  db: Db,
  values: readonly ReceivedValue[],
  mapping: readonly SourceTarget[],
): Promise<ReceivedValue[]> {
  const hidden = passwordColumns(toImportMapping(mapping).mapping, await fieldsOfSite(db))
  const sources = new Set(mapping.flatMap(({ source }, at) => (hidden.has(at) ? [source] : [])))
  return values.map(one => (sources.has(one.source) && one.value !== '' ? { ...one, value: given_password } : one))
}

async function hooksUsing(db: Db, uses: (row: HookRow) => boolean) {
  return (await allHooks(db)).filter(uses).map(({ id, name }) => ({ type: 'incoming_hook', id, name }))
}

export const hooksWithTag = (db: Db, id: string) => hooksUsing(db, ({ tag_ids }) => tag_ids.includes(id))
export const hooksWithAudience = (db: Db, id: string) => hooksUsing(db, ({ audience_ids }) => audience_ids.includes(id))
export async function hooksWritingTo(db: Db, field_id: string) {
  const written = await fieldById(db, field_id)
  return written ? hooksUsing(db, ({ mapping }) => mapping.some(({ field }) => field === written.name)) : []
}
