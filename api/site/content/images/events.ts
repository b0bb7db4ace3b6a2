/** What happens to images. */
import { defineEvent } from '../../../platform/events/define.ts'

export const imageUploaded = defineEvent('image.uploaded')
export const imageUpdated = defineEvent('image.updated')
export const imageDeleted = defineEvent('image.deleted')
