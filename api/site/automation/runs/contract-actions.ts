/** What is asked of many runs at once: the number first, then in batches, with how far it has come. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { pageOf } from '../../../platform/pagination.ts'
import { pageQuery } from '../../../platform/query-values.ts'
import { id, instant, siteParams, text } from '../../../platform/schemas.ts'
import { runFilter } from './run-filter.ts'

const of = { database: 'site', permission: 'manage-marketing', tag: 'runs' } as const
const asked = z.enum(['stop', 'retry', 'skip_wait'])

const runAction = z
  .object({
    id: id('run_action'),
    action: z.enum(['stop', 'retry', 'skip_wait', 'move']).openapi('RunActionKind'),
    journey_id: z.string().nullable(),
    to_version: z.int().nullable().openapi({ description: 'Of a move: the version that the runs are to have.' }),
    status: z.enum(['running', 'done']).openapi('RunActionStatus'),
    matching: z.int().openapi({ description: 'How many runs fitted when it was asked for.' }),
    done: z.int(),
    left: z.int().openapi({ description: 'Looked at and left as they were: it was not possible for them any more.' }),
    created_at: instant,
    ended_at: instant.nullable(),
  })
  .openapi('RunAction')

const example = {
  id: 'ract_0199a3f2c4d87e6b9a0112233445566f',
  action: 'stop' as const,
  journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f',
  to_version: null,
  status: 'running' as const,
  matching: 12_431,
  done: 500,
  left: 0,
  created_at: '2027-03-14T09:30:00.000Z',
  ended_at: null,
}

const body = z.strictObject({ action: asked.openapi('RunActionChoice'), filter: runFilter }).openapi('NewRunAction')
const body_example = {
  action: 'stop',
  filter: { journey_id: 'jrn_0199a3f2c4d87e6b9a0112233445566f', status: 'delayed' },
}
const base = '/v1/sites/{site_id}/run-actions'

export const previewRunAction = contract({
  ...of,
  operationId: 'previewRunAction',
  method: 'post',
  path: `${base}/preview`,
  summary: 'How many runs an action would reach',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body,
  body_example,
  response: z.object({ matching: z.int() }).openapi('RunActionPreview'),
  example: { matching: 12_431 },
})

export const createRunAction = contract({
  ...of,
  operationId: 'createRunAction',
  method: 'post',
  path: base,
  summary: 'Stop, retry or skip the waits of all runs that fit',
  description:
    'The first few hundred at once, the others as a job. Each run is reached once, whatever happens meanwhile.',
  status: 202,
  audit: 'run_action.created',
  params: siteParams,
  body,
  body_example,
  response: runAction,
  example,
})

export const listRunActions = contract({
  ...of,
  operationId: 'listRunActions',
  method: 'get',
  path: base,
  summary: 'What was asked of many runs, the last first',
  status: 200,
  params: siteParams,
  query: z.strictObject(pageQuery),
  response: pageOf('RunActionPage', runAction),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const getRunAction = contract({
  ...of,
  operationId: 'getRunAction',
  method: 'get',
  path: `${base}/{run_action_id}`,
  summary: 'How far an action has come',
  status: 200,
  params: siteParams.extend({ run_action_id: id('run_action') }),
  response: runAction,
  example,
})

const move = z
  .strictObject({
    to_version: z.int().min(1).optional().openapi({ description: 'Absent: the version that new runs take.' }),
    from_version: z.int().min(1).optional().openapi({ description: 'Absent: all other versions.' }),
    step_ids: z.array(text(64)).min(1).max(200).optional().openapi({ description: 'Absent: wherever they stand.' }),
  })
  .openapi('RunMove')

const moveParams = siteParams.extend({ journey_id: id('journey') })

export const previewMove = contract({
  ...of,
  operationId: 'previewMove',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/moves/preview',
  summary: 'Which runs can go on with another version, which cannot, and which would act at once',
  status: 200,
  idempotency: 'ignored',
  params: moveParams,
  body: move,
  body_example: { from_version: 1 },
  response: z
    .object({
      to_version: z.int(),
      runs: z.int(),
      movable: z.int(),
      unmovable: z.int(),
      acts_at_once: z.int().openapi({ description: 'Of the movable ones those whose wait would be over.' }),
      steps: z.array(
        z
          .object({
            journey_version: z.int(),
            step_id: z.string().nullable().openapi({ description: 'Null: not begun yet.' }),
            step_type: z.string().nullable(),
            runs: z.int(),
            movable: z.int(),
            acts_at_once: z.int(),
            reason: z
              .enum(['step_missing', 'other_step', 'state_version_unknown'])
              .openapi('MoveObstacle')
              .optional()
              .openapi({ description: 'Why runs of this step stay.' }),
          })
          .openapi('StepMove'),
      ),
    })
    .openapi('MovePreview'),
  example: {
    to_version: 2,
    runs: 41,
    movable: 40,
    unmovable: 1,
    acts_at_once: 3,
    steps: [
      { journey_version: 1, step_id: 'wait', step_type: 'delay', runs: 40, movable: 40, acts_at_once: 3 },
      {
        journey_version: 1,
        step_id: 'welcome',
        step_type: 'send_email',
        runs: 1,
        movable: 0,
        acts_at_once: 0,
        reason: 'step_missing' as const,
      },
    ],
  },
  problems: ['transition_not_allowed'],
})

export const moveRuns = contract({
  ...of,
  operationId: 'moveRuns',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/moves',
  summary: 'Let waiting runs go on with another version of the journey',
  description:
    'Runs stay at the step of the same id; waits are computed anew from where they began. Those that cannot be moved go on as they are.',
  status: 202,
  audit: 'journey.runs_moved',
  params: moveParams,
  body: move,
  body_example: { from_version: 1 },
  response: runAction,
  example: { ...example, action: 'move' as const, to_version: 2 },
  problems: ['transition_not_allowed'],
})
