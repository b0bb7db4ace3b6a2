/** Reach of a broadcast, and its test in one's own inbox. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { enumWith } from '../../../platform/schemas/enum-of.ts'
import { id, siteParams } from '../../../platform/schemas/schemas.ts'
import { recipients, settings } from './broadcast.ts'
import { of, params } from './contract.ts'

const count = z.int()

/** In the order in which they are looked at. */
export const exclusions = [
  'suppressed',
  'unsubscribed',
  'not_subscribed',
  'topic_left',
  'not_confirmed',
  'no_consent',
  'capped',
  'time_passed',
] as const

export const previewBroadcast = contract({
  ...of,
  operationId: 'previewBroadcast',
  method: 'post',
  path: '/v1/sites/{site_id}/broadcasts/preview',
  summary: 'Count the recipients of a broadcast, and why others are left out',
  description:
    'Nothing is stored. Leads are counted as they are now, filters and the frequency cap as of the moment at which sending would begin. Each lead is counted once, under the first reason that applies.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z
    .strictObject({
      recipients,
      template_id: id('template')
        .optional()
        .openapi({ description: 'ID of the template whose topics are used to exclude leads who opted out.' }),
      holdout_percent: settings.holdout_percent.optional(),
      resend_of: id('broadcast').optional(),
      schedule: settings.schedule.optional().openapi({
        description:
          'When sending would begin; now by default. Excludes leads whose local time has passed, if the schedule leaves them out.',
      }),
    })
    .openapi('BroadcastPreviewing'),
  body_example: { recipients: { audience_ids: [], excluded_audience_ids: [] }, holdout_percent: 5 },
  response: z
    .object({
      matching: count.openapi({ description: 'Number of matching leads: `recipients`, `held_out` and all excluded.' }),
      recipients: count,
      held_out: count.openapi({ description: 'Approximate number held out: each lead is held out at random.' }),
      excluded: z.array(
        z
          .object({
            reason: enumWith(exclusions, {
              suppressed: 'No email is sent to the address.',
              unsubscribed: 'The lead has unsubscribed.',
              not_subscribed: 'The lead never subscribed.',
              topic_left: 'The lead opted out of the template’s topic.',
              not_confirmed: 'The address is not confirmed yet.',
              no_consent: 'There is no consent to marketing email.',
              capped: 'The lead has reached the site’s frequency cap.',
              time_passed: 'The local time of the schedule has passed for the lead.',
            }).openapi('BroadcastExclusion', {
              description: 'Why a lead is excluded.',
            }),
            count,
          })
          .openapi('BroadcastExcluded'),
      ),
    })
    .openapi('BroadcastPreview'),
  example: {
    ...{ matching: 1_312, recipients: 1_180, held_out: 62 },
    excluded: [{ reason: 'unsubscribed', count: 70 }],
  },
})

export const testSendBroadcast = contract({
  ...of,
  operationId: 'testSendBroadcast',
  method: 'post',
  path: '/v1/sites/{site_id}/broadcasts/{broadcast_id}/test-send',
  summary: 'Send a broadcast to the signed-in person, marked as a test',
  description:
    'Sends one email per subject to the caller, as the given lead or a sample lead would get it. Does not affect statistics. With an API key, the emails go to the person who created the key.',
  status: 202,
  params,
  body: z.strictObject({ lead_id: id('lead').optional() }).openapi('BroadcastTestSend'),
  body_example: {},
  response: z.object({ to: z.string(), emails: count }).openapi('BroadcastTestSent'),
  example: { to: 'ana@example.com', emails: 1 },
  problems: ['broadcast_incomplete'],
})
