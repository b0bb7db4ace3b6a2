/** Runs: a lead's way through a journey, with every decision and its reason. Many at once are in actions/. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { enumOf } from '../../../platform/schemas/enum-of.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'
import { runRetried, runStopped, runWaitSkipped } from './events.ts'
import { runQuery } from './run-filter.ts'
import { detailsExample, example, run, runDetails } from './run-schemas.ts'

export { enrollmentCause, runEntry } from './run-schemas.ts'

const of = { database: 'site', permission: 'manage-marketing', tag: 'runs' } as const
const params = siteParams.extend({ run_id: id('run') })

export const listRuns = contract({
  ...of,
  operationId: 'listRuns',
  method: 'get',
  path: '/v1/sites/{site_id}/runs',
  summary: 'List runs, the last enrollment first',
  description: 'Returns runs of all journeys with the lead, the step and what each waits for.',
  status: 200,
  params: siteParams,
  query: z.strictObject({ ...createdQuery, ...runQuery }),
  response: pageOf('RunPage', run),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const exportRuns = contract({
  ...of,
  operationId: 'exportRuns',
  method: 'get',
  path: '/v1/sites/{site_id}/runs/export',
  summary: 'Export runs as CSV',
  description:
    'A header row, then one row per run. Cells that begin with `=`, `+`, `-`, `@`, tab or carriage return are prefixed with an apostrophe.',
  shows_people: 'exported',
  status: 200,
  params: siteParams,
  query: z.strictObject(runQuery),
  produces: 'text/csv',
  concurrency: 'downloads',
})

export const getRun = contract({
  ...of,
  operationId: 'getRun',
  method: 'get',
  path: '/v1/sites/{site_id}/runs/{run_id}',
  summary: 'Get a run with every decision and its reason',
  description: 'Returns each decision with the facts it was made by, and the emails of the run.',
  status: 200,
  params,
  response: runDetails,
  example: detailsExample,
})

const acting = {
  ...of,
  method: 'post',
  status: 202,
  params,
  response: run,
  example,
  problems: ['transition_not_allowed', 'run_stalled'],
} as const

export const stopRun = contract({
  ...acting,
  operationId: 'stopRun',
  path: '/v1/sites/{site_id}/runs/{run_id}/stop',
  summary: 'Stop a live run',
  description: 'Queued email of the run is not sent. A run that was stopped cannot go on.',
  audit: runStopped,
})

export const retryRun = contract({
  ...acting,
  operationId: 'retryRun',
  path: '/v1/sites/{site_id}/runs/{run_id}/retry',
  summary: 'Retry a failed run from where it stands',
  description: 'The failed step is carried out again. What was done before it is not repeated.',
  audit: runRetried,
})

export const skipWait = contract({
  ...acting,
  operationId: 'skipWait',
  path: '/v1/sites/{site_id}/runs/{run_id}/skip-wait',
  summary: 'End the wait of a run now',
  description:
    'Skips a delay, or a wait for an open window, an open, a click or an answer. An email being sent is not affected.',
  audit: runWaitSkipped,
})

export const replayRun = contract({
  ...of,
  operationId: 'replayRun',
  method: 'post',
  path: '/v1/sites/{site_id}/runs/{run_id}/replay',
  summary: 'Replay a run from its stored inputs and compare the results',
  description:
    'Changes nothing. `identical` is `true` if the state matches byte for byte and the record entry for entry; otherwise `difference` says where they differ.',
  status: 200,
  idempotency: 'ignored',
  params,
  response: z
    .object({
      outcome: z.enum(['identical', 'different', 'erased', 'not_readable']).openapi('ReplayOutcome'),
      identical: z.boolean(),
      rules_version: z
        .int()
        .nullable()
        .openapi({ description: 'Version of the rules used, as recorded in the run’s state.' }),
      journey_versions: z.array(z.int()),
      transitions: z.int(),
      inputs: z.int(),
      entries: z.int(),
      difference: z
        .object({
          first_sequence: z.int().openapi({ description: 'Number of the first transition that differs.' }),
          part: enumOf({
            input_refused: 'An input is not accepted any more.',
            record: 'The decisions are others.',
            sequence: 'Steps come in another order.',
            state: 'The run ends up elsewhere.',
          }).openapi('ReplayPart'),
        })
        .openapi('ReplayDifference')
        .optional(),
    })
    .openapi('RunReplay'),
  example: {
    outcome: 'identical',
    identical: true,
    rules_version: 1,
    journey_versions: [1],
    transitions: 3,
    inputs: 7,
    entries: 9,
  },
})
