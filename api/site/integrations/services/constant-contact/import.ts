/** Many contacts in one call, as an activity of Constant Contact, whose state is asked for afterwards. */
import { toObject, toText } from '../call.ts'
import type { ActivityState, ContactChange } from '../service-client.ts'
import { readCustomNames, splitBirthday, splitFields, toValueText } from './contact-fields.ts'
import { type ConstantContactParts, callConstantContact } from './requests.ts'

/** Names of a contact's own fields that an import calls otherwise. */
const IMPORT_NAMES: Readonly<Record<string, string>> = { phone_number: 'phone' }

/** The activity's id. */
export async function importContacts(
  parts: ConstantContactParts,
  list_id: string,
  changes: readonly ContactChange[],
): Promise<string> {
  const hasCustom = changes.some(({ fields }) => Object.keys(splitFields(fields).custom).length > 0)
  const names = hasCustom ? await readCustomNames(parts) : new Map<string, string>()
  const import_data = changes.map(change => toImportRow(change, names))
  const body = { import_data, list_ids: [list_id] }
  const path = '/activities/contacts_json_import'
  const { json } = await callConstantContact(parts, { method: 'POST', path, body, scope: 'list' })
  return toText(toObject(json).activity_id)
}

function toImportRow({ email, fields }: ContactChange, names: ReadonlyMap<string, string>) {
  const { standard, custom } = splitFields(fields)
  const { birthday, ...rest } = standard
  const own = Object.entries(rest).map(([id, value]) => [IMPORT_NAMES[id] ?? id, toValueText(value ?? '')])
  const others = Object.entries(custom).flatMap(([id, value]) =>
    names.has(id) ? [[`cf:${names.get(id)}`, toValueText(value ?? '')]] : [],
  )
  return { email, ...Object.fromEntries([...own, ...others]), ...splitBirthday(birthday ?? null) }
}

const RUNNING = new Set(['initialized', 'processing'])

/** `activity_id` may be several: it is completed when all of them are. */
export async function readActivities(parts: ConstantContactParts, activity_id: string): Promise<ActivityState> {
  let failure_count = 0
  for (const id of activity_id.split(',')) {
    const path = `/activities/${encodeURIComponent(id)}`
    const activity = toObject((await callConstantContact(parts, { method: 'GET', path, scope: 'account' })).json)
    const state = toText(activity.state)
    if (RUNNING.has(state)) return { state: 'running' }
    if (state !== 'completed') return { state: 'failed', detail: `The activity ended as ${state}.` }
    const { error_count, cannot_add_to_list_count } = toObject(activity.status)
    failure_count += Number(error_count ?? 0) + Number(cannot_add_to_list_count ?? 0)
  }
  // Counts alone: whom they are about shows when the contacts are read again.
  return { state: 'completed', failure_count, failures: [] }
}
