/** The kinds of blocks that only pages have. Those that emails have too are in platform/pages/blocks. */
import { z } from '@hono/zod-openapi'
import { everyBlock, imageOrNone, line } from '../../../../platform/pages/blocks/kinds.ts'
import { blockAlign, linkTarget } from '../../../../platform/pages/blocks/rich-text.ts'
import { idPattern } from '../../../../platform/runtime/ids.ts'
import { limits } from '../../../../platform/runtime/limits.ts'
import { enumOf } from '../../../../platform/schemas/enum-of.ts'
import { text } from '../../../../platform/schemas/schemas.ts'
import { webAddress } from '../../../../platform/schemas/web-address.ts'
import { pageLimits } from '../limits.ts'

const { show_if: _emails, ...look } = everyBlock
const pageBlock = <const K extends string, S extends z.ZodRawShape>(type: K, name: string, shape: S) =>
  z.strictObject({ ...look, type: z.literal(type), ...shape }).openapi(name)

const prose = text(limits.block_text_characters_max)
const items = <T extends z.ZodType>(item: T) => z.array(item).max(pageLimits.page_items_in_block_max)
const heading = line.openapi({ description: 'Heading above the block. Empty for none.' })
const columns = z.int().min(1).max(limits.block_columns_max).optional()
const height = z.int().min(100).max(pageLimits.page_frame_height_px_max)
const popup = z.string().regex(idPattern('popup'))

export const pageOnlyBlocks = [
  pageBlock('hero', 'HeroBlock', {
    heading: line.openapi({ description: 'Main heading of the page.' }),
    text: prose,
    image_id: imageOrNone,
    alt: line,
    layout: enumOf({ stacked: 'Below the text.', beside: 'Beside the text.', behind: 'Behind the text.' }).openapi(
      'HeroLayout',
      { description: 'Position of the image.' },
    ),
    align: blockAlign.optional(),
    button_text: line.openapi({ description: 'Text of the button. Empty for no button.' }),
    link: linkTarget,
    second_button_text: line.optional(),
    second_link: linkTarget.optional(),
  }),
  pageBlock('gallery', 'GalleryBlock', {
    heading,
    columns,
    images: items(z.strictObject({ image_id: imageOrNone, alt: line, caption: line }).openapi('GalleryImage')),
  }),
  pageBlock('video', 'VideoBlock', {
    title: line.openapi({ description: 'What the video shows, for people using a screen reader.' }),
    video_url: webAddress.openapi({
      description: 'URL on YouTube or Vimeo. Nothing is loaded from there until a visitor opens it.',
    }),
    image_id: imageOrNone.openapi({
      description: 'ID of the image shown until then. If empty, only the title is shown.',
    }),
    alt: line,
  }),
  pageBlock('features', 'FeaturesBlock', {
    heading,
    columns,
    features: items(
      z
        .strictObject({ image_id: imageOrNone, alt: line, heading: line, text: prose, link: linkTarget.optional() })
        .openapi('PageFeature'),
    ),
  }),
  pageBlock('pricing', 'PricingBlock', {
    heading,
    plans: items(
      z
        .strictObject({
          name: line,
          price: line,
          period: line,
          text: prose,
          includes: z.array(line).max(pageLimits.page_lines_in_plan_max),
          button_text: line,
          link: linkTarget,
          highlighted: z.boolean().optional(),
        })
        .openapi('PricingPlan'),
    ),
  }),
  pageBlock('testimonials', 'TestimonialsBlock', {
    heading,
    columns,
    testimonials: items(
      z.strictObject({ quote: prose, name: line, role: line, image_id: imageOrNone, alt: line }).openapi('Testimonial'),
    ),
  }),
  pageBlock('questions', 'QuestionsBlock', {
    heading,
    questions: items(z.strictObject({ question: line, answer: prose }).openapi('PageQuestion')),
  }),
  pageBlock('form', 'FormBlock', {
    heading,
    text: prose,
    popup_id: popup.openapi({
      description:
        'ID of the popup, of any type, whose form is shown. Works without JavaScript. Omitted from the page while the popup is not published.',
    }),
  }),
  pageBlock('popup_trigger', 'PopupTriggerBlock', {
    text: line,
    popup_id: popup.openapi({
      description: 'ID of the popup that the button opens. Adds the widget’s script to the page.',
    }),
    align: blockAlign.optional(),
  }),
  pageBlock('embed', 'EmbedBlock', {
    title: line.openapi({ description: 'What the embedded page is, for people using a screen reader.' }),
    embed_url: webAddress.openapi({
      description:
        'An `https` URL. It is shown in a frame once the visitor opens it; nothing is loaded from it before.',
    }),
    height_px: height,
  }),
  pageBlock('html_frame', 'HtmlFrameBlock', {
    title: line,
    html: text(limits.block_html_characters_max).openapi({
      description:
        'HTML shown unchanged in a sandboxed frame, in which scripts do not run and forms cannot be submitted.',
    }),
    height_px: height,
  }),
  pageBlock('navigation', 'NavigationBlock', {
    links: z
      .array(z.strictObject({ text: line, link: linkTarget }).openapi('NavigationLink'))
      .max(limits.block_links_max)
      .openapi({ description: 'Links of the menu. Empty for the pages of the site’s menu.' }),
  }),
  pageBlock('footer', 'PageFooterBlock', {
    text: prose,
    links: z.array(z.strictObject({ text: line, link: linkTarget }).openapi('FooterLink')).max(limits.block_links_max),
  }),
] as const
