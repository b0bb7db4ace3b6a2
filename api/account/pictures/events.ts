/** What happens to pictures. The control database keeps it as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const userPictureUpdated = defineEvent('user.picture_updated')
export const userPictureDeleted = defineEvent('user.picture_deleted')
