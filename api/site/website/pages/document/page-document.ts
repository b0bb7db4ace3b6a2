/** The document of a page: the format of emails, with blocks of its own. */
import { z } from '@hono/zod-openapi'
import { columnsBlock, leafBlocks } from '../../../../platform/pages/blocks/kinds.ts'
import { limits } from '../../../../platform/runtime/limits.ts'
import { colorOrNone } from '../../../../platform/schemas/look-schemas.ts'
import { pageOnlyBlocks } from './page-blocks.ts'

export const pageBlock = z
  .discriminatedUnion('type', [...leafBlocks, columnsBlock, ...pageOnlyBlocks])
  .openapi('PageBlock')
export type PageBlock = z.output<typeof pageBlock>
export type BlockOf<K extends PageBlock['type']> = Extract<PageBlock, { type: K }>

export const page_document_version = 1

export const pageDocument = z
  .strictObject({
    version: z
      .int()
      .refine(given => given === page_document_version, { params: { code: 'document_version_unknown' } })
      .openapi({ type: 'integer', enum: [page_document_version] }),
    page_color: colorOrNone.optional().openapi({ description: 'Background color of the page. If empty, the brand’s.' }),
    width_px: z
      .int()
      .min(480)
      .max(1_600)
      .optional()
      .openapi({ description: 'Width of content that does not span the window, in pixels.' }),
    blocks: z.array(pageBlock).min(1).max(limits.document_blocks_max),
  })
  .openapi('PageDocument', {
    description: `Content of the page as blocks. At most ${limits.document_blocks_max} blocks, including those in columns, and ${limits.document_characters_max.toLocaleString('en')} characters as JSON. Links may be \`https\`, \`http\`, \`mailto\` or \`tel\` URLs, a handle of the site (\`/prices\`), or a block of the page (\`#\` followed by its ID). Texts cannot contain variables, and blocks cannot have \`show_if\`: all visitors see the same page. Images must be the site’s own.`,
  })
export type PageDocument = z.output<typeof pageDocument>
