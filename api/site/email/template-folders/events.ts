/** Events of template folders. */
import { defineEvent } from '../../../platform/events/define.ts'

export const templateFolderCreated = defineEvent('template_folder.created')
export const templateFolderUpdated = defineEvent('template_folder.updated')
export const templateFolderDeleted = defineEvent('template_folder.deleted')
