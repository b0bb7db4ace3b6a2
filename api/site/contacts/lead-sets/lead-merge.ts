/** The tags and audiences of two leads that become one: it has those of both, and who had which is known for undoing. */
import { getTableName } from 'drizzle-orm'
import type { LeadMerge } from '../../../platform/features/lead-merge.ts'
import { leadSets } from './lead-sets-table.ts'

const sets = getTableName(leadSets)
const own = `select member_id from ${sets} where lead_id = ?`
const join = `
  insert into ${sets} (lead_id, type, member_id, at, source, source_id)
  select ?, type, member_id, at, source, source_id from ${sets} where lead_id = ?
  on conflict do nothing returning member_id`
const joining = `
  select count(*) from ${sets} where lead_id = ? and member_id not in (${own})`
const among = 'member_id in (select value from json_each(?))'
/** A set as a lead was in it: by what, and since when. */
type Had = [type: string, member_id: string, at: number, source: string | null, source_id: string | null]
const hadBy = `select type, member_id, at, source, source_id from ${sets} where lead_id = ?`
/**
 * The same of the one that stays where both are in it, and how the other was. It is in it by the other's from then on: what put
 * it there alone does not take it away.
 */
type SharedMembership = [...Had, at: number, source: string | null, source_id: string | null]
const sharedBy = `
  select o.type, o.member_id, o.at, o.source, o.source_id, t.at, t.source, t.source_id
  from ${sets} t join ${sets} o on o.lead_id = ? and o.type = t.type and o.member_id = t.member_id where t.lead_id = ?`
/** Only of what is as it is given first, and so was not given anew since. */
const reassign = `
  update ${sets} set at = e.value ->> 5, source = e.value ->> 6, source_id = e.value ->> 7 from json_each(?) e
  where lead_id = ? and ${sets}.type = e.value ->> 0 and member_id = e.value ->> 1
    and at = e.value ->> 2 and source is e.value ->> 3 and source_id is e.value ->> 4`
/** Of what the merged lead still has: what has been taken from it since stays taken. */
const giveBack = `
  insert into ${sets} (lead_id, type, member_id, at, source, source_id)
  select ?, e.value ->> 0, e.value ->> 1, e.value ->> 2, e.value ->> 3, e.value ->> 4 from json_each(?) e
  where exists (select 1 from ${sets} s where s.lead_id = ? and s.member_id = e.value ->> 1) on conflict do nothing`
/** Merges of earlier releases kept the ids alone. */
const giveBackIds = `
  insert into ${sets} (lead_id, type, member_id, at, source, source_id)
  select ?, type, member_id, at, source, source_id from ${sets} where lead_id = ? and ${among} on conflict do nothing`
const leave = `delete from ${sets} where lead_id = ? and ${among}`

const reversed = ([type, id, at, source, source_id, ...theirs]: SharedMembership) => [
  type,
  id,
  ...theirs,
  at,
  source,
  source_id,
]

export const mergingSets: LeadMerge = {
  what: 'tags_and_audiences',
  count: async (db, { from, into }) => Number((await db.one(joining, [from, into]))?.[0]),
  async move(tx, { from, into }) {
    const had = await tx.all<Had>(hadBy, [from])
    const shared = await tx.all<SharedMembership>(sharedBy, [into, from])
    const joined = (await tx.all<[string]>(join, [into, from])).map(([id]) => id)
    await tx.run(reassign, [JSON.stringify(shared), into])
    return [had, joined, shared]
  },
  async moveBack(tx, { from, into }, [had = [], joined = [], shared = []]) {
    const ids = (had as readonly (Had | string)[]).filter(one => typeof one === 'string')
    const rows = (had as readonly (Had | string)[]).filter(one => typeof one !== 'string')
    await tx.run(giveBack, [from, JSON.stringify(rows), into])
    await tx.run(giveBackIds, [from, into, JSON.stringify(ids)])
    await tx.run(leave, [into, JSON.stringify(joined)])
    await tx.run(reassign, [JSON.stringify((shared as SharedMembership[]).map(reversed)), into])
  },
}
