/** What campaigns refer to: read once for all that are shown, and refused where it does not exist. */
import { inArray } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { dynamicAmong } from '../../contacts/audiences/rules.ts'
import { audiences } from '../../contacts/audiences/table.ts'
import { tags } from '../../contacts/tags/table.ts'
import { files } from '../../content/files/table.ts'
import { knownTo, popupFacts } from '../popups/rules.ts'
import type { CampaignParts } from './completeness.ts'
import type { Lookups } from './ports.ts'
import { activeWithAssistant, activeWithPopup, type CampaignRow } from './store.ts'

type Db = Handle<'site'>
type References = Pick<
  CampaignRow,
  'popup_id' | 'assistant_id' | 'sandbox_id' | 'file_id' | 'tag_ids' | 'audience_ids' | 'connection_id'
>

/** Those of the ids that exist. */
async function existing(db: Db, of: readonly Partial<References>[]): Promise<Set<string>> {
  const found = new Set<string>()
  for (const [table, ids] of [
    [tags, of.flatMap(one => one.tag_ids ?? [])],
    [audiences, of.flatMap(one => one.audience_ids ?? [])],
    [files, of.flatMap(one => one.file_id ?? [])],
  ] as const) {
    if (ids.length === 0) continue
    const rows = await db.select({ id: table.id }).from(table).where(inArray(table.id, ids))
    for (const { id } of rows) found.add(id)
  }
  return found
}

const nothing = {
  popup: undefined,
  popup_taken: false,
  assistant: undefined,
  connection: undefined,
  sandbox: undefined,
}

/** What each of the campaigns refers to. */
export async function knownToCampaigns(
  db: Db,
  rows: readonly CampaignRow[],
  { findAssistant, findConnection, findSandbox }: Lookups,
): Promise<(row: CampaignRow) => CampaignParts> {
  const ids = await existing(db, rows)
  const { types } = await knownTo(db, [])
  const known = new Map<string, CampaignParts>()
  for (const row of rows) {
    const { popup_id, assistant_id, connection_id, sandbox_id } = row
    const connection = connection_id === null ? undefined : await findConnection(db, connection_id)
    const sandbox = sandbox_id === null ? undefined : await findSandbox(db, sandbox_id)
    const common = { connection, sandbox, field_types: types, ids }
    if (row.lead_source === 'assistant') {
      const assistant = assistant_id === null ? undefined : await findAssistant(db, assistant_id)
      const other = assistant_id !== null && (await activeWithAssistant(db, assistant_id, row.id))
      known.set(row.id, { ...common, popup: undefined, assistant, popup_taken: Boolean(other) })
      continue
    }
    const popup = popup_id === null ? undefined : await popupFacts(db, popup_id)
    const popup_taken = popup !== undefined && (await activeWithPopup(db, popup.id, row.id)) !== undefined
    known.set(row.id, { ...common, popup, popup_taken, assistant: undefined })
  }
  return row => known.get(row.id) ?? { ...nothing, field_types: types, ids }
}

/** 422 at each thing named by a request that the site does not have. */
export async function requireReferences(
  db: Db,
  given: { [K in keyof References]?: References[K] | undefined },
  { findAssistant, findConnection, findSandbox }: Lookups,
) {
  const ids = await existing(db, [given as Partial<References>])
  const errors: FieldError[] = []
  const dynamic = new Set(await dynamicAmong(db, given.audience_ids ?? []))
  const lacks = (pointer: string, code = 'unknown_reference') => errors.push({ pointer, code })
  if (given.popup_id && !(await popupFacts(db, given.popup_id))) lacks('/popup_id')
  if (given.assistant_id && !(await findAssistant(db, given.assistant_id))) lacks('/assistant_id')
  if (given.connection_id && !(await findConnection(db, given.connection_id))) lacks('/connection_id')
  if (given.sandbox_id && !(await findSandbox(db, given.sandbox_id))) lacks('/sandbox_id')
  if (given.file_id && !ids.has(given.file_id)) lacks('/file_id')
  for (const list of ['tag_ids', 'audience_ids'] as const) {
    given[list]?.forEach((id, i) => {
      if (!ids.has(id)) lacks(`/${list}/${i}`)
      else if (dynamic.has(id)) lacks(`/${list}/${i}`, 'audience_dynamic')
    })
  }
  if (errors.length > 0) throw problem('validation_failed', { errors })
}
