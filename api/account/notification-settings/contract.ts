/** What a person wants to hear of: in the app, by email at once, and in one email a day. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'
import { timezone, version } from '../../platform/schemas.ts'
import { notificationSettingsUpdated } from './events.ts'
import { digestLimits } from './limits.ts'

/** What waits for somebody, news, and operations that ended. The document lists those that the features declare. */
const notificationKind = z.string().max(100).openapi('NotificationKind')

const chosen = {
  kind: notificationKind,
  in_app: z.boolean(),
  by_email: z.boolean().openapi({ description: 'In the daily email.' }),
}
const at_once = z.boolean().openapi({ description: 'In an email of its own, as soon as it happens.' })
const choice = z.object({ ...chosen, at_once }).openapi('NotificationChoice')
const hour = z.int().min(0).max(23)

const settings = z
  .object({
    kinds: z.array(choice),
    digest: z.boolean().openapi({ description: 'Whether there is a daily email, of what is chosen `by_email`.' }),
    digest_hour: hour.openapi({ description: 'From this hour on, on the clock of `timezone`.' }),
    timezone: z.string(),
    version,
  })
  .openapi('NotificationSettings')

const example = {
  kinds: [{ kind: 'failed_runs', in_app: true, by_email: true, at_once: false }],
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
  problems: ['user_not_found'],
})

export const updateNotificationSettings = contract({
  ...of,
  operationId: 'updateNotificationSettings',
  method: 'patch',
  summary: 'Change your notification settings, in the app and by email',
  description: `Kinds that are left out stay as they are. The daily email leaves once on each day on which there is something to say. Emails at once tell of what is more than before: on each site at most one in ${digestLimits.at_once_gap_minutes} minutes, which holds all that came meanwhile. Either carries a link that ends it.`,
  audit: notificationSettingsUpdated,
  body: z
    .strictObject({
      kinds: z
        .array(z.strictObject({ ...chosen, at_once: at_once.optional() }).openapi('NewNotificationChoice'))
        .max(100),
      digest: z.boolean(),
      digest_hour: hour,
      timezone,
    })
    .partial()
    .openapi('NotificationSettingsChanges'),
  body_example: {
    kinds: [{ kind: 'failed_runs', in_app: true, by_email: false, at_once: true }],
    digest: true,
    digest_hour: 8,
  },
  problems: ['user_not_found'],
})
