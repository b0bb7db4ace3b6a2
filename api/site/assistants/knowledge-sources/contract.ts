/** Sources of knowledge: what assistants answer from. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { list, pageQuery, updatedQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, siteParams } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'
import { sourceLanguage } from '../knowledge-records/rules.ts'
import { sourceCreated, sourceDeleted, sourceUpdated } from './events.ts'
import { knowledgeLimits } from './limits.ts'
import { knowledgeSource, sourceExample, sourceType } from './wire.ts'

export const of = {
  database: 'site',
  permission: 'manage-assistants',
  tag: 'knowledge-sources',
  of_assistants: 'source_id',
} as const
export const path = '/v1/sites/{site_id}/knowledge-sources'
export const params = siteParams.extend({ source_id: id('knowledge_source') })

const question = filledText(knowledgeLimits.pair_question_characters_max)
const answer = filledText(knowledgeLimits.pair_answer_characters_max)

const name = filledText(knowledgeLimits.source_name_characters_max)
const update_every_days = z.int().min(knowledgeLimits.update_days_min).max(knowledgeLimits.update_days_max)
const days = update_every_days
  .optional()
  .openapi({ description: 'Interval of automatic updates, in days. Absent to update only on request.' })
const other_hosts = z.boolean().optional().openapi({
  description: 'Whether pages on hosts other than the given ones are read too.',
})
const urls = z.array(webAddress).min(1).max(knowledgeLimits.source_addresses_max)
const page_ids = z.array(id('page')).max(knowledgeLimits.source_addresses_max)

const newSource = z
  .discriminatedUnion('type', [
    z
      .strictObject({ type: z.literal('pair'), name: name.optional(), question, answer })
      .openapi('NewKnowledgePair', { description: 'A question and its answer, written by hand.' }),
    z
      .strictObject({
        type: z.literal('url'),
        url: webAddress,
        name: name.optional(),
        update_every_days: days,
        other_hosts,
      })
      .openapi('NewKnowledgeUrl', { description: 'A web page, or a file on the web.' }),
    z
      .strictObject({ type: z.literal('urls'), urls, name: name.optional(), update_every_days: days, other_hosts })
      .openapi('NewKnowledgeUrls', { description: 'Selected pages of one or more websites.' }),
    z
      .strictObject({
        ...{ type: z.literal('sitemap'), url: webAddress, name: name.optional(), update_every_days: days, other_hosts },
        urls: urls.optional().openapi({
          description: 'URLs of the pages to read. Absent for all pages of the sitemap, including those added later.',
        }),
      })
      .openapi('NewKnowledgeSitemap'),
    z
      .strictObject({ type: z.literal('video'), url: webAddress, name: name.optional(), update_every_days: days })
      .openapi('NewKnowledgeVideo', { description: 'The captions of a video, from its web page.' }),
    z
      .strictObject({
        type: z.literal('pages'),
        page_ids: page_ids.optional(),
        name: name.optional(),
        update_every_days: days,
      })
      .openapi('NewKnowledgePages', {
        description: 'Public pages of the site. Without IDs, all pages, including those added later.',
      }),
  ])
  .openapi('NewKnowledgeSource')

export const listKnowledgeSources = contract({
  ...of,
  of_assistants: 'list',
  operationId: 'listKnowledgeSources',
  method: 'get',
  path,
  summary: 'List sources of knowledge, the newest first',
  description: 'Returns sources with their status, size and next update.',
  status: 200,
  params: siteParams,
  query: z.strictObject({
    ...updatedQuery,
    type: list(sourceType).optional(),
    search: z.string().max(100).optional().openapi({ description: 'Text to find in names.' }),
    vector_id: id('vector').optional(),
  }),
  response: pageOf('KnowledgeSourcePage', knowledgeSource),
  example: { data: [sourceExample], has_more: false, next_cursor: null },
})

export const createKnowledgeSource = contract({
  ...of,
  operationId: 'createKnowledgeSource',
  method: 'post',
  path,
  summary: 'Add a source of knowledge',
  status: 201,
  audit: sourceCreated,
  params: siteParams,
  description:
    'A question–answer pair is used immediately; anything that must be fetched is read by an operation that starts automatically. robots.txt is respected.',
  body: newSource,
  body_example: { type: 'pair', question: sourceExample.question, answer: sourceExample.answer },
  response: knowledgeSource,
  example: sourceExample,
  versioned: true,
  problems: ['too_many_sources', 'knowledge_full'],
})

export const getKnowledgeSource = contract({
  ...of,
  operationId: 'getKnowledgeSource',
  method: 'get',
  path: `${path}/{source_id}`,
  summary: 'Get a source of knowledge',
  description: 'Returns the status of the source, what it holds, and what its last update changed.',
  status: 200,
  params,
  response: knowledgeSource,
  example: sourceExample,
  versioned: true,
})

export const updateKnowledgeSource = contract({
  ...of,
  operationId: 'updateKnowledgeSource',
  method: 'patch',
  path: `${path}/{source_id}`,
  summary: 'Change a source of knowledge',
  description: 'New content to read is read with the next update.',
  status: 200,
  audit: sourceUpdated,
  params,
  body: z
    .strictObject({
      name: name.optional(),
      question: question.optional(),
      answer: answer.optional(),
      url: webAddress.optional(),
      urls: urls.optional(),
      other_hosts: z.boolean().optional(),
      page_ids: page_ids.optional(),
      update_every_days: update_every_days.nullable().optional(),
    })
    .openapi('KnowledgeSourceChanges'),
  body_example: { name: 'Sundays' },
  response: knowledgeSource,
  example: { ...sourceExample, name: 'Sundays', version: 2 },
  versioned: true,
})

export const deleteKnowledgeSource = contract({
  ...of,
  operationId: 'deleteKnowledgeSource',
  method: 'delete',
  path: `${path}/{source_id}`,
  summary: 'Delete a source of knowledge',
  description: 'It is no longer used for answers. Earlier answers keep what they cited.',
  status: 204,
  audit: sourceDeleted,
  params,
  problems: ['in_use'],
})

const chunk = z
  .object({
    position: z.int(),
    title: z.string(),
    heading: z.string().nullable().openapi({ description: 'Path of headings above the passage.' }),
    url: z.string().nullable(),
    text: z.string(),
    language: sourceLanguage.optional(),
  })
  .openapi('KnowledgeChunk')

export const listKnowledgeChunks = contract({
  ...of,
  operationId: 'listKnowledgeChunks',
  method: 'get',
  path: `${path}/{source_id}/chunks`,
  summary: 'List the passages of a source in order',
  description: 'Returns the passages that answers are written from.',
  status: 200,
  params,
  query: z.strictObject(pageQuery),
  response: pageOf('KnowledgeChunkPage', chunk),
  example: {
    data: [
      {
        ...{ position: 0, title: sourceExample.question, heading: sourceExample.question, url: null },
        ...{ text: sourceExample.answer, language: 'en' },
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})
