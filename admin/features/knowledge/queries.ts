/** What is read of knowledge: its sources with their passages, and the vectors that hold them. */
import type { KnowledgeChunk, KnowledgeDocument, KnowledgeSourceType } from '@leadwright/sdk'
import { queryOptions } from '@tanstack/react-query'
import { knowledgeClient } from '../../product/knowledge/client.ts'
import { listQuery } from '../../product/lists/list-query.ts'

const { sources, vectors, retrieval } = knowledgeClient

type Filter = { search?: string | undefined; type?: KnowledgeSourceType | undefined }

export const sourcesQuery = (site_id: string, { search, type }: Filter) =>
  listQuery({
    key: ['knowledge_sources', site_id, 'list', { search, type }],
    fetch: (cursor, signal) =>
      sources.list(
        { site_id, ...(search && { search }), ...(type && { type: [type] }), limit: 50, cursor },
        { signal },
      ),
  })

export const sourceQuery = (site_id: string, source_id: string) =>
  queryOptions({
    queryKey: ['knowledge_sources', site_id, 'one', source_id],
    queryFn: ({ signal }) => sources.get({ site_id, source_id }, { signal }),
  })

export const chunksQuery = (site_id: string, source_id: string) =>
  listQuery({
    key: ['knowledge_sources', site_id, 'chunks', source_id],
    fetch: (cursor, signal) => sources.listKnowledgeChunks({ site_id, source_id, limit: 50, cursor }, { signal }),
    idOf: ({ position }: KnowledgeChunk) => String(position),
  })

export const documentsQuery = (site_id: string, source_id: string) =>
  listQuery({
    key: ['knowledge_sources', site_id, 'documents', source_id],
    fetch: (cursor, signal) => sources.listKnowledgeDocuments({ site_id, source_id, limit: 50, cursor }, { signal }),
    idOf: ({ position }: KnowledgeDocument) => String(position),
  })

export const vectorsQuery = (site_id: string, search: string | undefined) =>
  listQuery({
    key: ['vectors', site_id, 'list', search ?? ''],
    fetch: (cursor, signal) => vectors.list({ site_id, ...(search && { search }), limit: 50, cursor }, { signal }),
  })

export const answersQuery = (site_id: string, question: string, vector_id: string | undefined) =>
  queryOptions({
    queryKey: ['knowledge_sources', site_id, 'search', question, vector_id ?? ''],
    queryFn: ({ signal }) =>
      retrieval.searchKnowledge(
        { site_id, body: { question, ...(vector_id && { vector_ids: [vector_id] }) } },
        { signal },
      ),
  })
