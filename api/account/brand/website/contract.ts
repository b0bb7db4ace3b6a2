/** What a website shows of a brand: a proposal, of which nothing is kept. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { buttonShape, color } from '../../../platform/schemas/look-schemas.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../platform/schemas/web-address.ts'

const picture = z
  .object({
    url: z.string().openapi({ description: 'URL at which it was found.' }),
    width: z.int(),
    height: z.int(),
    data_url: z.string().openapi({ description: 'The image in WebP as a data URL, ready to be uploaded to the site.' }),
  })
  .openapi('WebsitePicture')

const font = z
  .object({
    family: z.string().openapi({ description: 'Font family as written by the website.' }),
    font_family: z.string().openapi({ description: 'Font stack of the closest of the site’s fonts.' }),
    is_same: z.boolean().openapi({ description: 'Whether it is the same font.' }),
  })
  .openapi('WebsiteFont')

export const readBrand = contract({
  database: 'control',
  permission: 'manage-sites',
  tag: 'brand',
  operationId: 'readBrand',
  method: 'post',
  path: '/v1/sites/{site_id}/brand/read',
  summary: 'Read a brand from a website',
  description:
    'Opens the page as an anonymous visitor, with its style sheets, manifest and icons, and returns what they show. What was not found is absent. Nothing is stored: update the brand with the values you want. If the page cannot be read, the error is at `/url`.',
  status: 200,
  idempotency: 'ignored',
  params: siteParams,
  body: z.strictObject({ url: webAddress }).openapi('WebsiteToRead'),
  body_example: { url: 'https://casa-verde.example' },
  response: z
    .object({
      url: z.string().openapi({ description: 'URL at which it was found, after redirects.' }),
      name: z.string().optional(),
      colors: z
        .object({
          accent_color: color.optional(),
          background_color: color.optional(),
          text_color: color.optional(),
          button_color: color.optional(),
          button_text_color: color.optional(),
        })
        .openapi('WebsiteColors'),
      palette: z.array(color).openapi({ description: 'Strongest colors of the website, most used first.' }),
      font: font.optional(),
      heading_font: font.optional(),
      radius_px: z.int().optional(),
      button_shape: buttonShape.optional(),
      icon: picture.optional(),
      logo: picture.optional(),
    })
    .openapi('WebsiteBrand'),
  example: {
    url: 'https://casa-verde.example/',
    name: 'Casa Verde',
    colors: { accent_color: '#b5532c', background_color: '#fffdf9', text_color: '#2a211d' },
    palette: ['#b5532c', '#3d4f2a'],
    font: { family: 'Inter, sans-serif', font_family: 'system-ui, sans-serif', is_same: false },
    radius_px: 8,
    button_shape: 'rounded',
    icon: {
      url: 'https://casa-verde.example/apple-touch-icon.png',
      width: 180,
      height: 180,
      data_url: 'data:image/webp;base64,UklGRg==',
    },
  },
})
