/** What the business writes: texts and blocks, sorted into folders, with the block that several may have. */
import { foldKey } from '../../platform/schemas/schemas.ts'
import { insertSavedBlock } from '../../site/email/saved-blocks/store.ts'
import { insertTemplateFolder } from '../../site/email/template-folders/store.ts'
import { requireContent } from '../../site/email/templates/content.ts'
import { variablesOf } from '../../site/email/templates/rules.ts'
import { insertTemplate } from '../../site/email/templates/store.ts'
import type { Business, DocumentParts, SeedContent } from '../businesses/business.ts'
import { type FurnishContext, idOf, type SiteContents, type Tx } from './made.ts'

const contentOf = ({ subject, preheader, body_text, document }: SeedContent, parts: DocumentParts) => ({
  ...{ subject, preheader, body_text, document: document?.(parts) ?? null },
})

export async function furnishTemplates(
  tx: Tx,
  { templates, saved_block }: Business,
  { newId }: FurnishContext,
  { at, pictures }: SiteContents,
): Promise<Map<string, string>> {
  const life = { version: 1, created_at: at, updated_at: at }
  const named = (name: string) => ({ name, name_key: foldKey(name) })
  const folders = new Map<string, string>()
  for (const { folder } of templates) {
    if (folders.has(folder)) continue
    const id = newId('template_folder')
    await insertTemplateFolder(tx, { id, ...named(folder), ...life })
    folders.set(folder, id)
  }
  const saved_block_id = newId('saved_block')
  await insertSavedBlock(tx, { id: saved_block_id, ...named(saved_block.name), blocks: saved_block.blocks, ...life })
  const parts: DocumentParts = { saved_block_id, image: name => idOf(pictures, name) }
  const variables = await variablesOf(tx)
  const ids = new Map<string, string>()
  for (const { key, name, category, folder, translation, ...own } of templates) {
    const id = newId('template')
    const translations = translation ? [{ language: translation.locale, ...contentOf(translation, parts) }] : []
    const content = await requireContent(tx, { ...contentOf(own, parts), translations }, variables)
    const folder_id = idOf(folders, folder)
    await insertTemplate(tx, {
      ...{ id, ...named(name), category, ...content, folder_id },
      ...{ enabled: true, content_version: 1, ...life },
    })
    ids.set(key, id)
  }
  return ids
}
