/** What is allowed with audiences and what follows; other features call these. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Cause } from '../../../platform/events/define.ts'
import { type Emit, emitMany, emitWith } from '../../../platform/events/emit.ts'
import type { InAction } from '../../../platform/features/context.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { problem, refusedAt } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { audiencesAllowance } from './allowances.ts'
import { audienceCreated, leadAudienceJoined, leadAudienceLeft } from './events.ts'
import { audienceLimits } from './limits.ts'
import * as store from './store.ts'
import { unsettledAudiences } from './unsettled.ts'

export { audiencesAllowance } from './allowances.ts'
/** For joins. */
export { leadAudiences } from './lead-audiences-table.ts'
export {
  type AudienceRow,
  audiencesNamed,
  type DynamicAudience,
  dynamicAmong,
  dynamicAudiences,
  hasDynamicAudiences,
  leadsOn,
  type Membership,
  memberships,
  settleFilter,
  unsettleFilter,
} from './store.ts'
export { audiencesIn, unsettledAudiences } from './unsettled.ts'

export { audiencesWithAudience } from './uses.ts'

type Db = Handle<'site'>

export async function existingAudience(db: Db, id: string): Promise<store.AudienceRow> {
  const row = await store.findAudience(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const audienceExists = async (db: Db, id: string): Promise<boolean> =>
  (await store.findAudience(db, id)) !== undefined

/** Refuses a name that another audience has. */
export async function requireFreeName(db: Db, name: string, own_id?: string): Promise<string> {
  const name_key = foldKey(name)
  const other = await store.findAudienceByKey(db, name_key)
  if (other && other.id !== own_id) throw refusedAt('/name', 'name_taken')
  return name_key
}

/** Whether an audience is there and has no lead, which cannot be said of one that is not settled. */
export const isEmptyAudience = async (db: Db, id: string): Promise<boolean> =>
  (await audienceExists(db, id)) &&
  !(await store.hasLeads(db, id)) &&
  (await unsettledAudiences(db)).every(audience => audience.id !== id)

/** 422 at the first id that names no audience of the site. */
export async function requireAudiences(db: Db, ids: readonly string[], pointer = '/audience_ids'): Promise<void> {
  if (ids.length === 0) return
  const known = new Set(await store.knownAudiences(db, ids))
  const errors = ids.flatMap((id, i) =>
    known.has(id) ? [] : [{ pointer: `${pointer}/${i}`, code: 'unknown_reference' }],
  )
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** Whether its filter alone says who is on it. */
export const isDynamic = async (db: Db, id: string): Promise<boolean> => (await store.dynamicAmong(db, [id])).length > 0

/** The same where leads are to be put on them: 422 at a dynamic one too, which nobody is put on. */
export async function requireStaticAudiences(db: Db, ids: readonly string[], pointer = '/audience_ids'): Promise<void> {
  await requireAudiences(db, ids, pointer)
  const dynamic = new Set(await store.dynamicAmong(db, ids))
  const errors = ids.flatMap((id, i) =>
    dynamic.has(id) ? [{ pointer: `${pointer}/${i}`, code: 'audience_dynamic' }] : [],
  )
  if (errors.length > 0) throw problem('validation_failed', { errors })
}

/** 409 for a dynamic audience: its filter alone says who is on it. */
export function requireStatic({ filter }: store.AudienceRow): void {
  if (filter !== null) throw problem('audience_dynamic')
}

/** Each change of a lead is held against the filters: 422 for one audience too many. */
export async function requireRoom(db: Db): Promise<void> {
  const maximum = audienceLimits.dynamic_audiences_max
  if ((await store.dynamicAudiences(db)).length < maximum) return
  throw problem('validation_failed', { errors: [{ pointer: '/filter', code: 'too_many', values: { maximum } }] })
}

/** Makes an audience, of which the site has none of that name yet. */
export async function addAudience(
  tx: Db,
  { name, description = '' }: { name: string; description?: string | undefined },
  { newId, now, emit, requireRoom: requirePlanned }: WriteContext & Pick<InAction, 'requireRoom'>,
): Promise<string> {
  await requirePlanned(tx, audiencesAllowance)
  const [id, at] = [newId('audience'), now()]
  const name_key = await requireFreeName(tx, name)
  await store.insertAudience(tx, { id, name, name_key, description, created_at: at, updated_at: at })
  await emit(tx, audienceCreated, { subject_id: id })
  return id
}

/** Adds a lead to audiences and emits an event for each that is new. Audiences that no longer exist are skipped. */
export async function joinAudiences(tx: Db, lead_id: string, audience_ids: readonly string[], at: number, emit: Emit) {
  const joined: string[] = []
  for (const audience_id of audience_ids) {
    if (!(await store.addToAudience(tx, lead_id, audience_id, at))) continue
    joined.push(audience_id)
    await emit(tx, leadAudienceJoined, { lead_id, data: { audience_id } })
  }
  return joined
}

/** Adds many leads to an audience in one statement; emits events for the new members and answers them. */
export async function joinManyLeads(
  tx: Db,
  lead_ids: readonly string[],
  audience_id: string,
  at: number,
  emit: Emit,
): Promise<string[]> {
  const joined = await store.addLeadsToAudience(tx, lead_ids, audience_id, at)
  const data = { audience_id }
  await emitMany(emit, tx, leadAudienceJoined, joined, data)
  return joined
}

/** Removes many leads from an audience in one statement; emits events for those that were members and answers them. */
export async function leaveManyLeads(
  tx: Db,
  lead_ids: readonly string[],
  audience_id: string,
  emit: Emit,
): Promise<string[]> {
  const left = await store.takeLeadsFromAudience(tx, lead_ids, audience_id)
  const data = { audience_id }
  await emitMany(emit, tx, leadAudienceLeft, left, data)
  return left
}

/** Puts leads back on an audience as they were before, and emits events for those that were not there. */
export async function rejoinManyLeads(
  tx: Db,
  former: readonly { lead_id: string; at: number }[],
  audience_id: string,
  emit: Emit,
): Promise<void> {
  for (const lead_id of await store.putMemberships(tx, former, audience_id)) {
    await emit(tx, leadAudienceJoined, { lead_id, data: { audience_id } })
  }
}

/** Who joined and who left dynamic audiences, in two statements; `how` says of a lead whether that starts journeys. */
export async function changeMemberships(
  tx: Db,
  { joining, leaving }: { joining: readonly store.Membership[]; leaving: readonly store.Membership[] },
  { at, emit, how }: { at: number; emit: Emit; how: (lead_id: string) => Cause },
): Promise<{ joined: number; left: number }> {
  const joined = await store.insertMemberships(tx, joining, at)
  const left = await store.deleteMemberships(tx, leaving)
  for (const [event, list] of [
    [leadAudienceJoined, joined],
    [leadAudienceLeft, left],
  ] as const) {
    for (const [lead_id, audience_id] of list)
      await emitWith(emit, how(lead_id))(tx, event, { lead_id, data: { audience_id, by_filter: true } })
  }
  return { joined: joined.length, left: left.length }
}
