/** Events of suppressions. */
import { defineEvent } from '../../../platform/events/define.ts'

export const suppressionCreated = defineEvent('suppression.created')
export const suppressionRemoved = defineEvent('suppression.removed')
export const suppressionImportStarted = defineEvent('suppression_import.started')
export const suppressionExportStarted = defineEvent('suppression_export.started')
