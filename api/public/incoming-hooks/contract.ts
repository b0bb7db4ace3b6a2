/** Takes in what forms of other products send to an incoming hook. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { siteParams } from '../../platform/schemas/schemas.ts'
import { incomingHookLimits } from '../../site/integrations/incoming-hooks/limits.ts'

const { incoming_calls_per_minute, incoming_duplicate_hours, incoming_call_values_max } = incomingHookLimits

export const receiveIncomingCall = contract({
  operationId: 'receiveIncomingCall',
  method: 'post',
  path: '/v1/public/sites/{site_id}/incoming-hooks/{secret}',
  database: 'site',
  permission: 'public',
  tag: 'public',
  summary: 'Send what a foreign form received to an incoming hook',
  description: `Takes JSON, \`application/x-www-form-urlencoded\` or \`multipart/form-data\` with at most ${incoming_call_values_max} fields; names of nested fields are joined by points, and lists of answers are read by the titles of their questions. At most ${incoming_calls_per_minute} calls a minute. A call with the same \`Idempotency-Key\` or \`webhook-id\`, else with the same fields and values, is taken once in ${incoming_duplicate_hours} hours. The call becomes a lead after the response.`,
  status: 202,
  idempotency: 'ignored',
  unknown_as_site: true,
  refused_last: true,
  body_bytes_max: incomingHookLimits.incoming_call_bytes_max,
  params: siteParams.extend({ secret: z.string() }),
  response: z
    .object({
      accepted: z.literal(true),
      is_duplicate: z.boolean().openapi({ description: 'Whether the same call has been taken before.' }),
    })
    .openapi('IncomingCallAccepted'),
  example: { accepted: true, is_duplicate: false },
  problems: [
    'body_not_json',
    'body_not_multipart',
    'content_type_not_supported',
    'validation_failed',
    'too_many_requests',
    'incoming_calls_full',
  ],
})
