/** What a person wants to hear of: in the app, by email at once, and in one email a day. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { timezone, version } from '../../platform/schemas/schemas.ts'
import { notificationSettingsUpdated } from './events.ts'
import { digestLimits } from './limits.ts'

/** What waits for somebody, news, and operations that ended. The document lists those that the features declare. */
const notificationType = z.string().max(100).openapi('NotificationType')

const chosen = {
  type: notificationType,
  in_app: z.boolean(),
  by_email: z.boolean().openapi({ description: 'Whether it is included in the daily email.' }),
}
const at_once = z.boolean().openapi({ description: 'Whether it is sent in a separate email as soon as it happens.' })
const choice = z.object({ ...chosen, at_once }).openapi('NotificationChoice')
const hour = z.int().min(0).max(23)

const settings = z
  .object({
    types: z.array(choice),
    digest: z.boolean().openapi({ description: 'Whether a daily email is sent, with what is chosen `by_email`.' }),
    digest_hour: hour.openapi({
      description: 'Hour of the day from which the daily email is sent, from 0 to 23, in `timezone`.',
    }),
    timezone: z.string(),
    version,
  })
  .openapi('NotificationSettings')

const example = {
  types: [{ type: 'failed_runs', in_app: true, by_email: true, at_once: false }],
  digest: true,
  digest_hour: 8,
  timezone: 'Europe/Madrid',
  version: 1,
}
const of = {
  database: 'control',
  tag: 'notification-settings',
  permission: 'signed-in',
  path: '/v1/notification-settings',
  status: 200,
  response: settings,
  example,
  versioned: true,
} as const

export const getNotificationSettings = contract({
  ...of,
  operationId: 'getNotificationSettings',
  method: 'get',
  summary: 'Get your notification settings',
  description: 'Returns which notifications the person of the session gets in the app and by email.',
  problems: ['user_not_found'],
})

export const updateNotificationSettings = contract({
  ...of,
  operationId: 'updateNotificationSettings',
  in_person: true,
  method: 'patch',
  summary: 'Change your notification settings, in the app and by email',
  description: `Kinds that are left out stay unchanged. The daily email is sent on days with something to report. Immediate emails report only what is new: at most one per site every ${digestLimits.at_once_gap_minutes} minutes, which covers everything since the last. Each email contains a link to turn it off.`,
  audit: notificationSettingsUpdated,
  body: z
    .strictObject({
      types: z
        .array(z.strictObject({ ...chosen, at_once: at_once.optional() }).openapi('NewNotificationChoice'))
        .max(100),
      digest: z.boolean(),
      digest_hour: hour,
      timezone,
    })
    .partial()
    .openapi('NotificationSettingsChanges'),
  body_example: {
    types: [{ type: 'failed_runs', in_app: true, by_email: false, at_once: true }],
    digest: true,
    digest_hour: 8,
  },
  problems: ['user_not_found'],
})
