/** What happens to files. */
import { defineEvent } from '../../../platform/events/define.ts'

export const fileUploaded = defineEvent('file.uploaded')
export const fileDeleted = defineEvent('file.deleted')
