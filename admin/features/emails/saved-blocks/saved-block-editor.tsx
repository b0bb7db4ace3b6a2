/** The content of a saved block: edited once, changed in every template that has it. */
import type { ContentBlock, SavedBlock } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useMessages } from '../../../messages/messages.tsx'
import { ObjectHistory } from '../../../product/activities/object-history.tsx'
import { BlockEditor } from '../../../product/blocks/block-editor.tsx'
import { BlockKitProvider } from '../../../product/blocks/block-kit.tsx'
import { lookOf } from '../../../product/blocks/block-look.ts'
import { useBlockEditing } from '../../../product/blocks/use-block-editing.ts'
import { brandQuery } from '../../../product/brand/queries.ts'
import { EditorDialogs } from '../../../product/editor/editor-dialogs.tsx'
import { EditorPart, EditorScreen, Opened, SaveButton } from '../../../product/editor/editor-screen.tsx'
import { SavingIndicator } from '../../../product/editor/saving-indicator.tsx'
import { UndoButtons } from '../../../product/editor/undo-buttons.tsx'
import { useEditorKeys } from '../../../product/editor/use-editor-keys.ts'
import { ObjectHeader } from '../../../product/objects/object-header.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { contentKit } from '../templates/document/email-kit.tsx'
import { savedBlockPath } from './paths.ts'
import { savedBlockQuery } from './queries.ts'
import { SavedBlockUseList } from './saved-block-uses.tsx'
import { type SavedBlockEditorState, useSavedBlockEditor } from './use-saved-block-editor.ts'

const width_px = 600

export function SavedBlockEditor() {
  const { site_id } = useSite()
  const { saved_block_id } = useParams({ from: '/sites/$site_id/emails/saved-blocks/$saved_block_id' })
  const { data, error, refetch } = useQuery(savedBlockQuery(site_id, saved_block_id))
  return <Opened {...{ data, error, refetch }}>{block => <Screen key={block.id} block={block} />}</Opened>
}

function Screen({ block }: { block: SavedBlock }) {
  const { t } = useMessages()
  const can = useCan()
  const { site_id, timezone } = useSite()
  const [{ tab }] = useView('/sites/$site_id/emails/saved-blocks/$saved_block_id')
  const editor = useSavedBlockEditor(site_id, block)
  useEditorKeys(editor, tab === undefined)
  return (
    <EditorScreen>
      <ObjectHeader
        back={{ label: t('blocks.saved_title'), href: pathTo('/sites/$site_id/emails/saved-blocks', { site_id }) }}
        name={editor.draft.name}
        status={null}
        saving={<SavingIndicator editor={editor} />}
        tools={!tab && <UndoButtons editor={editor} />}
        action={<SaveButton editor={editor} variant="primary" />}
        tabs={[
          { id: 'edit', href: savedBlockPath(site_id, block.id) },
          ...(can('read-site', site_id)
            ? [{ id: 'history' as const, href: savedBlockPath(site_id, block.id, 'history') }]
            : []),
        ]}
        here={tab ?? 'edit'}
        isEditor
      />
      {tab === undefined ? (
        <BlockKitProvider kit={contentKit}>
          <Content block={block} editor={editor} />
        </BlockKitProvider>
      ) : (
        <EditorPart>
          <ObjectHistory
            site_id={site_id}
            subject_id={block.id}
            timeZone={timezone}
            partWords={{ name: t('templates.name'), blocks: t('blocks.content') }}
          />
        </EditorPart>
      )}
      <EditorDialogs editor={editor} losses={[t('saved_blocks.lost_changes')]} />
    </EditorScreen>
  )
}

function Content({ block, editor }: { block: SavedBlock; editor: SavedBlockEditorState }) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const { data: brand } = useQuery(brandQuery(site_id))
  const { draft, issues, change } = editor
  const editing = useBlockEditing({
    blocks: draft.blocks,
    onChange: (blocks, field) => change(former => ({ ...former, blocks: blocks as ContentBlock[] }), field),
  })
  return (
    <BlockEditor
      {...{ editing, issues, width_px }}
      look={lookOf(brand, {})}
      properties={
        <div className="stack">
          <p className="muted">{t('saved_blocks.edit_text')}</p>
          <SavedBlockUseList saved_block_id={block.id} />
        </div>
      }
    />
  )
}
