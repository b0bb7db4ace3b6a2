/** Images for popups: uploaded once, recognized by their content, stored in the sizes that are shown. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { limits } from '../../../platform/limits.ts'
import { uploadedFile } from '../../../platform/multipart.ts'
import { pageOf } from '../../../platform/pagination.ts'
import { pageQuery } from '../../../platform/query-values.ts'
import { id, instant, siteParams } from '../../../platform/schemas.ts'
import { storageAllowance } from '../files/rules.ts'
import { imageDeleted, imageUploaded } from './events.ts'
import { imageLimits } from './limits.ts'

export const image = z
  .object({
    id: id('image'),
    name: z.string(),
    width: z.int(),
    height: z.int(),
    animated: z.boolean(),
    bytes: z.int().openapi({ description: 'Of all its sizes.' }),
    url: z.string().openapi({
      format: 'uri',
      description: 'Never changes what it shows. With `?width=` it is the smallest size that is at least so wide.',
    }),
    created_at: instant,
  })
  .openapi('Image')

const image_id = 'image_0199a3f2c4d87e6b9a0112233445566f'
const site_id = 'site_0199a3f2c4d87e6b9a0112233445566f'
const example = {
  id: image_id,
  name: 'balcony.jpg',
  width: 1920,
  height: 1280,
  animated: false,
  bytes: 318_204,
  url: `https://leads.example.com/v1/public/sites/${site_id}/images/${image_id}`,
  created_at: '2027-03-14T09:30:00.000Z',
}

const of = { database: 'site', permission: 'manage-popups', tag: 'images' } as const
const params = siteParams.extend({ image_id: id('image') })

export const listImages = contract({
  ...of,
  operationId: 'listImages',
  method: 'get',
  path: '/v1/sites/{site_id}/images',
  summary: 'List images',
  status: 200,
  params: siteParams,
  query: z.strictObject(pageQuery),
  response: pageOf('ImagePage', image),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const uploadImage = contract({
  ...of,
  operationId: 'uploadImage',
  method: 'post',
  path: '/v1/sites/{site_id}/images',
  summary: 'Upload an image',
  description:
    'PNG, JPEG, WebP, GIF or AVIF of at most 5 MB, recognized by its content. It is kept without its metadata, in the sizes that are shown. The same image again is the image that there is.',
  status: 201,
  audit: imageUploaded,
  params: siteParams,
  multipart: true,
  body_bytes_max: imageLimits.image_bytes_max + limits.multipart_overhead_bytes_max,
  body: z.strictObject({ file: uploadedFile }),
  response: image,
  example,
  consumes: [storageAllowance],
})

export const getImage = contract({
  ...of,
  operationId: 'getImage',
  method: 'get',
  path: '/v1/sites/{site_id}/images/{image_id}',
  summary: 'Get an image',
  status: 200,
  params,
  response: image,
  example,
})

export const deleteImage = contract({
  ...of,
  operationId: 'deleteImage',
  method: 'delete',
  path: '/v1/sites/{site_id}/images/{image_id}',
  summary: 'Delete an image',
  description: 'Refused while the brand or a popup shows it; drafts and variants count.',
  status: 204,
  audit: imageDeleted,
  params,
  problems: ['in_use'],
})
