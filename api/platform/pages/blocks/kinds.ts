/**
 * The kinds of blocks that emails and pages have in common. What only one of them has is declared beside it, and put
 * together with these by `blocksOf`.
 */
import { z } from '@hono/zod-openapi'
import { idPattern } from '../../runtime/ids.ts'
import { limits } from '../../runtime/limits.ts'
import { enumOf } from '../../schemas/enum-of.ts'
import { filter } from '../../schemas/filter/schema.ts'
import { colorOrNone } from '../../schemas/look-schemas.ts'
import { instant, text, timezone } from '../../schemas/schemas.ts'
import { webAddressOrNone } from '../../schemas/web-address.ts'
import { blockAlign, linkTarget, richText } from './rich-text.ts'

export const line = text(limits.block_line_characters_max)
const space = z.int().min(0).max(limits.block_space_px_max)
export const imageOrNone = z
  .string()
  .refine(t => t === '' || idPattern('image').test(t), { params: { code: 'invalid' } })
  .openapi({ description: 'ID of one of the site’s images. If empty, the image at `url`, or none.' })

/** What every block has. */
export const everyBlock = {
  id: z
    .string()
    .regex(/^[a-z0-9]{1,32}$/)
    .openapi({ description: 'ID of the block, unique within its document.' }),
  show_if: filter.optional(),
  background_color: colorOrNone.optional(),
  space_above_px: space.optional(),
  space_below_px: space.optional(),
}

export const block = <const K extends string, S extends z.ZodRawShape>(type: K, name: string, shape: S) =>
  z.strictObject({ ...everyBlock, type: z.literal(type), ...shape }).openapi(name)

const align = blockAlign.optional()
const picture = { image_id: imageOrNone, url: webAddressOrNone, alt: line }

export const textBlock = block('text', 'TextBlock', {
  content: richText,
  size: enumOf({ small: 'Smaller than running text.', normal: 'As running text.', large: 'Larger than running text.' })
    .optional()
    .openapi('TextSize'),
  color: colorOrNone.optional(),
})
export const headingBlock = block('heading', 'HeadingBlock', {
  text: line,
  level: z.int().min(1).max(3),
  align,
  color: colorOrNone.optional(),
})
export const imageBlock = block('image', 'ImageBlock', {
  ...picture,
  link: linkTarget.optional(),
  width_percent: z.int().min(10).max(100).optional(),
  align,
  rounded: z.boolean().optional(),
})
export const buttonBlock = block('button', 'ButtonBlock', {
  text: line,
  link: linkTarget,
  align,
  full_width: z.boolean().optional(),
  color: colorOrNone.optional(),
  text_color: colorOrNone.optional(),
})
export const dividerBlock = block('divider', 'DividerBlock', {
  color: colorOrNone.optional(),
  thickness_px: z.int().min(1).max(12).optional(),
  width_percent: z.int().min(10).max(100).optional(),
})
export const spacerBlock = block('spacer', 'SpacerBlock', {
  height_px: z.int().min(4).max(limits.block_space_px_max),
})
export const socialNetwork = enumOf({
  instagram: 'Instagram.',
  facebook: 'Facebook.',
  linkedin: 'LinkedIn.',
  x: 'X, formerly Twitter.',
  youtube: 'YouTube.',
  tiktok: 'TikTok.',
  whatsapp: 'WhatsApp.',
  threads: 'Threads.',
  pinterest: 'Pinterest.',
  website: 'Any other page.',
}).openapi('SocialNetwork')
export const socialBlock = block('social', 'SocialBlock', {
  links: z
    .array(z.strictObject({ network: socialNetwork, link: linkTarget }).openapi('SocialLink'))
    .max(limits.block_links_max),
  align,
})
export const menuBlock = block('menu', 'MenuBlock', {
  links: z.array(z.strictObject({ text: line, link: linkTarget }).openapi('MenuLink')).max(limits.block_links_max),
  align,
})
export const productBlock = block('product', 'ProductBlock', {
  ...picture,
  name: line,
  description: text(limits.block_text_characters_max),
  price: line,
  link: linkTarget,
  button_text: line.openapi({
    description: 'Text of the button. If empty, there is no button, and the image and name are links.',
  }),
  layout: enumOf({ stacked: 'Above the text.', beside: 'Beside the text.' }).openapi('ProductLayout'),
})
export const countdownBlock = block('countdown', 'CountdownBlock', {
  label: line,
  ends_at: instant.openapi({
    description:
      'Time at which the countdown ends. The email shows it as a date with its time zone, so that it is still right when opened later.',
  }),
  timezone,
  align,
})
export const htmlBlock = block('html', 'HtmlBlock', {
  html: text(limits.block_html_characters_max).openapi({
    description:
      'HTML of the block. Elements that are not allowed (scripts, forms, frames, page-wide styles) are removed.',
  }),
})

/** What stands in columns as well. */
export const leafBlocks = [
  textBlock,
  headingBlock,
  imageBlock,
  buttonBlock,
  dividerBlock,
  spacerBlock,
  socialBlock,
  menuBlock,
  productBlock,
  countdownBlock,
  htmlBlock,
] as const
const leafBlock = z.discriminatedUnion('type', [...leafBlocks]).openapi('LeafBlock')
export type LeafBlock = z.output<typeof leafBlock>

export const columnsBlock = block('columns', 'ColumnsBlock', {
  columns: z
    .array(
      z
        .strictObject({
          width_percent: z.int().min(10).max(100).optional(),
          blocks: z.array(leafBlock).max(limits.document_blocks_max),
        })
        .openapi('BlockColumn'),
    )
    .min(1)
    .max(limits.block_columns_max),
  vertical_align: enumOf({
    top: 'Their upper edges are level.',
    middle: 'Their middles are level.',
    bottom: 'Their lower edges are level.',
  })
    .optional()
    .openapi('VerticalAlign'),
  keep_on_phones: z
    .boolean()
    .optional()
    .openapi({ description: 'Whether columns stay side by side on narrow screens.' }),
})

/** What a saved block holds. */
export const contentBlock = z.discriminatedUnion('type', [...leafBlocks, columnsBlock]).openapi('ContentBlock')
export type ContentBlock = z.output<typeof contentBlock>

export const savedBlock = block('saved', 'SavedBlockPlace', {
  saved_block_id: z.string().regex(idPattern('saved_block')),
  blocks: z
    .array(contentBlock)
    .max(limits.document_blocks_max)
    .optional()
    .openapi({ description: 'Current content of the saved block. Read-only: ignored in requests.' }),
})
export type SavedPlace = z.output<typeof savedBlock>
