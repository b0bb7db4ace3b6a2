/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  Notifications,
  VisitNews,
} from '../models/index.ts'

export interface DismissNewsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface GetNotificationsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface MarkNotificationsReadRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

export interface ReadNewsRequest {
  /** ID of the site (`listSites`). */
  site_id: string
}

/** What needs attention. */
export class NotificationsResource extends Resource {
  /**
   * Dismiss the news since your last visit
   *
   * Until the next visit, for the caller only.
   *
   * Permission: `read-site`.
   *
   * `POST /v1/sites/{site_id}/notifications/dismiss-news` (dismissNews)
   * @example
   * ```ts
   * await client.notifications.dismissNews({ site_id })
   * ```
   */
  dismissNews(request: DismissNewsRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/notifications/dismiss-news' }, request, options)
  }

  /**
   * Get notifications
   *
   * Only what the caller may see. Each person marks their own notifications as read.
   *
   * Permission: `read-site`.
   *
   * `GET /v1/sites/{site_id}/notifications` (getNotifications)
   * @example
   * ```ts
   * const result = await client.notifications.get({ site_id })
   * ```
   */
  get(request: GetNotificationsRequest, options?: RequestOptions): Answer<Notifications> {
    return this.calls.send({ method: 'GET', path: '/v1/sites/{site_id}/notifications' }, request, options)
  }

  /**
   * Mark all notifications as read
   *
   * For the caller only.
   *
   * Permission: `read-site`.
   *
   * `POST /v1/sites/{site_id}/notifications/read` (markNotificationsRead)
   * @example
   * ```ts
   * await client.notifications.markRead({ site_id })
   * ```
   */
  markRead(request: MarkNotificationsReadRequest, options?: RequestOptions): Answer<void> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/notifications/read' }, request, options)
  }

  /**
   * Get the news since your last visit
   *
   * The request itself marks the caller as present; a new visit begins after 30 minutes without one. At most 10,000 of a type are counted; `has_more` says whether there are more.
   *
   * Permission: `read-site`.
   *
   * `POST /v1/sites/{site_id}/notifications/news` (readNews)
   * @example
   * ```ts
   * const result = await client.notifications.readNews({ site_id })
   * ```
   */
  readNews(request: ReadNewsRequest, options?: RequestOptions): Answer<VisitNews> {
    return this.calls.send({ method: 'POST', path: '/v1/sites/{site_id}/notifications/news' }, request, options)
  }
}
