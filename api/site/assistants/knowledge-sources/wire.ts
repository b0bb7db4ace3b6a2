/** A source of knowledge on the wire. */
import { z } from '@hono/zod-openapi'
import { toInstant, toInstantOrNull } from '../../../platform/clock.ts'
import { id, instant, version } from '../../../platform/schemas.ts'
import type { SourceRow } from './store.ts'
import { sourceKinds } from './table.ts'

const count = z.int().min(0)

export const sourceKind = z.enum(sourceKinds).openapi('KnowledgeSourceKind')
export const sourceState = z.enum(['waiting', 'ready', 'failed']).openapi('KnowledgeSourceState', {
  description: 'waiting: not read yet. failed: the last update failed; what was read before is still answered from.',
})
export const sourceLanguage = z.enum(['en', 'es']).openapi('KnowledgeLanguage')

export const knowledgeSource = z
  .object({
    id: id('knowledge_source'),
    name: z.string(),
    kind: sourceKind,
    state: sourceState,
    question: z.string().optional().openapi({ description: 'Of a pair.' }),
    answer: z.string().optional().openapi({ description: 'Of a pair.' }),
    content_version: count.openapi({ description: 'Counts what was read; 0: nothing yet. Answers cite it.' }),
    document_count: count,
    chunk_count: count.openapi({ description: 'Passages that answers are made of.' }),
    bytes: count,
    language: sourceLanguage.optional().openapi({ description: 'Absent: another one, or several.' }),
    fetched_at: instant.nullable(),
    version,
    created_at: instant,
    updated_at: instant,
  })
  .openapi('KnowledgeSource')

export const sourceExample = {
  id: 'ksrc_0199a3f2c4d87e6b9a0112233445566f',
  name: 'Do you deliver on Sundays?',
  kind: 'pair',
  state: 'ready',
  question: 'Do you deliver on Sundays?',
  answer: 'Yes, in Madrid and Barcelona, until 14:00.',
  content_version: 1,
  document_count: 1,
  chunk_count: 1,
  bytes: 43,
  language: 'en',
  fetched_at: '2027-03-14T09:30:00.000Z',
  version: 1,
  created_at: '2027-03-14T09:30:00.000Z',
  updated_at: '2027-03-14T09:30:00.000Z',
} as const

export const toSource = (row: SourceRow) => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  state: row.state,
  ...(row.settings.question !== undefined && { question: row.settings.question }),
  ...(row.settings.answer !== undefined && { answer: row.settings.answer }),
  content_version: row.content_version,
  document_count: row.document_count,
  chunk_count: row.chunk_count,
  bytes: row.bytes,
  ...(row.language && { language: row.language }),
  fetched_at: toInstantOrNull(row.fetched_at),
  version: row.version,
  created_at: toInstant(row.created_at),
  updated_at: toInstant(row.updated_at),
})
