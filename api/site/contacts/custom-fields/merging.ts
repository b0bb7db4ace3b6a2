/** The values of two leads that become one: own ones stay, unless the other's are asked for. */
import { eq } from 'drizzle-orm'
import type { LeadMerging } from '../../../platform/features/merging.ts'
import { dropValue, namesOfAllFields, putValueRows, type ValueRow, valueRowsOf } from './store.ts'
import { leadValues } from './values-table.ts'

const isSame = (one: ValueRow | undefined, other: ValueRow): boolean =>
  one?.text === other.text && one?.number === other.number

export const mergingValues: LeadMerging = {
  what: 'custom_fields',
  count: (db, lead_id) => db.$count(leadValues, eq(leadValues.lead_id, lead_id)),
  async move(tx, { from, into, take }) {
    const [theirs, own] = [await valueRowsOf(tx, [from]), await valueRowsOf(tx, [into])]
    const names = await namesOfAllFields(tx)
    const has = new Set(own.map(({ field_id }) => field_id))
    const taken = theirs.filter(
      ({ field_id }) => !has.has(field_id) || take.has(`custom_fields.${names.get(field_id)}`),
    )
    await putValueRows(
      tx,
      taken.map(row => ({ ...row, lead_id: into })),
    )
    const replaced = own.filter(({ field_id }) => taken.some(one => one.field_id === field_id))
    return [theirs, taken, replaced]
  },
  async moveBack(tx, { from, into }, moved) {
    const [theirs = [], taken = [], replaced = []] = moved as ValueRow[][]
    const fields = await namesOfAllFields(tx)
    const present = new Map((await valueRowsOf(tx, [into])).map(row => [row.field_id, row]))
    for (const row of taken) {
      // What has been changed since stays.
      if (!isSame(present.get(row.field_id), row)) continue
      const former = replaced.find(({ field_id }) => field_id === row.field_id)
      if (former) await putValueRows(tx, [former])
      else await dropValue(tx, into, row.field_id)
    }
    const kept = theirs.filter(({ field_id }) => fields.has(field_id))
    await putValueRows(
      tx,
      kept.map(row => ({ ...row, lead_id: from })),
    )
  },
}
