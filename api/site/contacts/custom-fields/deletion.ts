/** Fields that were deleted: how long they can be restored, and what stands against it. */
import type { Handle } from '../../../platform/database/handle.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { customFieldLimits } from './limits.ts'
import { type FieldRow, findDeletedField, findFieldByName } from './store.ts'

const day_ms = 86_400_000
export const restorable_ms = customFieldLimits.custom_field_restorable_days * day_ms

/** The deleted field, if it can be restored still; 409 names the field that has its name now. */
export async function restorableField(db: Handle<'site'>, id: string, now: number): Promise<FieldRow> {
  const row = await findDeletedField(db, id)
  if (!row || (row.deleted_at ?? 0) < now - restorable_ms) throw problem('not_found')
  const namesake = await findFieldByName(db, row.name)
  if (namesake) {
    const blockers = [{ type: 'field', id: namesake.id, name: namesake.label }] as const
    throw problem('name_taken', { blockers: [...blockers] })
  }
  return row
}
