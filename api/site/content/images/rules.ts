/** The rules of images, for other features to call. */
import type { Config } from '../../../platform/config/config.ts'
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { findImage, type ImageRow } from './store.ts'
import type { Rendition } from './table.ts'

export { imageUpdated, imageUploaded } from './events.ts'
export { image_recoded, wantAvif } from './recode.ts'
export { hashesOfImages, type ImageShape, imageShapes, knownImages } from './store.ts'
export { keepImage, type PreparedImage, prepareImage } from './take-in.ts'

/** Of tabs, bookmarks, home screens and app lists. */
export const iconSizes = ['16', '32', '48', '180', '192', '512'] as const
export type IconSize = (typeof iconSizes)[number]

type Db = Handle<'site'>

/** The images that assistants show, who are another feature. */
export const imagesOfAssistants =
  port<(db: Db, assistant_ids: readonly string[]) => Promise<string[]>>('imagesOfAssistants')

export async function existingImage(db: Db, id: string): Promise<ImageRow> {
  const row = await findImage(db, id)
  if (!row) throw problem('not_found')
  return row
}

export const imageExists = async (db: Db, id: string): Promise<boolean> => (await findImage(db, id)) !== undefined

/** Where anyone may see it. */
export const imageUrl = (config: Pick<Config, 'public_url'>, site_id: string, image_id: string): string =>
  `${config.public_url}/v1/public/sites/${site_id}/images/${image_id}`

/** The smallest size that is at least so wide; without a wish the widest. */
export function renditionFor(renditions: readonly Rendition[], width: number | undefined): Rendition {
  const [first] = renditions
  const widest = renditions.at(-1) ?? first
  if (!widest) throw problem('not_found')
  return width === undefined ? widest : (renditions.find(r => r.width >= width) ?? widest)
}
