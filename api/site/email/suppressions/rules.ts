/** Suppressing addresses, and asking whether one is; other features call these. */

import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import type { ErasedPerson } from '../../../platform/features/connections.ts'
import type { WriteContext as InSite } from '../../../platform/features/write-context.ts'
import { problem } from '../../../platform/problem/problem.ts'
import type { NewId } from '../../../platform/runtime/ids.ts'
import { emailKey } from '../../../platform/schemas/schemas.ts'
import type { StatedSuppression, Suppressing as SuppressingPort } from '../../contacts/email-status/rules.ts'
import type { LeadRow } from '../../contacts/lead-records/rules.ts'
import { leads } from '../../contacts/lead-records/table.ts'
import { addressesOfLeads, personHash, subscribedThoughWithdrawn } from '../../contacts/mailability/rules.ts'
import { suppressionCreated, suppressionRemoved } from './events.ts'
import * as hashes from './hashes-store.ts'
import { coverRivals, endSuppressions, pickNew, recordSuppressions } from './record.ts'
import * as store from './store.ts'
import type { suppressions } from './table.ts'

type Db = Handle<'site'>
type Row = typeof suppressions.$inferSelect

export { formerReason, type SuppressionReason } from './store.ts'
/** For joins. */
export { suppressions } from './table.ts'

/** Nobody reads email at an address that bounces; the others still get email that they asked for themselves. */
export const stopsEverything = (reason: store.SuppressionReason): boolean => reason === 'hard_bounce'

export async function existingSuppression(db: Db, id: string): Promise<Row> {
  const row = await store.findSuppression(db, id)
  if (!row) throw problem('not_found')
  return row
}

export interface NewSuppression extends Pick<Row, 'reason' | 'source' | 'email_id'> {
  address: string
  evidence: string
  /** The import that says so, and since when. */
  operation_id?: string | null
  since?: number | null
}

interface SuppressionContext {
  newId: NewId
  now: number
  emit: Emit
}

/** Suppresses addresses for what came back from them; a weaker reason than the present one changes nothing. */
export async function suppressAddresses(
  tx: Db,
  given: readonly NewSuppression[],
  { newId, now, emit }: SuppressionContext,
): Promise<void> {
  if (given.length === 0) return
  const rows = given.map(({ address, evidence, operation_id = null, since, ...rest }) => ({
    ...{
      ...rest,
      id: newId('suppression'),
      email: address,
      email_key: emailKey(address),
      note: '',
      operation_id,
    },
    ...{ evidence: evidence.slice(0, 1_000), created_at: Math.min(since ?? now, now) },
  }))
  for (const { id, holds } of await recordSuppressions(tx, rows, emit))
    if (holds) await emit(tx, suppressionCreated, { subject_id: id, at: now })
}

/** The same for one. */
export const suppressAddress = (tx: Db, given: NewSuppression, acting: SuppressionContext): Promise<void> =>
  suppressAddresses(tx, [given], acting)

/**
 * The person has confirmed by email that they want it: earlier unsubscriptions of every address that they had end; a
 * bounce or a complaint stays.
 */
export async function endUnsubscriptions(
  tx: Db,
  lead: Pick<LeadRow, 'id' | 'email_key'>,
  { now, emit }: InSite,
): Promise<void> {
  const key = await store.hashingKey(tx)
  const email_keys = (await addressesOfLeads(tx, [lead])).map(({ email_key }) => email_key)
  const addressByHash = new Map(key ? email_keys.map(one => [personHash(key, one), one]) : [])
  const said = await store.listStanding(tx, email_keys, [...addressByHash.keys()])
  const ended = said.filter(({ reason }) => reason === 'unsubscribed')
  const ids = ended.map(({ id }) => id)
  await endSuppressions(tx, ids, { removed_at: now(), removed_by: null, removal_note: '' }, emit, addressByHash)
  for (const { id, removed_at } of ended)
    if (removed_at === null) await emit(tx, suppressionRemoved, { subject_id: id })
}

/** Why these leads get no email, by lead: their suppressions, and addresses that were left before they had them. */
export async function suppressedLeads(
  db: Db,
  lead_ids: readonly string[],
): Promise<ReadonlyMap<string, store.SuppressionReason>> {
  const shown = await shownSuppressions(db, lead_ids)
  return new Map([...shown].map(([lead_id, { reason }]) => [lead_id, reason]))
}

/** The same with the moment, as leads show it. */
export async function shownSuppressions(
  db: Db,
  lead_ids: readonly string[],
): Promise<ReadonlyMap<string, { reason: store.SuppressionReason; since: number | null }>> {
  const found = new Map(await suppressionsOfLeads(db, lead_ids))
  for (const lead_id of await subscribedThoughWithdrawn(db, lead_ids)) {
    if (!found.has(lead_id)) found.set(lead_id, { reason: 'unsubscribed', since: null })
  }
  return found
}

/**
 * Those of the leads of whom SQL cannot say that they are suppressed: by the hash that was kept of an erased person who had
 * their address. The same as `suppressedLeads` finds by hashes.
 */
export async function leadsSuppressedByHash(db: Db, which: SQL | undefined): Promise<string[]> {
  const key = await hashes.keyOfHashes(db)
  if (!key) return []
  const found: string[] = []
  for await (const page of hashes.pagesOfLeads(db, which)) {
    const leadOf = new Map(page.map(lead => [personHash(key, lead[1]), lead]))
    for (const { hash, is_withdrawal } of await hashes.hashesAmong(db, [...leadOf.keys()])) {
      const [id, , mailability] = leadOf.get(hash) ?? []
      if (id !== undefined && (!is_withdrawal || mailability === 'subscribed')) found.push(id)
    }
  }
  return [...found, ...(await formerlySuppressed(db, key, which)).keys()]
}

/** By lead: what was said at an address that it had before, and of whose words the hash alone is left. A bounce is the address's own. */
async function formerlySuppressed(db: Db, key: Buffer, which: SQL | undefined) {
  const leadsOf = Map.groupBy(await hashes.findFormerAddresses(db, which), ([, email_key]) =>
    personHash(key, email_key),
  )
  const reasons = leadsOf.size > 0 ? await store.wordsByHash(db, [...leadsOf.keys()]) : []
  return new Map(
    [...reasons].flatMap(([hash, reason]) => (leadsOf.get(hash) ?? []).map(([lead_id]) => [lead_id, reason] as const)),
  )
}

/**
 * These leads' suppressions, by lead; those of erased people too, who may have come again. What is known of an address itself says more than
 * what was said at former ones, so that none of it changes as somebody else is erased.
 */
export async function suppressionsOfLeads(
  db: Db,
  lead_ids: readonly string[],
): Promise<ReadonlyMap<string, { reason: store.SuppressionReason; since: number | null }>> {
  const addresses = await store.addressesOfLeads(db, lead_ids)
  const found = new Map(
    addresses.flatMap(({ lead_id, reason, since }) => (reason ? [[lead_id, { reason, since }] as const] : [])),
  )
  const addFormer = () => {
    for (const { lead_id, former_reason: reason } of addresses)
      if (reason && !found.has(lead_id)) found.set(lead_id, { reason, since: null })
  }
  const key = addresses.length > 0 ? await store.hashingKey(db) : undefined
  if (!key) {
    addFormer()
    return found
  }
  const leadOf = new Map(addresses.map(({ lead_id, email_key }) => [personHash(key, email_key), lead_id]))
  for (const [hash, reason] of await store.reasonsByHash(db, [...leadOf.keys()])) {
    const lead_id = leadOf.get(hash)
    if (lead_id !== undefined && !found.has(lead_id)) found.set(lead_id, { reason, since: null })
  }
  addFormer()
  const asked = inArray(leads.id, sql`(select value from json_each(${JSON.stringify(lead_ids)}))`)
  for (const [lead_id, reason] of await formerlySuppressed(db, key, asked)) {
    if (!found.has(lead_id)) found.set(lead_id, { reason, since: null })
  }
  return found
}

/** What is known of people outlasts them, without their addresses. */
export async function eraseAddresses(tx: Db, people: readonly ErasedPerson[]): Promise<void> {
  const addresses = await store.addressesOfErased(tx, people)
  await coverRivals(tx, addresses)
  await store.replaceAddresses(tx, addresses)
}

/** Whether nothing at all may go to an address. */
export async function isDeadAddress(db: Db, key: Buffer, address: string): Promise<boolean> {
  const email_key = emailKey(address)
  const row = await store.findActive(db, { email_key, hash: personHash(key, email_key) })
  return row !== undefined && stopsEverything(row.reason)
}

const stated = ({ at, ...suppression }: StatedSuppression) => ({ ...suppression, since: at ?? null, email_id: null })

/** What files and other systems say, with what they say of it. */
export const statedSuppressions: SuppressingPort = {
  suppress: (tx, given, by, { newId, now, emit }) =>
    suppressAddresses(
      tx,
      given.map(one => ({ ...stated(one), ...by })),
      { newId, now: now(), emit },
    ),
  async newOnes(db, given, operation_id) {
    if (given.length === 0) return new Map()
    const rows = given.map(one => ({ one, reason: one.reason, email_key: emailKey(one.address), operation_id }))
    return new Map([...(await pickNew(db, rows))].map(([{ one }, holds]) => [one, holds]))
  },
  suppressionsOfLeads,
  async release(tx, operation_id, limit, { now, emit }) {
    const ids = await store.activeOfOperation(tx, operation_id, { after: '', limit })
    if (ids.length > 0) await endSuppressions(tx, ids, { removed_at: now(), removed_by: null, removal_note: '' }, emit)
  },
}
