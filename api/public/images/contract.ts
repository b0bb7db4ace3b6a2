/** An image as a visitor's browser loads it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../platform/contract.ts'
import { integer } from '../../platform/query-values.ts'
import { id, siteParams } from '../../platform/schemas.ts'
import { imageLimits } from '../../site/content/images/limits.ts'
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
    'They never change, so that they may be kept for a year. WebP; AVIF once a published page shows the image, and WebP until then; or PNG of at most 640 pixels for email programs that show no WebP.',
  status: 200,
  params: siteParams.extend({ image_id: id('image') }),
  query: z.strictObject({
    width: integer(1, imageLimits.image_edge_pixels_max).optional(),
    square: z
      .enum(iconSizes)
      .optional()
      .openapi({ description: 'As an icon: PNG, whole, in a square of so many pixels.' }),
    format: z.enum(['webp', 'avif', 'png']).optional().openapi('ImageFormat'),
  }),
  produces: 'image/webp',
  produces_too: ['image/avif', 'image/png'],
  revalidated: true,
})
