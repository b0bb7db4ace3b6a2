/** Template folders for the templates in them. */
import type { Handle } from '../../../platform/database/handle.ts'
import { invalid, problem, refusedAt } from '../../../platform/problem/problem.ts'
import { foldKey } from '../../../platform/schemas/schemas.ts'
import { findTemplateFolder, findTemplateFolderByKey, type TemplateFolderRow } from './store.ts'

export { templateFolderCounts } from './ports.ts'

type Db = Handle<'site'>

export async function existingTemplateFolder(db: Db, id: string): Promise<TemplateFolderRow> {
  const row = await findTemplateFolder(db, id)
  if (!row) throw problem('not_found')
  return row
}

/** Refuses a folder that is not there, where one was given. */
export async function requireFolder(db: Db, folder_id: string | null | undefined): Promise<void> {
  if (folder_id && !(await findTemplateFolder(db, folder_id))) throw invalid('/folder_id', 'unknown_reference')
}

export async function requireFreeName(db: Db, name: string, own_id?: string): Promise<string> {
  const name_key = foldKey(name)
  const other = await findTemplateFolderByKey(db, name_key)
  if (other && other.id !== own_id) throw refusedAt('/name', 'name_taken')
  return name_key
}
