/** Actions on many runs: a preview with the number, then an operation. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/features/contract.ts'
import { operation, operationExample } from '../../../../platform/features/operations/wire.ts'
import { enumOf, enumWith, wordsIn } from '../../../../platform/schemas/enum-of.ts'
import { id, siteParams, text } from '../../../../platform/schemas/schemas.ts'
import { journeyRunsMoved, runActionCreated } from '../events.ts'
import { runFilter } from '../run-filter.ts'

const of = { database: 'site', permission: 'manage-marketing', tag: 'runs' } as const
const obstacles = ['step_missing', 'other_step', 'state_version_unknown'] as const
const asked = enumOf({
  stop: 'The run ends.',
  retry: 'A failed step is tried again.',
  skip_wait: 'What the run waits for is taken as over.',
})

const example = {
  ...operationExample,
  type: 'run_action',
  details: { action: 'stop' },
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
  summary: 'Count the runs an action would reach',
  description: 'Changes nothing.',
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
    'Returns an operation of type `run_action`. Each run is processed once, whatever changes meanwhile; runs for which the action is not possible are listed as failures.',
  status: 202,
  audit: runActionCreated,
  params: siteParams,
  body,
  body_example,
  response: operation,
  example,
})

const move = z
  .strictObject({
    to_version: z
      .int()
      .min(1)
      .optional()
      .openapi({ description: 'Version to move to. Defaults to the version that new runs use.' }),
    from_version: z
      .int()
      .min(1)
      .optional()
      .openapi({ description: 'Version to move from. Defaults to all other versions.' }),
    step_ids: z
      .array(text(64))
      .min(1)
      .max(200)
      .optional()
      .openapi({ description: 'IDs of the steps whose runs are moved. Defaults to all steps.' }),
  })
  .openapi('RunMove')

const moveParams = siteParams.extend({ journey_id: id('journey') })

export const previewMove = contract({
  ...of,
  operationId: 'previewMove',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/moves/preview',
  summary: 'Preview moving runs to another version: which can, which cannot, which would act at once',
  description: 'Changes nothing.',
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
      acts_at_once: z.int().openapi({ description: 'Number of movable runs whose wait would end immediately.' }),
      steps: z.array(
        z
          .object({
            journey_version: z.int(),
            step_id: z
              .string()
              .nullable()
              .openapi({ description: 'ID of the step. `null` for runs that have not begun.' }),
            step_type: z.string().nullable(),
            runs: z.int(),
            movable: z.int(),
            acts_at_once: z.int(),
            reason: enumWith(obstacles, wordsIn('operation.failure', obstacles))
              .openapi('MoveObstacle')
              .optional()
              .openapi({ description: 'Why runs at this step cannot be moved.' }),
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
  summary: 'Move waiting runs to another version of the journey',
  description:
    'Runs stay at the step with the same ID; waits are recalculated from their start. Returns an operation of type `run_action`; runs that cannot be moved stay unchanged and are listed as failures.',
  status: 202,
  audit: journeyRunsMoved,
  params: moveParams,
  body: move,
  body_example: { from_version: 1 },
  response: operation,
  example: { ...example, details: { action: 'move', to_version: 2 } },
  problems: ['transition_not_allowed'],
})
