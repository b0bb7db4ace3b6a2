/** What imports under way use of other features: asked before that is deleted. Drafts are asked again when they begin. */
import type { Handle } from '../../../platform/database/handle.ts'
import { operationsUnderWay } from '../../../platform/features/operations/rules.ts'
import type { Blocker } from '../../../platform/problem/problem.ts'
import { fieldById } from '../custom-fields/rules.ts'
import { type ImportRow, importsAmong } from './store.ts'

type Db = Handle<'site'>

/** Imports that are being checked, imported or undone. */
async function working(db: Db, uses: (row: ImportRow) => boolean): Promise<Blocker[]> {
  const subjects = (await operationsUnderWay(db)).flatMap(({ subject_id }) => subject_id ?? [])
  const rows = await importsAmong(db, [...new Set(subjects)])
  return rows.filter(uses).map(({ id, name }) => ({ type: 'import', id, name }))
}

export const importsWithTag = (db: Db, id: string): Promise<Blocker[]> =>
  working(db, ({ tag_ids }) => tag_ids.includes(id))

export const importsWithAudience = (db: Db, id: string): Promise<Blocker[]> =>
  working(db, ({ audience_ids }) => audience_ids.includes(id))

export async function importsWritingTo(db: Db, field_id: string): Promise<Blocker[]> {
  const written = await fieldById(db, field_id)
  return written ? working(db, ({ mapping }) => mapping.some(({ field }) => field === written.name)) : []
}
