/** A source of knowledge on the wire. */

import { z } from '@hono/zod-openapi'
import { toInstant, toInstantOrNull } from '../../../platform/runtime/clock.ts'
import { enumOf, enumWith } from '../../../platform/schemas/enum-of.ts'
import { id, instant, version } from '../../../platform/schemas/schemas.ts'
import type { Locale } from '../../../platform/texts/messages/messages.ts'
import type { SourceRow } from '../knowledge-records/rules.ts'
import { sourceLanguage } from '../knowledge-records/rules.ts'
import { sourceFormats, sourceTypes } from '../knowledge-records/table.ts'
import { readingWarnings } from '../passages/rules.ts'
import { problemOf, warningOf } from './problems.ts'

const count = z.int().min(0)
export const knowledgeProblem = z.object({ code: z.string(), text: z.string() }).openapi('KnowledgeProblem')

export const knowledgeWarning = z
  .object({ code: z.enum(readingWarnings), text: z.string() })
  .openapi('KnowledgeWarning', {
    description:
      '`page_text_small`: next to nothing of what stands on the page could be told to be its text. `document_cut`: the document is longer than what is read of one.',
  })

export const sourceType = enumWith(sourceTypes, {
  url: 'One web page.',
  urls: 'Several web pages.',
  sitemap: 'The web pages that a sitemap lists.',
  file: 'A file that was uploaded.',
  video: 'The subtitles of a video.',
  pages: 'Pages of this site.',
  pair: 'One question with its answer.',
}).openapi('KnowledgeSourceType')
export const sourceStatus = enumOf({
  waiting: 'Not read yet.',
  ready: 'Assistants answer from it.',
  failed: 'The last update failed; content read earlier is still used.',
}).openapi('KnowledgeSourceStatus', {
  description: 'State of the source.',
})

const change = z
  .object({
    type: enumOf({
      added: 'It is new.',
      changed: 'Its text is another one.',
      removed: 'It is gone, and so is what was known of it.',
      failed: 'It could not be read, and what was known of it stays.',
    }).openapi('KnowledgeChangeType'),
    document: z.string().openapi({ description: 'URL or name of the document.' }),
    problem: knowledgeProblem.optional(),
  })
  .openapi('KnowledgeChange')
const updateReport = z
  .object({ added: count, changed: count, removed: count, unchanged: count, failed: count, changes: z.array(change) })
  .openapi('KnowledgeUpdateReport')

export const knowledgeSource = z
  .object({
    id: id('knowledge_source'),
    name: z.string(),
    type: sourceType,
    status: sourceStatus,
    problem: knowledgeProblem.optional().openapi({ description: 'Why the last update failed.' }),
    warning: knowledgeWarning.optional().openapi({
      description: 'What to look at in the content, of the first document that has such a thing.',
    }),
    is_updating: z.boolean(),
    operation_id: z.string().nullable().openapi({ description: 'ID of the operation of the last update.' }),
    url: z.string().optional(),
    urls: z.array(z.string()).optional(),
    other_hosts: z.boolean().optional(),
    page_ids: z.array(z.string()).optional(),
    format: enumWith(sourceFormats, {
      pdf: 'PDF.',
      docx: 'A document of Word.',
      pptx: 'A presentation of PowerPoint.',
      xlsx: 'A workbook of Excel.',
      csv: 'A table as text.',
      md: 'Markdown.',
      html: 'A web page.',
      txt: 'Plain text.',
      vtt: 'Subtitles in WebVTT.',
      srt: 'Subtitles in SubRip.',
      image: 'A picture, whose text is read.',
    })
      .openapi('KnowledgeFormat')
      .optional()
      .openapi({ description: 'File format.' }),
    question: z.string().optional().openapi({ description: 'Text of a question–answer pair. Absent for other kinds.' }),
    answer: z.string().optional().openapi({ description: 'Text of a question–answer pair. Absent for other kinds.' }),
    content_version: count.openapi({
      description: 'Number that increases each time new content is read; 0 if nothing was read yet. Answers cite it.',
    }),
    document_count: count,
    chunk_count: count.openapi({ description: 'Number of passages that answers can draw on.' }),
    bytes: count,
    language: sourceLanguage
      .optional()
      .openapi({ description: 'Language of the content. Absent if it is another language, or several.' }),
    fetched_at: instant.nullable(),
    update_every_days: z
      .int()
      .nullable()
      .openapi({ description: 'Interval of automatic updates, in days. `null` to update only on request.' }),
    next_run_at: instant.nullable(),
    may_change: z.boolean().openapi({
      description:
        'Whether the caller may change it. `false` for managers of chosen assistants if other assistants use it too.',
    }),
    report: updateReport.optional().openapi({ description: 'What the last update changed.' }),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('KnowledgeSource')

export const sourceExample = {
  id: 'ksrc_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Do you deliver on Sundays?',
  type: 'pair',
  status: 'ready',
  is_updating: false,
  operation_id: null,
  question: 'Do you deliver on Sundays?',
  answer: 'Yes, in Madrid and Barcelona, until 14:00.',
  content_version: 1,
  document_count: 1,
  chunk_count: 1,
  bytes: 43,
  language: 'en',
  fetched_at: '2027-03-14T09:30:00.000Z',
  update_every_days: null,
  next_run_at: null,
  may_change: true,
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

interface SourceContext {
  locale: Locale
  /** Sources that are being read. */
  updating: ReadonlySet<string>
  /** Those that are not the caller's alone; none for who manages all assistants. */
  shared?: ReadonlySet<string> | undefined
}

export const toSource = (row: SourceRow, { locale, updating, shared }: SourceContext) => ({
  id: row.id,
  name: row.name,
  type: row.type,
  status: row.status,
  ...(row.problem !== null && { problem: problemOf(row.problem, locale) }),
  ...(row.warning !== null && { warning: warningOf(row.warning, locale) }),
  is_updating: updating.has(row.id),
  operation_id: row.operation_id,
  ...row.settings,
  ...(row.format !== null && { format: row.format }),
  content_version: row.content_version,
  document_count: row.document_count,
  chunk_count: row.chunk_count,
  bytes: row.bytes,
  ...(row.language && { language: row.language }),
  fetched_at: toInstantOrNull(row.fetched_at),
  update_every_days: row.update_every_days,
  next_run_at: toInstantOrNull(row.next_run_at),
  may_change: shared?.has(row.id) !== true,
  ...(row.report && {
    report: {
      ...row.report,
      changes: row.report.changes.map(({ code, ...change }) => ({
        ...change,
        ...(code !== undefined && { problem: problemOf(code, locale) }),
      })),
    },
  }),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})
