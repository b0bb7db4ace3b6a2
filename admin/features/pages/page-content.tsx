/** The blocks of a page, edited with the kit of pages. */
import type { PageBlock, WebPage } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BlockEditor } from '../../product/blocks/block-editor.tsx'
import { BlockKitProvider } from '../../product/blocks/block-kit.tsx'
import { lookOf } from '../../product/blocks/block-look.ts'
import { useBlockEditing } from '../../product/blocks/use-block-editing.ts'
import { brandQuery } from '../../product/brand/queries.ts'
import { usePopupChoices } from '../../product/filter/choices.ts'
import { useSite } from '../../product/sites/queries.ts'
import { pageKit } from './blocks/page-kit.tsx'
import { PagePreview } from './page-preview.tsx'
import { PageProperties } from './page-properties.tsx'
import type { PageEditorState } from './use-page-editor.ts'

const usual_width_px = 1080

type PageContentProps = { page: WebPage; editor: PageEditorState }

export function PageContent({ page, editor }: PageContentProps) {
  const { site_id } = useSite()
  const popup_id = usePopupChoices(site_id)[0]?.id
  const kit = useMemo(() => pageKit(popup_id), [popup_id])
  return (
    <BlockKitProvider kit={kit}>
      <Editor page={page} editor={editor} />
    </BlockKitProvider>
  )
}

function Editor({ page, editor }: PageContentProps) {
  const { site_id } = useSite()
  const { draft, change, issues } = editor
  const { document } = draft
  const { data: brand } = useQuery(brandQuery(site_id))
  const editing = useBlockEditing({
    blocks: document.blocks,
    onChange: (blocks, field) => change({ document: { ...document, blocks: blocks as PageBlock[] } }, field),
  })
  const color = document.page_color
  return (
    <BlockEditor
      {...{ editing, issues }}
      look={lookOf(brand, { page_color: color, content_color: color })}
      width_px={document.width_px ?? usual_width_px}
      properties={<PageProperties page={page} editor={editor} />}
      preview={<PagePreview page_id={page.id} draft={draft} />}
    />
  )
}
