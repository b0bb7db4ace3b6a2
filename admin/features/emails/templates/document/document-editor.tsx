/** The blocks of an email. */
import type { EmailBlock, Locale } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { BlockEditor } from '../../../../product/blocks/block-editor.tsx'
import type { BlockIssue } from '../../../../product/blocks/block-issues.tsx'
import { type Block, BlockKitProvider } from '../../../../product/blocks/block-kit.tsx'
import { lookOf } from '../../../../product/blocks/block-look.ts'
import { useBlockEditing } from '../../../../product/blocks/use-block-editing.ts'
import { brandQuery } from '../../../../product/brand/queries.ts'
import { useSite } from '../../../../product/sites/queries.ts'
import { TemplatePreview } from '../template-preview.tsx'
import type { DocumentDraft, TemplateDraft } from '../use-template-editor.ts'
import { EmailWritten } from './email-block-view.tsx'
import { emailKit } from './email-kit.tsx'
import { EmailProperties } from './email-properties.tsx'
import { SavedBlocks } from './saved-blocks.tsx'

const usual_width_px = 600
const isFooter = ({ type }: Block) => type === 'footer'

type DocumentEditorProps = {
  template_id: string
  draft: DocumentDraft
  /** In which the draft is. */
  language: Locale | undefined
  errors: Record<string, string>
  issues: readonly BlockIssue[]
  onChange: (changes: Partial<TemplateDraft>, field: string) => void
}

export const DocumentEditor = (props: DocumentEditorProps) => (
  <BlockKitProvider kit={emailKit}>
    <EmailWritten value={{ language: props.language, is_marketing: props.draft.category === 'marketing' }}>
      <Editor {...props} />
    </EmailWritten>
  </BlockKitProvider>
)

function Editor({ template_id, draft, language, errors, issues, onChange }: DocumentEditorProps) {
  const { site_id } = useSite()
  const { document } = draft
  const { data: brand } = useQuery(brandQuery(site_id))
  const editing = useBlockEditing({
    blocks: document.blocks,
    onChange: (blocks, field) => onChange({ document: { ...document, blocks: blocks as EmailBlock[] } }, field),
  })
  return (
    <BlockEditor
      {...{ editing, issues }}
      look={lookOf(brand, document)}
      width_px={document.width_px ?? usual_width_px}
      isBelow={isFooter}
      more={<SavedBlocks editing={editing} />}
      properties={<EmailProperties draft={draft} errors={errors} onChange={onChange} />}
      preview={<TemplatePreview template_id={template_id} draft={draft} language={language} />}
    />
  )
}
