/** The document of a page: the format of emails, with blocks of its own. */
import { z } from '@hono/zod-openapi'
import { columnsBlock, leafBlocks } from '../../../../platform/blocks/kinds.ts'
import { limits } from '../../../../platform/limits.ts'
import { colorOrNone } from '../../../../platform/look-schemas.ts'
import { pageOnlyBlocks } from './page-blocks.ts'

export const pageBlock = z
  .discriminatedUnion('kind', [...leafBlocks, columnsBlock, ...pageOnlyBlocks])
  .openapi('PageBlock')
export type PageBlock = z.output<typeof pageBlock>
export type BlockOf<K extends PageBlock['kind']> = Extract<PageBlock, { kind: K }>

export const page_document_version = 1

export const pageDocument = z
  .strictObject({
    version: z
      .int()
      .refine(given => given === page_document_version, { params: { code: 'document_version_unknown' } })
      .openapi({ type: 'integer', enum: [page_document_version] }),
    page_color: colorOrNone.optional().openapi({ description: 'Behind everything; empty: as the brand has it.' }),
    width_px: z.int().min(480).max(1_600).optional().openapi({ description: 'Of what is not as wide as the window.' }),
    blocks: z.array(pageBlock).min(1).max(limits.document_blocks_max),
  })
  .openapi('PageDocument', {
    description: `What a page shows, block by block. At most ${limits.document_blocks_max} blocks, those in columns included, and ${limits.document_characters_max} characters as JSON. Links may be https, http, mailto or tel, a handle of the site (\`/prices\`), or a block of the page (\`#\` and its id). Texts have no variables, and blocks no \`show_if\`: everybody reads the same page. Images are those of the site.`,
  })
export type PageDocument = z.output<typeof pageDocument>
