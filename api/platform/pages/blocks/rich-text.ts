/** Text with a little form: paragraphs and lists of runs. No markup is ever read from a text. */
import { z } from '@hono/zod-openapi'
import { limits } from '../../runtime/limits.ts'
import { enumOf } from '../../schemas/enum-of.ts'
import { text } from '../../schemas/schemas.ts'

export const blockAlign = enumOf({
  left: 'At the left edge.',
  center: 'In the middle.',
  right: 'At the right edge.',
}).openapi('BlockAlign')
export type BlockAlign = z.output<typeof blockAlign>

/** Checked where the document is used: what may be linked to differs between emails and pages. */
export const linkTarget = text(limits.block_link_characters_max).openapi({
  description:
    'Link target: an `https`, `http`, `mailto` or `tel` URL, in emails also `sms`, or a variable that contains one. Empty for no link.',
})

export const textRun = z
  .strictObject({
    text: text(limits.block_text_characters_max).openapi({ description: 'Text of the run. Line breaks are kept.' }),
    bold: z.boolean().optional(),
    italic: z.boolean().optional(),
    underline: z.boolean().optional(),
    link: linkTarget.optional(),
  })
  .openapi('TextRun')
const runs = z.array(textRun).max(limits.block_runs_max)

export const richParagraph = z
  .strictObject({ type: z.literal('paragraph'), align: blockAlign.optional(), runs })
  .openapi('RichParagraph')
export const richList = z
  .strictObject({
    type: z.literal('list'),
    ordered: z.boolean(),
    items: z.array(z.strictObject({ runs }).openapi('RichListItem')).max(limits.block_paragraphs_max),
  })
  .openapi('RichList')

export const richText = z
  .array(z.discriminatedUnion('type', [richParagraph, richList]).openapi('RichNode'))
  .max(limits.block_paragraphs_max)

export type TextRun = z.output<typeof textRun>
export type RichText = z.output<typeof richText>
