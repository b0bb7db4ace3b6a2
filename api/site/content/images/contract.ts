/** Images for popups, pages and emails: uploaded once, recognized by their content, stored in the sizes that are shown. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { pageOf } from '../../../platform/http/pagination.ts'
import { uploadedFile } from '../../../platform/routing/multipart.ts'
import { limits } from '../../../platform/runtime/limits.ts'
import { createdQuery } from '../../../platform/schemas/query-values.ts'
import { filledText, id, instant, siteParams } from '../../../platform/schemas/schemas.ts'
import { storageAllowance } from '../files/rules.ts'
import { imageDeleted, imageUpdated, imageUploaded } from './events.ts'
import { imageLimits } from './limits.ts'

const focus = z.int().min(0).max(100)

export const image = z
  .object({
    id: id('image'),
    name: z.string(),
    width: z.int(),
    height: z.int(),
    animated: z.boolean(),
    focus_x_percent: focus.openapi({
      description:
        'Horizontal position of the focal point, in percent from the left edge. It stays visible wherever the image is cropped.',
    }),
    focus_y_percent: focus.openapi({
      description: 'Vertical position of the focal point, in percent from the top edge.',
    }),
    bytes: z.int().openapi({ description: 'Total size of all its stored versions, in bytes.' }),
    url: z.string().openapi({
      format: 'uri',
      description:
        'URL whose content never changes. With `?width=`, the smallest stored version at least that many pixels wide.',
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
  focus_x_percent: 50,
  focus_y_percent: 50,
  bytes: 318_204,
  url: `https://leads.example.com/v1/public/sites/${site_id}/images/${image_id}`,
  created_at: '2027-03-14T09:30:00.000Z',
}

const of = { database: 'site', permission: 'manage-popups', tag: 'images' } as const
/** Whoever writes emails or pages, sets the brand or designs assistants chooses images for them. */
const chosen = {
  ...of,
  or_permission: ['manage-pages', 'manage-emails', 'manage-sites', 'manage-assistants'],
} as const
const params = siteParams.extend({ image_id: id('image') })

export const listImages = contract({
  ...chosen,
  of_assistants: 'list',
  operationId: 'listImages',
  method: 'get',
  path: '/v1/sites/{site_id}/images',
  summary: 'List images',
  description: 'Managers of chosen assistants see only the images that these assistants use.',
  status: 200,
  params: siteParams,
  query: z.strictObject(createdQuery),
  response: pageOf('ImagePage', image),
  example: { data: [example], has_more: false, next_cursor: null },
})

export const uploadImage = contract({
  ...chosen,
  of_assistants: 'any',
  operationId: 'uploadImage',
  method: 'post',
  path: '/v1/sites/{site_id}/images',
  summary: 'Upload an image',
  description:
    'PNG, JPEG, WebP, GIF or AVIF of at most 5 MB, recognized by its content. Stored without metadata, in the sizes needed. Uploading the same image again returns the existing one.',
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
  ...chosen,
  of_assistants: 'any',
  operationId: 'getImage',
  method: 'get',
  path: '/v1/sites/{site_id}/images/{image_id}',
  summary: 'Get an image',
  description: 'Returns name, size and URL of the image.',
  status: 200,
  params,
  response: image,
  example,
})

export const updateImage = contract({
  ...chosen,
  operationId: 'updateImage',
  method: 'patch',
  path: '/v1/sites/{site_id}/images/{image_id}',
  summary: 'Change the name or the focal point of an image',
  description:
    'The focal point is the part that stays visible wherever a page crops the image. Published pages are updated immediately.',
  status: 200,
  audit: imageUpdated,
  params,
  body: z
    .strictObject({
      name: filledText(imageLimits.image_name_characters_max),
      focus_x_percent: focus,
      focus_y_percent: focus,
    })
    .partial()
    .openapi('ImageChanges'),
  body_example: { focus_x_percent: 30, focus_y_percent: 20 },
  response: image,
  example: { ...example, focus_x_percent: 30, focus_y_percent: 20 },
})

export const deleteImage = contract({
  ...of,
  operationId: 'deleteImage',
  method: 'delete',
  path: '/v1/sites/{site_id}/images/{image_id}',
  summary: 'Delete an image',
  description: 'Refused while the brand or a popup uses it, including drafts and variants.',
  status: 204,
  audit: imageDeleted,
  params,
  problems: ['in_use'],
})
