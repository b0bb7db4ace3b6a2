/** What happens to images. */
import { defineEvent } from '../../../platform/events/define.ts'

export const imageUploaded = defineEvent('image.uploaded')
export const imageDeleted = defineEvent('image.deleted')
