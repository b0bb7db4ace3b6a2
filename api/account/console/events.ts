/** What happens to the installation. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const installationUpdated = defineEvent('installation.updated')
