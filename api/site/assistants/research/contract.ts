/** Research on topics, and pages that are fetched: found first, then chosen, then written or kept. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../platform/features/operations/wire.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { pageQuery, updatedQuery } from '../../../platform/schemas/query-values.ts'
import { id, siteParams, text } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'
import { pageLanguage } from '../../website/pages/contract.ts'
import { researchCreated, researchDeleted, researchUpdated } from './events.ts'
import { researchLimits as most } from './limits.ts'
import { day, researchExample, researchShape, researchSource, researchType } from './wire.ts'

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
  description: 'Returns research with its status, without the reports.',
  status: 200,
  params: ofAssistant,
  query: z.strictObject({ ...updatedQuery, type: researchType.optional() }),
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
    'Runs as an operation: the URLs are read as robots.txt allows, and pages they link to on the same host are listed; for a topic, passages of the assistant’s knowledge are sources too. Then choose sources and call `proceed`. If there are too many researches, the oldest is deleted.',
  status: 201,
  audit: researchCreated,
  params: ofAssistant,
  body: z
    .strictObject({
      type: researchType,
      prompt: text(most.research_prompt_characters_max)
        .optional()
        .openapi({ description: 'What to research. Required for the type `topic`.' }),
      urls: z.array(webAddress).max(most.research_urls_max).optional(),
      language: pageLanguage.optional().openapi({ description: 'Language of the report. Defaults to the site’s.' }),
      from: day.optional().openapi({ description: 'Earliest date of pages to include (`YYYY-MM-DD`).' }),
      to: day
        .optional()
        .openapi({ description: 'Latest date of pages to include (`YYYY-MM-DD`), for pages that state one.' }),
      deep: z
        .boolean()
        .optional()
        .openapi({
          description: `Whether the assistant’s model searches by itself, for minutes: at most ${most.research_deep_searches_max} searches, at the price of \`search_web\`. Only for models that research. Defaults to \`deep_research\` of the assistant.`,
        }),
      search_web: z
        .boolean()
        .optional()
        .openapi({
          description: `Whether to search the web with the provider’s own tool, if its model has one: at most ${most.research_web_searches_max} searches, at ${most.research_web_search_cents} US cent each plus tokens. Pages that the model cites are read; others are only listed.`,
        }),
      cost_cents_max: z
        .int()
        .min(0)
        .max(most.research_cost_cents_max)
        .optional()
        .openapi({ description: 'The most that it may cost, in US cents. Absent for no limit.' }),
    })
    .openapi('NewResearch'),
  body_example: { type: 'topic', prompt: researchExample.prompt, urls: ['https://casa-verde.example/shade'] },
  response: researchShape,
  example: { ...researchExample, status: 'reading', title: '', sections: [] },
})

export const getResearch = contract({
  ...of,
  operationId: 'getResearch',
  method: 'get',
  path,
  summary: 'Get research, with its report',
  description: 'Returns the status, and once it is complete the report with its sources.',
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
  description: 'Returns what was found, what of it was read, and which sources the report cites.',
  status: 200,
  params,
  query: z.strictObject(pageQuery),
  response: pageOf('ResearchSourcePage', researchSource),
  example: {
    data: [
      {
        ...{ number: 1, url: 'https://casa-verde.example/shade', title: 'Shade', source_id: null },
        ...{ published_on: null, status: 'read', is_chosen: true, is_cited: true, text: 'Ferns need no sun.' },
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
    'Runs as an operation: chosen sources that were only found are read. For a topic, the report is then written; it cites its sources and copies only short quotations.',
  status: 202,
  audit: researchUpdated,
  params,
  body: z.strictObject({ numbers: z.array(z.int().min(1)).max(most.research_chosen_max) }).openapi('ResearchChoice'),
  body_example: { numbers: [1] },
  response: operation,
  example: { ...operationExample, type: 'research', details: {} },
  problems: ['transition_not_allowed'],
})

export const deleteResearch = contract({
  ...of,
  operationId: 'deleteResearch',
  method: 'delete',
  path,
  summary: 'Delete research, with its report',
  description: 'Pages and knowledge created from it are kept.',
  status: 204,
  audit: researchDeleted,
  params,
})
