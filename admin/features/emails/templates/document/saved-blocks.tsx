/** Blocks that are saved for every template: placing one, and saving the chosen block. */

import type { ContentBlock } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Layers, Save } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../../messages/messages.tsx'
import { copyOf, newBlockId } from '../../../../product/blocks/block-tree.ts'
import type { BlockEditorState } from '../../../../product/blocks/use-block-editing.ts'
import { emailClient } from '../../../../product/emails/client.ts'
import { savedBlocksQuery } from '../../../../product/emails/queries.ts'
import { ofSite, useChange } from '../../../../product/screens/use-change.ts'
import { useSiteId } from '../../../../product/screens/use-view.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialog.tsx'
import { Form, SubmitButton } from '../../../../ui/form.tsx'
import { TextField } from '../../../../ui/text-field.tsx'
import styles from './saved-blocks.module.css'

export function SavedBlocks({ editing }: { editing: BlockEditorState }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const { data } = useQuery(savedBlocksQuery(site_id))
  const [isSaving, setSaving] = useState(false)
  const saved = data?.data ?? []
  const { block } = editing
  const canSave = block !== undefined && !['header', 'footer', 'saved'].includes(block.type)
  return (
    <section className={styles.saved} aria-label={t('blocks.saved_title')}>
      <h2 className={styles.title}>{t('blocks.saved_title')}</h2>
      {saved.length === 0 && <p className="muted">{t('blocks.saved_empty')}</p>}
      {saved.map(one => (
        <Button
          key={one.id}
          icon={<Layers size={14} aria-hidden />}
          onPress={() =>
            editing.insert({ id: newBlockId(), type: 'saved', saved_block_id: one.id, blocks: one.blocks })
          }
        >
          {one.name}
        </Button>
      ))}
      {canSave && (
        <Button variant="quiet" icon={<Save size={14} aria-hidden />} onPress={() => setSaving(true)}>
          {t('blocks.save_block')}
        </Button>
      )}
      {canSave && isSaving && <SaveBlock block={block as ContentBlock} onClose={() => setSaving(false)} />}
    </section>
  )
}

function SaveBlock({ block, onClose }: { block: ContentBlock; onClose: () => void }) {
  const { t } = useMessages()
  const site_id = useSiteId()
  const save = useChange({
    run: (name: string) =>
      emailClient.savedBlocks.create({ site_id, body: { name, blocks: [copyOf(block) as ContentBlock] } }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'saved_blocks'),
    isHandled: () => true,
    done: one => {
      onClose()
      return { text: t('blocks.block_saved', { name: one.name }) }
    },
  })
  return (
    <Dialog title={t('blocks.save_block')} isOpen onClose={onClose}>
      <Form onSubmit={async data => void (await save.mutateAsync(String(data.get('name'))))}>
        <p className="muted">{t('blocks.save_block_note')}</p>
        <TextField name="name" label={t('templates.name')} isRequired autoFocus />
        <div>
          <SubmitButton>{t('blocks.save_block')}</SubmitButton>
        </div>
      </Form>
    </Dialog>
  )
}
