/** Taking an image in: what is done before a transaction, and what in it. */

import type { Handle } from '../../../platform/database/handle.ts'
import type { Context, InAction } from '../../../platform/features/context.ts'
import { renderImage } from '../../../platform/files/images/render.ts'
import { contentHash } from '../../../platform/files/storage/storage.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { inWords } from '../../../platform/runtime/size.ts'
import { storageAllowance } from '../files/rules.ts'
import { imageLimits } from './limits.ts'
import * as store from './store.ts'
import type { Rendition } from './table.ts'

export interface PreparedImage {
  name: string
  content_hash: string
  /** Undefined: the site had it when it was prepared. */
  image: Pick<store.ImageRow, 'animated' | 'width' | 'height' | 'renditions'> | undefined
}

/** Decodes it and puts its sizes on disk; an image that the site has already is not decoded again. */
export async function prepareImage(
  { name, bytes }: { name: string; bytes: Buffer },
  { installation, site }: Pick<Context, 'installation' | 'site'>,
): Promise<PreparedImage> {
  if (bytes.length > imageLimits.image_bytes_max)
    throw problem('body_too_large', { values: { size: inWords(imageLimits.image_bytes_max) } })
  const content_hash = contentHash(bytes)
  const database = await installation.databases.site(site.id)
  const known = await database.read(db => store.findImageByContent(db, content_hash))
  if (known) return { content_hash, name, image: undefined }
  const { animated, renditions } = await renderImage(bytes)
  const stored: Rendition[] = []
  for (const { width, height, bytes: rendered } of renditions) {
    const hash = await installation.storage.store(site.id, rendered)
    stored.push({ width, height, bytes: rendered.length, hash })
  }
  const { width, height } = renditions.at(-1) ?? renditions[0]
  return { content_hash, name, image: { animated, width, height, renditions: stored } }
}

const unset = { focus_x_percent: 50, focus_y_percent: 50, avif: null }

/** The image that the site has of it from now on. */
export async function keepImage(
  tx: Handle<'site'>,
  { content_hash, name, image }: PreparedImage,
  { newId, now, requireRoom }: Pick<InAction, 'newId' | 'now' | 'requireRoom'>,
): Promise<{ row: store.ImageRow; isNew: boolean }> {
  const known = await store.findImageByContent(tx, content_hash)
  if (known) return { row: known, isNew: false }
  // Deleted since it was found: the sender tries again, and it is decoded then.
  if (!image) throw problem('service_unavailable', { retry_after_seconds: 1 })
  const bytes = image.renditions.reduce((sum, r) => sum + r.bytes, 0)
  await requireRoom(tx, storageAllowance, bytes)
  const row = { id: newId('image'), name: name || 'image', content_hash, ...image, ...unset, bytes, created_at: now() }
  await store.insertImage(tx, row)
  return { row, isNew: true }
}
