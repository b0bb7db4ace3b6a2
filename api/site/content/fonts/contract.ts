/** Which characters the fonts of a site have, so that a text in letters that one lacks is noticed before visitors see it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/features/contract.ts'
import { siteParams } from '../../../platform/schemas/schemas.ts'

export const listFontCharacters = contract({
  database: 'site',
  permission: 'read-site',
  tag: 'sites',
  operationId: 'listFontCharacters',
  method: 'get',
  path: '/v1/sites/{site_id}/font-characters',
  summary: 'List the characters of a site’s web fonts',
  description:
    'Read from the font files, for fonts of this installation and the site’s files. Characters that a font lacks are shown in the next font of its stack.',
  status: 200,
  params: siteParams,
  response: z
    .object({
      data: z.array(
        z
          .object({
            stack: z.string(),
            unicode_range: z.string().nullable().openapi({
              description:
                'Character ranges as in CSS, such as `U+20-7E, U+A0-FF`. `null` if unknown: the font is hosted elsewhere, or the file is not a font.',
            }),
          })
          .openapi('FontCharacters'),
      ),
    })
    .openapi('FontCharactersList'),
  example: { data: [{ stack: 'Lora, ui-serif, Georgia, serif', unicode_range: 'U+20-7E, U+A0-17F' }] },
})
