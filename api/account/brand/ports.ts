/** What a brand asks of the features in the site's own database. */
import type { Handle } from '../../platform/database/handle.ts'
import { port } from '../../platform/features/port.ts'

/** Whether the site keeps an image with this id. */
export const isOwnImage = port<(db: Handle<'site'>, image_id: string) => Promise<boolean>>('isOwnImage')
