/** The document of an email: blocks from top to bottom, those that pages have too and those that only emails have. */
import { z } from '@hono/zod-openapi'
import { block, columnsBlock, leafBlocks, savedBlock } from '../../../../platform/blocks/kinds.ts'
import { blockAlign, linkTarget } from '../../../../platform/blocks/rich-text.ts'
import { limits } from '../../../../platform/limits.ts'
import { colorOrNone } from '../../../../platform/look-schemas.ts'
import { text } from '../../../../platform/schemas.ts'

const headerBlock = block('header', 'HeaderBlock', {
  align: blockAlign.optional(),
  link: linkTarget.optional().openapi({ description: 'Link target of the logo.' }),
  text: text(limits.block_line_characters_max)
    .optional()
    .openapi({ description: 'Text shown instead of the site’s name if there is no logo.' }),
})
const footerBlock = block('footer', 'FooterBlock', {
  align: blockAlign.optional(),
  text: text(limits.block_text_characters_max).openapi({
    description:
      'Text above the legally required parts: why the email was sent, the postal address and the unsubscribe link.',
  }),
})

export const emailBlock = z
  .discriminatedUnion('kind', [...leafBlocks, columnsBlock, savedBlock, headerBlock, footerBlock])
  .openapi('EmailBlock')
export type EmailBlock = z.output<typeof emailBlock>

export const document_version = 1

export const emailDocument = z
  .strictObject({
    version: z
      .int()
      .refine(given => given === document_version, { params: { code: 'document_version_unknown' } })
      .openapi({ type: 'integer', enum: [document_version] }),
    page_color: colorOrNone
      .optional()
      .openapi({ description: 'Background color around the content. If empty, the brand’s.' }),
    content_color: colorOrNone
      .optional()
      .openapi({ description: 'Background color of the content. If empty, the brand’s.' }),
    width_px: z.int().min(480).max(720).optional(),
    blocks: z.array(emailBlock).min(1).max(limits.document_blocks_max),
  })
  .openapi('EmailDocument', {
    description: `Content of the email as blocks. At most ${limits.document_blocks_max} blocks, including those in columns and saved blocks, and ${limits.document_characters_max.toLocaleString('en')} characters as JSON.`,
  })
export type EmailDocument = z.output<typeof emailDocument>
