/** Keywords as the API answers them. */
import { toInstant } from '../../../platform/runtime/clock.ts'
import type { KeywordRow } from './store.ts'
import { writtenParts } from './written.ts'

export const toSummary = (row: KeywordRow) => ({
  id: row.id,
  assistant_id: row.assistant_id,
  language: row.language,
  keyword: row.keyword,
  secondary_keywords: row.secondary_keywords,
  page_id: row.page_id,
  written: writtenParts.filter(part => row[part] !== null),
  operation_id: row.operation_id,
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})

export const toKeyword = (row: KeywordRow) => ({
  ...toSummary(row),
  ...(row.brief && { brief: row.brief }),
  ...(row.outline && { outline: row.outline }),
  ...(row.draft && { draft: row.draft }),
})
