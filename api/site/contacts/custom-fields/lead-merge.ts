/** The values of two leads that become one: own ones stay, unless the other's are asked for. */
import type { Handle } from '../../../platform/database/handle.ts'
import type { FilledField, LeadMerge, Merge, MergeParts } from '../../../platform/features/lead-merge.ts'
import { dropValue, listValueRows, namesOfAllFields, putValueRows, type ValueRow } from './store.ts'

const isSame = (one: ValueRow | undefined, other: ValueRow): boolean =>
  one?.text === other.text && one?.number === other.number

/** The values of both, and those of the lead that goes that the other takes. */
async function takenBy(db: Handle<'site'>, { from, into, take }: Merge) {
  const [theirs, own] = [await listValueRows(db, [from]), await listValueRows(db, [into])]
  const names = await namesOfAllFields(db)
  const has = new Set(own.map(({ field_id }) => field_id))
  const isTaken = ({ field_id }: ValueRow) => !has.has(field_id) || take.has(`custom_fields.${names.get(field_id)}`)
  return { theirs, own, taken: theirs.filter(isTaken) }
}

const toStored = ({ text, text_key, number }: ValueRow) => ({ text, text_key, number })

/** The fields that a merge filled, by what it moved. */
export async function filledFields(db: Handle<'site'>, moved: MergeParts): Promise<FilledField[]> {
  const [, taken = [], replaced = []] = moved as ValueRow[][]
  if (taken.length === 0) return []
  const names = await namesOfAllFields(db)
  return taken.map(row => {
    const former = replaced.find(({ field_id }) => field_id === row.field_id)
    const [id, name] = [row.field_id, names.get(row.field_id) ?? '']
    return { is_own: false, id, name, given: toStored(row), before: former ? toStored(former) : null }
  })
}

export const customFieldsFeature = 'site/contacts/custom-fields'

export const mergingValues: LeadMerge = {
  what: 'custom_fields',
  count: async (db, merge) => (await takenBy(db, merge)).taken.length,
  async move(tx, merge) {
    const { theirs, own, taken } = await takenBy(tx, merge)
    await putValueRows(
      tx,
      taken.map(row => ({ ...row, lead_id: merge.into })),
    )
    const replaced = own.filter(({ field_id }) => taken.some(one => one.field_id === field_id))
    return [theirs, taken, replaced]
  },
  async moveBack(tx, { from, into }, moved) {
    const [theirs = [], taken = [], replaced = []] = moved as ValueRow[][]
    const fields = await namesOfAllFields(tx)
    const present = new Map((await listValueRows(tx, [into])).map(row => [row.field_id, row]))
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
