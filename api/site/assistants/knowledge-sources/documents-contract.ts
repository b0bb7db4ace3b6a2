/** What sources are read from: files, documents, captions, and reading them anew. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { storedUploads } from '../../../platform/routing/multipart.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { pageQuery } from '../../../platform/schemas/query-values.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'
import { storageAllowance } from '../../content/files/rules.ts'
import { of, params, path } from './contract.ts'
import { sourceCreated, sourceUpdateStarted } from './events.ts'
import { knowledgeLimits } from './limits.ts'
import { knowledgeProblem, knowledgeSource, knowledgeWarning, sourceExample } from './wire.ts'

const { source_files_max, source_file_bytes_max } = knowledgeLimits

export const uploadKnowledgeFiles = contract({
  ...of,
  operationId: 'uploadKnowledgeFiles',
  method: 'post',
  path: `${path}/files`,
  summary: 'Add files as sources of knowledge',
  description:
    'PDF, DOCX, PPTX, XLSX, Markdown, CSV, HTML, text, captions (VTT, SRT), and images if the connected model sees them, at most 10 at a time and 5 MB each, recognized by their content. The parts are `file`, `file_2` and so on, or `file` each time. Each becomes a source of its own, read by an operation.',
  status: 201,
  audit: sourceCreated,
  params: siteParams,
  multipart: 'stored',
  body_bytes_max: source_files_max * (source_file_bytes_max + limits.multipart_overhead_bytes_max),
  body: storedUploads(source_files_max),
  response: z.object({ data: z.array(knowledgeSource) }).openapi('UploadedKnowledge'),
  example: { data: [sourceExample] },
  problems: ['too_many_sources'],
  consumes: [storageAllowance],
})

export const startKnowledgeUpdate = contract({
  ...of,
  operationId: 'startKnowledgeUpdate',
  method: 'post',
  path: `${path}/{source_id}/update`,
  summary: 'Update a source of knowledge',
  description:
    'Runs as an operation. The previous content is used until the new one is complete; the report then says what changed.',
  status: 202,
  audit: sourceUpdateStarted,
  params,
  response: operation,
  example: { ...operationExample, type: 'knowledge_update', details: {} },
  problems: ['nothing_to_update', 'update_under_way'],
})

const document = z
  .object({
    position: z.int(),
    name: z.string().openapi({ description: 'URL, page ID or filename of the document.' }),
    title: z.string(),
    url: z.string().nullable(),
    bytes: z.int(),
    chunk_count: z.int(),
    problem: knowledgeProblem.optional(),
    warning: knowledgeWarning.optional(),
    has_transcript: z.boolean(),
  })
  .openapi('KnowledgeDocument')

export const listKnowledgeDocuments = contract({
  ...of,
  operationId: 'listKnowledgeDocuments',
  method: 'get',
  path: `${path}/{source_id}/documents`,
  summary: 'List the documents of a source in order',
  description: 'Returns pages or files of the source, each with what is wrong with it.',
  status: 200,
  params,
  query: z.strictObject(pageQuery),
  response: pageOf('KnowledgeDocumentPage', document),
  example: {
    data: [
      {
        ...{ position: 0, name: 'https://casa-verde.example/returns', title: 'Returns', bytes: 20_114, chunk_count: 4 },
        ...{ url: 'https://casa-verde.example/returns', has_transcript: false },
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

export const downloadKnowledgeTranscript = contract({
  ...of,
  operationId: 'downloadKnowledgeTranscript',
  method: 'get',
  path: `${path}/{source_id}/transcript`,
  summary: 'Download the captions of a video, as they were found',
  description: 'Returns the captions as WebVTT.',
  status: 200,
  params,
  produces: 'text/vtt',
  concurrency: 'downloads',
})

export const getKnowledgeSourceContent = contract({
  ...of,
  operationId: 'getKnowledgeSourceContent',
  method: 'get',
  path: `${path}/{source_id}/content`,
  summary: 'Load the file of a source',
  description: 'Returns the bytes that were uploaded, always as a download. Sources that are no file have none (404).',
  status: 200,
  params,
  produces: 'application/octet-stream',
  concurrency: 'downloads',
})

export const discoverKnowledgeUrls = contract({
  ...of,
  operationId: 'discoverKnowledgeUrls',
  method: 'post',
  path: `${path}/discover`,
  summary: 'List the addresses that a page or sitemap links to',
  description: 'Pages on the same host, unless `other_hosts` is `true`. Nothing is stored.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z.strictObject({ url: webAddress, other_hosts: z.boolean().optional() }).openapi('KnowledgeDiscovery'),
  body_example: { url: 'https://casa-verde.example/' },
  response: z
    .object({
      data: z.array(z.object({ url: z.string(), text: z.string() }).openapi('DiscoveredUrl')),
    })
    .openapi('DiscoveredUrls'),
  example: { data: [{ url: 'https://casa-verde.example/returns', text: 'Returns' }] },
})
