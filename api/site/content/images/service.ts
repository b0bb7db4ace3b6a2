/** The endpoints on images. */

import type { Config } from '../../../platform/config/config.ts'
import type { Context } from '../../../platform/features/context.ts'
import type { Input } from '../../../platform/features/contract.ts'
import { action, query } from '../../../platform/features/endpoint.ts'
import { listKey, listPage } from '../../../platform/http/list-page.ts'
import { page } from '../../../platform/http/pagination.ts'
import { reachedBy } from '../../../platform/routing/assistant-reach.ts'
import { toInstant } from '../../../platform/runtime/clock.ts'
import { messageOf } from '../../../platform/texts/messages/messages.ts'
import * as contract from './contract.ts'
import { existingImage, imagesOfAssistants, imageUrl } from './rules.ts'
import * as store from './store.ts'
import { keepImage, prepareImage } from './take-in.ts'

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
  focus_x_percent: row.focus_x_percent,
  focus_y_percent: row.focus_y_percent,
  bytes: row.bytes,
  url: imageUrl(config, site_id, row.id),
  created_at: toInstant(row.created_at),
})

const about = ({ site, installation }: Context): About => ({ site_id: site.id, config: installation.config })

export const listImages = query(contract.listImages, async (db, { query: q }, context) => {
  const { installation, rights } = context
  const reached = reachedBy(rights, contract.listImages)
  const ids = reached && (await installation.connections.through(imagesOfAssistants)(db, reached))
  const rows = await store.pageOfImages(db, { ids, ...listPage(q) })
  return page(q, rows, listKey(q), row => toImage(row, about(context)))
})

export const getImage = query(contract.getImage, async (db, { params }, context) =>
  toImage(await existingImage(db, params.image_id), about(context)),
)

const take = async ({ body }: Input<typeof contract.uploadImage>, context: Context) => ({
  ...about(context),
  prepared: await prepareImage(body.file, context),
})

export const uploadImage = action(contract.uploadImage, take, async (tx, _input, context, { prepared, ...of }) =>
  toImage((await keepImage(tx, prepared, context)).row, of),
)

const aboutSite = async (_input: unknown, context: Context): Promise<About> => about(context)

export const updateImage = action(
  contract.updateImage,
  aboutSite,
  async (tx, { params, body }, { changedFrom }, of) => {
    const row = await existingImage(tx, params.image_id)
    changedFrom(toImage(row, of))
    if (Object.keys(body).length > 0) await store.saveImage(tx, row.id, body)
    return toImage({ ...row, ...body }, of)
  },
)

export const deleteImage = action(contract.deleteImage, async (tx, { params }, { site, locale, requireUnused }) => {
  const row = await existingImage(tx, params.image_id)
  const { logo_image_id, dark_logo_image_id, favicon_image_id } = site.brand
  const isOfBrand = [logo_image_id, dark_logo_image_id, favicon_image_id].includes(row.id)
  const brand = { type: 'brand', id: site.id, name: messageOf(locale, 'brand.name') }
  await requireUnused(tx, 'image', row.id, isOfBrand ? [brand] : [])
  await store.removeImage(tx, row.id)
})
