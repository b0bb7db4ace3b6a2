/** Templates and their versions as the API answers them. */

import { toInstant } from '../../../platform/runtime/clock.ts'
import { checkTemplate } from './check.ts'
import { contentsOf, type TranslatedTemplate } from './languages.ts'
import { hasUnsubscribeLink } from './rules.ts'
import type { TemplateRow, VersionSummary } from './store.ts'

/** Problems that keep a content from being used, in every language. */
export function problemsOf(row: TranslatedTemplate & { category: TemplateRow['category'] }, known: readonly string[]) {
  return contentsOf(row).flatMap((source, i) => {
    const at = i === 0 ? '' : `/translations/${i - 1}`
    const found = checkTemplate(source, known).map(({ code, pointer, name }) => ({ code, pointer: at + pointer, name }))
    return row.category === 'marketing' && !hasUnsubscribeLink(source)
      ? [...found, { code: 'no_unsubscribe_link' as const, pointer: `${at}/body_text`, name: 'unsubscribe_url' }]
      : found
  })
}

export const toTemplate = (row: TemplateRow, known: readonly string[]) => ({
  id: row.id,
  name: row.name,
  category: row.category,
  folder_id: row.folder_id,
  subject: row.subject,
  preheader: row.preheader,
  body_text: row.body_text,
  ...(row.document && { document: row.document }),
  translations: row.translations.map(({ document, ...said }) => ({ ...said, ...(document && { document }) })),
  enabled: row.enabled,
  has_unsubscribe_link: hasUnsubscribeLink(row),
  problems: problemsOf(row, known),
  content_version: row.content_version,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const toVersion = (row: VersionSummary, present: number) => ({
  content_version: row.number,
  is_present: row.number === present,
  category: row.category,
  subject: row.subject,
  preheader: row.preheader,
  languages: row.languages,
  created_at: toInstant(row.created_at),
})
