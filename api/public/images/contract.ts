/** An image as a visitor's browser loads it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/features/contract.ts'
import { renderingLimits } from '../../platform/files/images/limits.ts'
import { enumOf } from '../../platform/schemas/enum-of.ts'
import { integer } from '../../platform/schemas/query-values.ts'
import { id, siteParams } from '../../platform/schemas/schemas.ts'
import { iconSizes } from '../../site/content/images/rules.ts'

export const showImage = contract({
  operationId: 'showImage',
  method: 'get',
  path: '/v1/public/sites/{site_id}/images/{image_id}',
  database: 'site',
  permission: 'public',
  tag: 'public',
  summary: 'Get the bytes of an image',
  description:
    'Images never change and can be cached for a year. Available as WebP, as AVIF once a published page shows the image (WebP until then), and as PNG of at most 640 pixels for email apps without WebP.',
  status: 200,
  params: siteParams.extend({ image_id: id('image') }),
  query: z.strictObject({
    width: integer(1, renderingLimits.image_edge_pixels_max).optional(),
    square: z
      .enum(iconSizes)
      .optional()
      .openapi({ description: 'Return the whole image as an icon: a square PNG of this many pixels.' }),
    format: enumOf({
      webp: 'WebP, which all browsers in use show.',
      avif: 'AVIF, smaller than WebP.',
      png: 'PNG, for email and old programs.',
    })
      .optional()
      .openapi('ImageFormat'),
  }),
  produces: 'image/webp',
  produces_too: ['image/avif', 'image/png'],
  concurrency: 'downloads',
  revalidated: true,
})
