/** What happens to settings of notifications. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const notificationSettingsUpdated = defineEvent('notification_settings.updated')
