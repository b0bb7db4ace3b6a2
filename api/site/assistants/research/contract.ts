/** Research on topics, and pages that are fetched: found first, then chosen, then written or kept. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { operation, operationExample } from '../../../platform/operations/wire.ts'
import { pageOf } from '../../../platform/pagination.ts'
import { pageQuery } from '../../../platform/query-values.ts'
import { id, siteParams, text } from '../../../platform/schemas.ts'
import { webAddress } from '../../../platform/web-address.ts'
import { pageLanguage } from '../../website/pages/contract.ts'
import { researchCreated, researchDeleted, researchUpdated } from './events.ts'
import { researchLimits as most } from './limits.ts'
import { day, researchExample, researchKind, researchShape, researchSource } from './wire.ts'

const of = { database: 'site', permission: 'manage-assistants', tag: 'research' } as const
const ofAssistant = siteParams.extend({ assistant_id: id('assistant') })
const params = ofAssistant.extend({ research_id: id('research') })
const list = '/v1/sites/{site_id}/assistants/{assistant_id}/researches'
const path = `${list}/{research_id}` as const

export const listResearches = contract({
  ...of,
  operationId: 'listResearches',
  method: 'get',
  path: list,
  summary: 'List research, newest first',
  status: 200,
  params: ofAssistant,
  query: z.strictObject({ ...pageQuery, kind: researchKind.optional() }),
  response: pageOf('ResearchPage', researchShape),
  example: { data: [researchExample], has_more: false, next_cursor: null },
})

export const createResearch = contract({
  ...of,
  operationId: 'createResearch',
  method: 'post',
  path: list,
  summary: 'Start research on a topic, or fetch pages',
  description:
    'As an operation: the addresses are read by robots.txt, what they link to on the same host is listed, and of a topic the passages of the assistant’s knowledge are sources, too. Then `proceed` with what you choose. The oldest of many goes for a new one.',
  status: 201,
  audit: researchCreated,
  params: ofAssistant,
  body: z
    .strictObject({
      kind: researchKind,
      prompt: text(most.research_prompt_characters_max)
        .optional()
        .openapi({ description: 'What it is about; of a topic required.' }),
      urls: z.array(webAddress).max(most.research_urls_max).optional(),
      language: pageLanguage.optional().openapi({ description: 'Of the report; absent: the site’s.' }),
      from: day.optional().openapi({ description: 'Pages dated earlier are left out,' }),
      to: day.optional().openapi({ description: 'and those that say that they are younger.' }),
      deep: z.boolean().optional().openapi({ description: 'By a model that researches by itself.' }),
      search_web: z
        .boolean()
        .optional()
        .openapi({
          description: `Pages on the topic are searched for by the provider’s own tool, where its model offers one: at most ${most.research_web_searches_max} searches, which cost ${most.research_web_search_cents} cent each besides their tokens. Those that it cites are read, the others are listed.`,
        }),
      cost_cents_max: z.int().min(0).max(most.research_cost_cents_max).optional(),
    })
    .openapi('NewResearch'),
  body_example: { kind: 'topic', prompt: researchExample.prompt, urls: ['https://casa-verde.example/shade'] },
  response: researchShape,
  example: { ...researchExample, state: 'reading', title: '', sections: [] },
})

export const getResearch = contract({
  ...of,
  operationId: 'getResearch',
  method: 'get',
  path,
  summary: 'Get research, with its report',
  status: 200,
  params,
  response: researchShape,
  example: researchExample,
})

export const listResearchSources = contract({
  ...of,
  operationId: 'listResearchSources',
  method: 'get',
  path: `${path}/sources`,
  summary: 'List the sources of research and what was read of each',
  status: 200,
  params,
  query: z.strictObject(pageQuery),
  response: pageOf('ResearchSourcePage', researchSource),
  example: {
    data: [
      {
        ...{ number: 1, url: 'https://casa-verde.example/shade', title: 'Shade', source_id: null },
        ...{ published_on: null, state: 'read', is_chosen: true, is_cited: true, text: 'Ferns need no sun.' },
      },
    ],
    has_more: false,
    next_cursor: null,
  },
})

export const proceedWithResearch = contract({
  ...of,
  operationId: 'proceedWithResearch',
  method: 'post',
  path: `${path}/proceed`,
  summary: 'Continue research with the chosen sources',
  description:
    'As an operation: those that were found only are read; of a topic the report is written then, which cites them and copies nothing beyond a quotation.',
  status: 202,
  audit: researchUpdated,
  params,
  body: z.strictObject({ numbers: z.array(z.int().min(1)).max(most.research_chosen_max) }).openapi('ResearchChoice'),
  body_example: { numbers: [1] },
  response: operation,
  example: { ...operationExample, kind: 'research', details: {} },
  problems: ['transition_not_allowed'],
})

export const deleteResearch = contract({
  ...of,
  operationId: 'deleteResearch',
  method: 'delete',
  path,
  summary: 'Delete research, with its report',
  description: 'Pages and knowledge that were made of it stay.',
  status: 204,
  audit: researchDeleted,
  params,
})
