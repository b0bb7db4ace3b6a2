/** Which characters the fonts of a site have, so that a text in letters that one lacks is noticed before visitors see it. */
import { z } from '@hono/zod-openapi'
import { contract } from '../../../platform/contract.ts'
import { siteParams } from '../../../platform/schemas.ts'

export const listFontCharacters = contract({
  database: 'site',
  permission: 'read-site',
  tag: 'sites',
  operationId: 'listFontCharacters',
  method: 'get',
  path: '/v1/sites/{site_id}/font-characters',
  summary: 'List the characters of a site’s web fonts',
  description:
    'Read from the files themselves, for fonts of this installation and for files of the site. What a font lacks is shown in the next font of its stack.',
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
                'As in CSS, such as `U+20-7E, U+A0-FF`. Null where it is not known: a font at another address, or a file that is not a font.',
            }),
          })
          .openapi('FontCharacters'),
      ),
    })
    .openapi('FontCharactersList'),
  example: { data: [{ stack: 'Lora, ui-serif, Georgia, serif', unicode_range: 'U+20-7E, U+A0-17F' }] },
})
