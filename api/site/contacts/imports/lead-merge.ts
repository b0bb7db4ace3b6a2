/** What became of the rows of imports whose lead was one with another for a while. */
import type { FilledField, LeadMerge, StoredValue } from '../../../platform/features/lead-merge.ts'
import { beforesSince, setBefores } from './rows-store.ts'
import type { Before, StoredPair } from './statuses.ts'

const toPair = (value: StoredValue | null): StoredPair | null => value && [value.text, value.number]

/** The former values are those that the lead has of its own, which the undo of the import gives back; the other's are no more its. */
function withOwn(before: Before, filled: readonly FilledField[]): Before {
  const next = structuredClone(before)
  for (const { is_own, id, given, before: own } of filled) {
    const change = is_own ? next.own?.[id] : undefined
    if (change?.[0] === given.text) change[0] = own?.text ?? null
    const custom = is_own ? undefined : next.custom?.[id]
    if (custom?.[0]?.[0] === given.text && custom[0][1] === given.number) custom[0] = toPair(own)
  }
  return next
}

/** Rows keep their lead, which is there again once the merge is undone. */
export const mergingRows: LeadMerge = {
  what: 'import_rows',
  count: async () => 0,
  move: async () => [],
  moveBack: async () => undefined,
  async separate(tx, { into, merge_id, filled }) {
    if (filled.length === 0) return []
    const rows = await beforesSince(tx, into, merge_id)
    await setBefores(
      tx,
      rows.map(row => ({ ...row, before: row.before && withOwn(row.before, filled) })),
    )
    return []
  },
}
