/* Written by `npm run generate` from openapi/openapi.json. Do not edit. */
import type { Answer, ListAnswer } from '../../answer.ts'
import type { RequestOptions } from '../../options.ts'
import { Resource } from '../../resource.ts'
import type {
  NotificationSettings,
  NotificationSettingsChanges,
} from '../models/index.ts'

export interface UpdateNotificationSettingsRequest {
  /** The fields to change. Those that are left out stay as they are. */
  body: NotificationSettingsChanges
}

/** What a person is told, and how. */
export class NotificationSettingsResource extends Resource {
  /**
   * Get your notification settings
   *
   * Returns which notifications the person of the session gets in the app and by email.
   *
   * Permission: `signed-in`.
   *
   * `GET /v1/notification-settings` (getNotificationSettings)
   * @example
   * ```ts
   * const result = await client.notificationSettings.get()
   * ```
   */
  get(options?: RequestOptions): Answer<NotificationSettings> {
    return this.calls.send({ method: 'GET', path: '/v1/notification-settings' }, {}, options)
  }

  /**
   * Change your notification settings, in the app and by email
   *
   * Kinds that are left out stay unchanged. The daily email is sent on days with something to report. Immediate emails report only what is new: at most one per site every 3 minutes, which covers everything since the last. Each email contains a link to turn it off.
   *
   * Permission: `signed-in`.
   *
   * `PATCH /v1/notification-settings` (updateNotificationSettings)
   * @example
   * ```ts
   * const result = await client.notificationSettings.update({
   *   body: {
   *     types: [{ type: 'failed_runs', in_app: true, by_email: false, at_once: true }],
   *     digest: true,
   *     digest_hour: 8,
   *   },
   * })
   * ```
   */
  update(request: UpdateNotificationSettingsRequest, options?: RequestOptions): Answer<NotificationSettings> {
    return this.calls.send({ method: 'PATCH', path: '/v1/notification-settings', body: true }, request, options)
  }
}
