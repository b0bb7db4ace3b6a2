/** Takes out the leads that an import made, as long as nothing has happened to them since. */

import { getTableName } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { events as eventsTable } from '../../../platform/events/table.ts'
import type { Connections } from '../../../platform/features/connections.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { consents, replacePeople } from '../consents/rules.ts'
import { leadValues } from '../custom-fields/rules.ts'
import { audienceDues } from '../dynamic-audiences/rules.ts'
import { leadRows } from '../lead-records/rules.ts'
import { leadSets } from '../lead-sets/rules.ts'
import { eraseLeads } from '../leads/rules.ts'
import { personHash } from '../mailability/rules.ts'
import { removeTagsOfLeads } from '../tags/rules.ts'
import { forgetLeads } from './rows-store.ts'
import { importRows } from './rows-table.ts'
import type { ImportRow } from './store.ts'
import { touchedSince } from './untouched.ts'

type Db = Handle<'site'>

interface RemovalContext {
  /** The site's. */
  key: Buffer
  context: WriteContext
  connections: Connections
}

/** The tables that an import writes for a lead, and what goes with its row. */
const ownTables = [leadSets, leadValues, consents, eventsTable, importRows, audienceDues].map(getTableName)

/** Answers those that stay, since something happened to them. */
export async function removeMade(
  tx: Db,
  { tag_ids, audience_ids, import_operation_id }: ImportRow,
  made: readonly string[],
  { key, context, connections }: RemovalContext,
): Promise<string[]> {
  if (made.length === 0) return []
  const [touched, held] = await Promise.all([
    touchedSince(tx, made, { tag_ids, audience_ids, import_operation_id }),
    leadRows.heldBeside(tx, made, ownTables),
  ])
  const [staying, going] = split(made, id => touched.has(id))
  const [entangled, bare] = split(going, id => held.has(id))
  // Leads with runs: every feature removes its own rows.
  const erasing = { ...context, erasePeople: connections.erase.bind(connections) }
  await eraseLeads(tx, [...(await leadRows.withIds(tx, entangled)).values()], key, erasing, 'undone')
  await removeBare(tx, await leadRows.listAddresses(tx, bare), key, context)
  return staying
}

async function removeBare(
  tx: Db,
  leads: readonly leadRows.AddressOfLead[],
  key: Buffer,
  { emit }: WriteContext,
): Promise<void> {
  const people = leads.map(({ id, email_key }) => ({
    lead_id: id,
    hash: personHash(key, email_key),
    email_keys: [email_key],
  }))
  const ids = leads.map(({ id }) => id)
  await removeTagsOfLeads(tx, ids)
  await replacePeople(tx, people)
  await forgetLeads(tx, ids)
  await leadRows.remove(tx, people, emit)
}

function split<T>(all: readonly T[], fits: (one: T) => boolean): [T[], T[]] {
  const parts = Map.groupBy(all, fits)
  return [parts.get(true) ?? [], parts.get(false) ?? []]
}
