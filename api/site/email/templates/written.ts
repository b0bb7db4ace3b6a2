/** Templates that the product makes and writes: what is imported, and texts that it brings. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { WriteContext } from '../../../platform/features/write-context.ts'
import { type FieldError, problem } from '../../../platform/problem/problem.ts'
import { type GivenContent, readContent, requireContent } from './content.ts'
import { templateCreated, templateUpdated } from './events.ts'
import { freeName, requireFreeName } from './free-name.ts'
import { existingTemplate, listVariables } from './known.ts'
import * as store from './store.ts'

type Db = Handle<'site'>

export interface NewTemplate extends GivenContent {
  name: string
  category: store.TemplateRow['category']
}

/** Creates a template under a free name; answers the errors if its content is invalid. */
export async function addTemplate(
  tx: Db,
  { name, category, ...given }: NewTemplate,
  { newId, now, emit }: WriteContext,
): Promise<string | FieldError[]> {
  const { content, errors } = await readContent(tx, given, await listVariables(tx))
  if (errors.length > 0) return errors
  const [id, at] = [newId('template'), now()]
  const name_key = await requireFreeName(tx, name)
  const first = { enabled: true, content_version: 1, version: 1, created_at: at, updated_at: at }
  await store.insertTemplate(tx, { id, name, name_key, category, folder_id: null, ...content, ...first })
  await emit(tx, templateCreated, { subject_id: id })
  return id
}

/** Under its name, or a numbered one. */
export async function writeTemplate(tx: Db, given: NewTemplate, acting: WriteContext): Promise<string> {
  const written = await addTemplate(tx, { ...given, name: await freeName(tx, given.name) }, acting)
  if (typeof written !== 'string') throw problem('validation_failed', { errors: written })
  return written
}

/** Another content, as a new version. */
export async function rewriteTemplate(
  tx: Db,
  id: string,
  given: GivenContent,
  { now, emit }: WriteContext,
): Promise<void> {
  const row = await existingTemplate(tx, id)
  const content = await requireContent(tx, given, await listVariables(tx))
  const next = { ...row, ...content, content_version: row.content_version + 1, updated_at: now() }
  await store.keepContent(tx, next)
  const { id: _id, version: _version, ...set } = next
  await store.saveTemplate(tx, row.id, set)
  await emit(tx, templateUpdated, { subject_id: row.id })
}
