/** A value of a custom field that is given for a known lead: fills an empty field, or replaces what is there. */
import type { Handle } from '../../../platform/database/handle.ts'
import { type FieldValue, fieldByName, parseFieldValue, readValue, writeValue } from '../custom-fields/rules.ts'

type Db = Handle<'site'>
type CustomOutcome = 'unknown' | 'differs' | 'changed' | 'same'

export async function refreshCustom(
  tx: Db,
  lead_id: string,
  name: string,
  given: FieldValue,
  overwrite: boolean,
): Promise<CustomOutcome> {
  const field = await fieldByName(tx, name)
  const parsed = field ? parseFieldValue(field, given) : undefined
  if (!field || !parsed?.ok) return 'unknown'
  if (parsed.value === null) return 'same'
  if (!overwrite) {
    const there = await readValue(tx, lead_id, field)
    if (there !== null) return there === parsed.value ? 'same' : 'differs'
  }
  const written = await writeValue(tx, lead_id, field, given)
  return written.ok && written.changed ? 'changed' : 'same'
}
