/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NotificationSettings,
  NotificationSettingsChanges,
} from '../models/index.ts'

export interface UpdateNotificationSettingsRequest {
  body: NotificationSettingsChanges
}

/** Endpoints of notification-settings. */
export class NotificationSettingsResource extends Resource {
  /**
   * Get your notification settings
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/notification-settings` (getNotificationSettings)
   */
  get(options?: RequestOptions): Answer<NotificationSettings> {
    return this.calls.send({ method: 'GET', path: '/v1/notification-settings' }, {}, options)
  }

  /**
   * Change your notification settings, in the app and by email
   *
   * Kinds that are left out stay as they are. The daily email leaves once on each day on which there is something to say. Emails at once tell of what is more than before: on each site at most one in 3 minutes, which holds all that came meanwhile. Either carries a link that ends it.
   *
   * Permission: `signed-in`.
   *
   * `PATCH /v1/notification-settings` (updateNotificationSettings)
   */
  update(request: UpdateNotificationSettingsRequest, options?: RequestOptions): Answer<NotificationSettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/notification-settings', body: true }, request, options)
  }
}
