/** Bulk statements for imports: a few for each group of leads, whatever its size. */
import type { Handle } from '../../../platform/database/handle.ts'
import { insertInto, rowsOf, updateOfRows } from '../../../platform/database/statements.ts'
import type { Emit } from '../../../platform/events/emit.ts'
import { leadErased } from './events.ts'
import { foldedFields, ownFieldNames } from './fields.ts'
import { originColumns } from './origin-columns.ts'
import type { LeadRow } from './store.ts'
import { leads } from './table.ts'

type Db = Handle<'site'>

const byIds = rowsOf(leads, 'where id in (select value from json_each(?))')

export async function withIds(db: Db, ids: readonly string[]): Promise<Map<string, LeadRow>> {
  const rows = await db.all(byIds, [JSON.stringify(ids)])
  return new Map(rows.map(row => [row.id, row]))
}

const insertMany = insertInto(leads)

export const insert = async (tx: Db, rows: readonly LeadRow[]): Promise<void> => void (await tx.run(insertMany, rows))

/** What follows from where somebody came, what was verified, and what they did: all of it begins with its default. */
const insertUnseen = insertInto(
  leads,
  ...(Object.keys(originColumns) as (keyof typeof originColumns)[]),
  ...(['email_validity', 'email_score', 'email_score_parts', 'email_disposable', 'email_free'] as const),
  ...(['email_role_based', 'email_checked_at', 'confirmation', 'confirmation_asked_at', 'confirmed_at'] as const),
  ...(['last_contacted_at', 'last_submission_id', 'opens', 'clicks'] as const),
  ...(['last_opened_at', 'last_clicked_at', 'replies', 'last_replied_at', 'version'] as const),
)

/** New leads of whom nothing is known but their own fields. */
export const insertFresh = async (tx: Db, rows: readonly LeadRow[]): Promise<void> =>
  void (await tx.run(insertUnseen, rows))

const saved = [
  ...ownFieldNames,
  ...foldedFields.map(field => `${field}_key` as const),
  ...(['last_name_sort', 'search_key', 'mailability', 'unsubscribed_at', 'version', 'updated_at'] as const),
] satisfies (keyof LeadRow)[]
const saveMany = updateOfRows('leads', 'id', saved, saved.map(name => `"${name}" = e."${name}"`).join(', '))

/** Writes own fields and the subscription of leads that are known. */
export async function save(tx: Db, rows: readonly LeadRow[]): Promise<void> {
  await tx.run(
    saveMany,
    rows.map(row => [row.id, ...saved.map(name => row[name])]),
  )
}

export type AddressOfLead = Pick<LeadRow, 'id' | 'email_key' | 'mailability'>
const addresses = 'select id, email_key, mailability from leads where id in (select value from json_each(?))'

export async function listAddresses(db: Db, ids: readonly string[]): Promise<AddressOfLead[]> {
  const rows = await db.all<[string, string, LeadRow['mailability']]>(addresses, [JSON.stringify(ids)])
  return rows.map(([id, email_key, mailability]) => ({ id, email_key, mailability }))
}

const known = 'select id from leads where id in (select value from json_each(?))'

/** Those of the ids that are leads. */
export async function knownAmong(db: Db, ids: readonly string[]): Promise<Set<string>> {
  return new Set((await db.all(known, [JSON.stringify(ids)])).map(([id]) => String(id)))
}

/** Goes with the lead. */
const search_rows = 'lead_search_rows'
const namingLeads = `
  select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'lead_id' where m.type = 'table'`
/** Read once: the files of all sites have the schema of this release. */
let naming: string[] | undefined

/**
 * The leads that rows of tables other than these refer to. Which tables refer to leads is read from the schema, so that
 * a new table cannot be forgotten here.
 */
export async function heldBeside(db: Db, ids: readonly string[], tables: readonly string[]): Promise<Set<string>> {
  naming ??= (await db.all<[string]>(namingLeads, [])).map(([name]) => name)
  const names = naming.flatMap(name =>
    tables.includes(name) || name === search_rows ? [] : `select lead_id from "${name}" where lead_id in asked`,
  )
  const found = `with asked as materialized (select value from json_each(?)) ${names.join(' union ')}`
  return new Set((await db.all<[string]>(found, [JSON.stringify(ids)])).map(([id]) => id))
}

const removeMany = 'delete from leads where id in (select value from json_each(?))'

/** Deletes leads that no other table refers to, and emits their events. */
export async function remove(tx: Db, people: readonly { lead_id: string; hash: string }[], emit: Emit): Promise<void> {
  await tx.run(removeMany, [JSON.stringify(people.map(({ lead_id }) => lead_id))])
  for (const { lead_id, hash } of people) await emit(tx, leadErased, { lead_id, data: { hash } })
}
