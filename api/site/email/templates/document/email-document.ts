/** The document of an email: blocks from top to bottom, those that pages have too and those that only emails have. */
import { z } from '@hono/zod-openapi'
import { block, columnsBlock, leafBlocks, savedBlock } from '../../../../platform/blocks/kinds.ts'
import { blockAlign, linkTarget } from '../../../../platform/blocks/rich-text.ts'
import { limits } from '../../../../platform/limits.ts'
import { colorOrNone } from '../../../../platform/look-schemas.ts'
import { text } from '../../../../platform/schemas.ts'

const headerBlock = block('header', 'HeaderBlock', {
  align: blockAlign.optional(),
  link: linkTarget.optional().openapi({ description: 'Where the logo leads.' }),
  text: text(limits.block_line_characters_max)
    .optional()
    .openapi({ description: 'In place of the site’s name where it has no logo.' }),
})
const footerBlock = block('footer', 'FooterBlock', {
  align: blockAlign.optional(),
  text: text(limits.block_text_characters_max).openapi({
    description: 'Above what the law asks for: why it was sent, the address, the link to unsubscribe.',
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
    page_color: colorOrNone.optional().openapi({ description: 'Around the content; empty: as the brand has it.' }),
    content_color: colorOrNone.optional().openapi({ description: 'Behind the content; empty: as the brand has it.' }),
    width_px: z.int().min(480).max(720).optional(),
    blocks: z.array(emailBlock).min(1).max(limits.document_blocks_max),
  })
  .openapi('EmailDocument', {
    description: `What an email shows, block by block. At most ${limits.document_blocks_max} blocks, those in columns and in saved blocks included, and ${limits.document_characters_max} characters as JSON.`,
  })
export type EmailDocument = z.output<typeof emailDocument>
