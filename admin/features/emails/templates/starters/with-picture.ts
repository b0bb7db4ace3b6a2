/** A starter's picture as an image of the site; without one, those blocks go. Pure. */
import type { EmailBlock, LeafBlock, NewTemplate } from '@leadwright/sdk'

export function withPicture(body: NewTemplate, url: string, image_id: string): NewTemplate {
  const { document } = body
  if (!document || url === '') return body
  const shown = <B extends { type: string }>(block: B): B[] => {
    if (!('url' in block) || block.url !== url) return [block]
    if (image_id) return [{ ...block, image_id, url: '' }]
    return block.type === 'image' ? [] : [{ ...block, url: '' }]
  }
  const blocks = document.blocks.flatMap((block): EmailBlock[] =>
    block.type === 'columns'
      ? [
          {
            ...block,
            columns: block.columns.map(one => ({ ...one, blocks: one.blocks.flatMap(shown) as LeafBlock[] })),
          },
        ]
      : shown(block),
  )
  return { ...body, document: { ...document, blocks } }
}
