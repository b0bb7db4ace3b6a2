/** "Send me this": every email of a journey to the signed-in person only. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../../platform/features/contract.ts'
import { enumOf } from '../../../../platform/schemas/enum-of.ts'
import { id, siteParams } from '../../../../platform/schemas/schemas.ts'

export const testSendJourney = contract({
  database: 'site',
  permission: 'manage-marketing',
  tag: 'journeys',
  operationId: 'testSendJourney',
  method: 'post',
  path: '/v1/sites/{site_id}/journeys/{journey_id}/test-send',
  summary: 'Send every email of the draft to the signed-in person, marked as a test',
  description:
    'As the given lead or a sample lead would get it. Does not affect statistics, starts no run, and its answer links record nothing. With an API key, the emails go to the person who created the key.',
  status: 202,
  params: siteParams.extend({ journey_id: id('journey') }),
  body: z.strictObject({ lead_id: id('lead').optional() }).openapi('JourneyTestSend'),
  body_example: {},
  response: z
    .object({
      to: z.string(),
      emails: z.array(
        z
          .object({
            step_id: z.string(),
            type: enumOf({
              send_email: 'Sends an email of a template.',
              ask_question: 'Sends a question, and waits for the answer.',
            }).openapi('EmailStepType'),
            outcome: enumOf({
              queued: 'It is on its way.',
              template_missing: 'Not sent: the step’s template was deleted.',
              sender_not_verified: 'Not sent: the sender’s address is not confirmed.',
            }).openapi('TestEmailOutcome'),
          })
          .openapi('JourneyTestEmail'),
      ),
    })
    .openapi('JourneyTestSent'),
  example: { to: 'ana@example.com', emails: [{ step_id: 'welcome', type: 'send_email', outcome: 'queued' }] },
})
