/** The document of an email: blocks from top to bottom, those that pages have too and those that only emails have. */
import { z } from '@hono/zod-openapi'
import { block, columnsBlock, leafBlocks, savedBlock } from '../../../../platform/pages/blocks/kinds.ts'
import { blockAlign, linkTarget } from '../../../../platform/pages/blocks/rich-text.ts'
import { limits } from '../../../../platform/runtime/limits.ts'
import { colorOrNone } from '../../../../platform/schemas/look-schemas.ts'
import { text } from '../../../../platform/schemas/schemas.ts'
import { templateLimits } from '../limits.ts'

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
  .discriminatedUnion('type', [...leafBlocks, columnsBlock, savedBlock, headerBlock, footerBlock])
  .openapi('EmailBlock')
export type EmailBlock = z.output<typeof emailBlock>

export const document_version = 1

/** What a style sheet may ask of the screen: its width, and whether its reader prefers dark. */
const feature = String.raw`\((?:m(?:ax|in)-width:\d{1,4}px|prefers-color-scheme:(?:dark|light))\)`
export const media_pattern = new RegExp(`^${feature}(?: and ${feature}){0,2}$`)
/** Of elements in HTML blocks that a media rule is about. */
export const media_class_pattern = /^lw-m\d{1,3}$/
/** The page itself, behind all blocks. */
export const page_media_class = 'lw-m0'

const mediaRule = z
  .strictObject({
    media: z.string().max(100).regex(media_pattern).openapi({
      description:
        'Condition, such as `(max-width:600px)` or `(prefers-color-scheme:dark)`. At most three, joined by ` and `.',
    }),
    class_name: z
      .string()
      .regex(media_class_pattern)
      .openapi({
        description: `Class of the elements in HTML blocks, \`lw-m1\` to \`lw-m999\`. \`${page_media_class}\` is the page.`,
      }),
    style: text(templateLimits.template_media_rule_characters_max).openapi({
      description: 'CSS declarations, separated by semicolons. Those that emails cannot have are ignored.',
    }),
  })
  .openapi('EmailMediaRule')

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
    media_rules: z.array(mediaRule).max(templateLimits.template_media_rules_max).optional().openapi({
      description: 'Styles of HTML blocks on narrow screens and in dark mode. The importer of HTML writes them.',
    }),
    blocks: z.array(emailBlock).min(1).max(limits.document_blocks_max),
  })
  .openapi('EmailDocument', {
    description: `Content of the email as blocks. At most ${limits.document_blocks_max} blocks, including those in columns and saved blocks, and ${limits.document_characters_max.toLocaleString('en')} characters as JSON.`,
  })
export type EmailMediaRule = z.output<typeof mediaRule>
export type EmailDocument = z.output<typeof emailDocument>
