/** Making a draft: by hand, from a copy, from a definition. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { InAction } from '../../../platform/features/context.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import type { JourneyDocument } from '../journey-records/rules.ts'
import { findByName, insertJourney, type JourneyRow, requireFreeName } from '../journey-records/rules.ts'

type Tx = Handle<'site'>

interface NewDraft {
  name: string
  description: string
  document: JourneyDocument
}

/** Stores a draft under a name that is free. */
export async function draftNamed(
  tx: Tx,
  { name, description, document }: NewDraft,
  { newId, now }: Pick<InAction, 'newId' | 'now'>,
): Promise<JourneyRow> {
  const row: JourneyRow = {
    id: newId('journey'),
    name,
    name_key: await requireFreeName(tx, name),
    description,
    status: 'draft',
    paused_at: null,
    throttled_at: null,
    document,
    published_version: null,
    published_at: null,
    enrolls_after: 0,
    has_unpublished_changes: true,
    version: 1,
    created_at: now(),
    updated_at: now(),
  }
  await insertJourney(tx, row)
  return row
}

/** The name itself, or `Welcome (2)`, `Welcome (3)`: the first that is free. */
export async function freeName(db: Tx, name: string): Promise<string> {
  if (!(await findByName(db, foldKey(name)))) return name
  const stem = name.replace(/ \(\d+\)$/, '').slice(0, limits.name_characters_max - 10)
  for (let n = 2; ; n++) {
    const copy = `${stem} (${n})`
    if (!(await findByName(db, foldKey(copy)))) return copy
  }
}
