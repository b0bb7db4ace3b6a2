/** Sets that leads belong to: declared by the features that keep them, read by filters and facts under their name. */
import { getTableName, type SQL, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import type { LeadSet } from '../../../platform/features/feature.ts'
import { leads } from './table.ts'

let declared: readonly LeadSet[] = []

/** Called once, by composition, before any site is opened. */
export function declareLeadSets(sets: readonly LeadSet[]): void {
  declared = sets
}

export const leadSet = (name: string): LeadSet | undefined => declared.find(set => set.name === name)

/** How rows beside the lead's own are looked at: `all` of them once, or those of `each` lead by their key. */
export type Look = 'all' | 'each'

/** Whether a lead has such a member in the set; without a test, any. False for a set that no feature declares. */
export function inLeadSet(set: LeadSet | undefined, test?: (member: SQL) => SQL, look: Look = 'all'): SQL {
  if (!set) return sql`0`
  const tested = test?.(sql`${set.member}`)
  if (look === 'each')
    return sql`exists (${rowsOfSet(set, sql`1`)} and lead_id = ${leads.id}${tested && sql` and ${tested}`})`
  return sql`(${leads.id} in (${rowsOfSet(set, sql`lead_id`)}${tested && sql` and ${tested}`}))`
}

/** A query of the rows of a set, to which further conditions can be added. */
export const rowsOfSet = ({ member, where = 'true' }: LeadSet, selected: SQL): SQL =>
  sql`select ${selected} from ${member.table} where ${sql.raw(where)}`

/** The members that these leads have in a set, each once; of a set that no feature declares there are none. */
export async function membersOfLeads(
  db: Handle<'site'>,
  name: string,
  lead_ids: readonly string[],
): Promise<Map<string, string[]>> {
  const set = leadSet(name)
  if (!set) return new Map()
  const rows = await db.all<[string, string]>(sql`
    ${rowsOfSet(set, sql`distinct lead_id, ${set.member}`)}
    and lead_id in (select value from json_each(${JSON.stringify(lead_ids)})) order by 2`)
  const found = new Map<string, string[]>()
  for (const [lead_id, id] of rows) found.set(lead_id, [...(found.get(lead_id) ?? []), id])
  return found
}

/** The members that a lead has in each set, for `json_object`. */
export const leadSetMembers = (): string =>
  declared
    .map(({ name, member, where = 'true' }) => {
      const table = getTableName(member.table)
      const members = `select json_group_array("${member.name}") from "${table}" where lead_id = leads.id and ${where}`
      return `, '${name}', json((${members}))`
    })
    .join('')
