/** What is new on a site for the person who asks, and what came since their last visit. */
import { z } from '@hono/zod-openapi'
import { attentionType } from '../../../platform/features/attention.ts'
import { contract } from '../../../platform/features/contract.ts'
import { newsType } from '../../../platform/features/news.ts'
import { instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { notificationLimits } from './limits.ts'

const of = { database: 'site', permission: 'read-site', tag: 'notifications' } as const
const path = '/v1/sites/{site_id}/notifications'

const waiting = z
  .object({
    type: attentionType,
    count: z.int(),
    is_new: z
      .boolean()
      .openapi({ description: 'Whether one of them began to wait after the caller last marked them as read.' }),
  })
  .openapi('WaitingNotification')

export const getNotifications = contract({
  ...of,
  operationId: 'getNotifications',
  method: 'get',
  path,
  summary: 'Get notifications',
  description: 'Only what the caller may see. Each person marks their own notifications as read.',
  status: 200,
  params: siteParams,
  response: z
    .object({
      unread: z.int().openapi({
        description: 'Number of new kinds of notifications, plus operations that ended since they were last read.',
      }),
      running: z.int().openapi({ description: 'Number of operations in progress.' }),
      read_at: instant
        .optional()
        .openapi({ description: 'Time at which the caller last marked them as read. Absent if never.' }),
      attention: z.array(waiting),
    })
    .openapi('Notifications'),
  example: {
    unread: 2,
    running: 0,
    read_at: '2027-03-14T09:30:00.000Z',
    attention: [{ type: 'failed_runs', count: 2, is_new: true }],
  },
})

export const markNotificationsRead = contract({
  ...of,
  operationId: 'markNotificationsRead',
  method: 'post',
  path: `${path}/read`,
  summary: 'Mark all notifications as read',
  description: 'For the caller only.',
  status: 204,
  params: siteParams,
})

export const readNews = contract({
  ...of,
  operationId: 'readNews',
  method: 'post',
  path: `${path}/news`,
  summary: 'Get the news since your last visit',
  description: `The request itself marks the caller as present; a new visit begins after ${notificationLimits.visit_pause_minutes} minutes without one. At most ${notificationLimits.news_count_max.toLocaleString('en')} of a type are counted; \`has_more\` says whether there are more.`,
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  response: z
    .object({
      away_since: instant.optional().openapi({
        description: 'End of the previous visit. Absent on the first visit, and once its news has been dismissed.',
      }),
      news: z
        .array(z.object({ type: newsType, count: z.int(), has_more: z.boolean() }).openapi('NewsCount'))
        .openapi({ description: 'New items since then. Kinds with nothing new are absent.' }),
    })
    .openapi('VisitNews'),
  example: { away_since: '2027-03-12T18:05:00.000Z', news: [{ type: 'leads', count: 14, has_more: false }] },
})

export const dismissNews = contract({
  ...of,
  operationId: 'dismissNews',
  method: 'post',
  path: `${path}/dismiss-news`,
  summary: 'Dismiss the news since your last visit',
  description: 'Until the next visit, for the caller only.',
  status: 204,
  params: siteParams,
})
