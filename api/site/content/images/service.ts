/** The endpoints on images. */
import { toInstant } from '../../../platform/clock.ts'
import type { Config } from '../../../platform/config.ts'
import type { Context } from '../../../platform/context.ts'
import type { Input } from '../../../platform/contract.ts'
import { action, query } from '../../../platform/endpoint.ts'
import { messageOf } from '../../../platform/messages/messages.ts'
import { afterId, page, pageLimit } from '../../../platform/pagination.ts'
import { problem } from '../../../platform/problem/problem.ts'
import { inWords } from '../../../platform/size.ts'
import { contentHash, storeBytes } from '../../../platform/storage/storage.ts'
import { requireSpace } from '../files/rules.ts'
import * as contract from './contract.ts'
import { imageLimits } from './limits.ts'
import { renderImage } from './render.ts'
import { existingImage, imageUrl } from './rules.ts'
import * as store from './store.ts'
import type { Rendition } from './table.ts'

interface About {
  site_id: string
  config: Config
}

const toImage = (row: store.ImageRow, { config, site_id }: About) => ({
  id: row.id,
  name: row.name,
  width: row.width,
  height: row.height,
  animated: row.animated,
  bytes: row.bytes,
  url: imageUrl(config, site_id, row.id),
  created_at: toInstant(row.created_at),
})

const about = ({ site, installation }: Context): About => ({ site_id: site.id, config: installation.config })

export const listImages = query(contract.listImages, async (db, { query: q }, context) => {
  const rows = await store.pageOfImages(db, { after: afterId(q), limit: pageLimit(q) })
  return page(
    q,
    rows,
    row => [row.id],
    row => toImage(row, about(context)),
  )
})

export const getImage = query(contract.getImage, async (db, { params }, context) =>
  toImage(await existingImage(db, params.image_id), about(context)),
)

/** Decodes it and puts its sizes on disk; an image that the site has already is not decoded again. */
async function take({ body }: Input<typeof contract.uploadImage>, context: Context) {
  const { installation, site } = context
  const { name, bytes } = body.file
  if (bytes.length > imageLimits.image_bytes_max)
    throw problem('body_too_large', { values: { size: inWords(imageLimits.image_bytes_max) } })
  const content_hash = contentHash(bytes)
  const database = await installation.databases.site(site.id)
  const known = await database.read(db => store.findImageByContent(db, content_hash))
  if (known) return { ...about(context), content_hash, name, image: undefined }
  const { animated, renditions } = await renderImage(bytes)
  const stored: Rendition[] = []
  for (const { width, height, bytes: rendered } of renditions) {
    const hash = await storeBytes(installation.config.data_dir, site.id, rendered)
    stored.push({ width, height, bytes: rendered.length, hash })
  }
  const { width, height } = renditions.at(-1) ?? renditions[0]
  return { ...about(context), content_hash, name, image: { animated, width, height, renditions: stored } }
}

export const uploadImage = action(contract.uploadImage, take, async (tx, _input, { newId, now }, ready) => {
  const { content_hash, name, image } = ready
  const known = await store.findImageByContent(tx, content_hash)
  if (known) return toImage(known, ready)
  // Deleted since it was found: the sender tries again, and it is decoded then.
  if (!image) throw problem('service_unavailable', { retry_after_seconds: 1 })
  const bytes = image.renditions.reduce((sum, r) => sum + r.bytes, 0)
  await requireSpace(tx, bytes)
  const row = { id: newId('image'), name: name || 'image', content_hash, ...image, bytes, created_at: now() }
  await store.insertImage(tx, row)
  return toImage(row, ready)
})

export const deleteImage = action(contract.deleteImage, async (tx, { params }, { site, locale, requireUnused }) => {
  const row = await existingImage(tx, params.image_id)
  const { logo_image_id, dark_logo_image_id, favicon_image_id } = site.brand
  const isOfBrand = [logo_image_id, dark_logo_image_id, favicon_image_id].includes(row.id)
  const brand = { kind: 'brand', id: site.id, name: messageOf(locale, 'brand.name') }
  await requireUnused(tx, 'image', row.id, isOfBrand ? [brand] : [])
  await store.removeImage(tx, row.id)
})
