/** What happens to the settings of sandboxes. */
import { defineEvent } from '../../../platform/events/define.ts'

export const sandboxSettingsUpdated = defineEvent('sandbox_settings.updated')
