/** That somebody took leads out of the product: for the history of who did. */
import { defineEvent } from '../../../platform/events/define.ts'

export const leadExportStarted = defineEvent('lead_export.started')
