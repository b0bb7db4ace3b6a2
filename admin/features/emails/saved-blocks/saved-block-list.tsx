/** Blocks that are saved once and placed in many templates: what they are called, and where they are. */
import type { SavedBlock } from '@leadwright/sdk'
import { Layers, Network, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { blockName } from '../../../product/blocks/block-kit.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { TemplateThumbnail } from '../../../product/emails/template-thumbnail.tsx'
import { NameDialog } from '../../../product/lead-settings/name-dialog.tsx'
import { patched, removed } from '../../../product/lists/shown.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { PicturedName } from '../../../product/objects/pictured-name.tsx'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { emailKit } from '../templates/document/email-kit.tsx'
import { TemplatePartHeader } from '../templates/template-part-header.tsx'
import { savedBlockPath } from './paths.ts'
import { savedBlockListQuery } from './queries.ts'
import { SavedBlockUses } from './saved-block-uses.tsx'

type DialogRequest = { act: 'rename' | 'delete' | 'uses'; block: SavedBlock }

export function SavedBlockList() {
  const { t, date } = useMessages()
  const { site_id, timezone } = useSite()
  const [asked, setAsked] = useState<DialogRequest>()
  const list = useList(savedBlockListQuery(site_id))
  const refreshes = ofSite(site_id, 'saved_blocks')
  const close = () => setAsked(undefined)
  const rename = useChange({
    run: ({ name, block: { id, version } }: { name: string; block: SavedBlock }) =>
      emailClient.savedBlocks.update({ site_id, saved_block_id: id, body: { name } }, { ifMatch: version }),
    shows: ({ name, block }) => [patched('saved_blocks', block.id, { name })],
    refreshes,
    done: ({ name }) => ({ text: t('saved_blocks.renamed', { name }) }),
    isHandled: () => true,
  })
  const remove = useChange({
    run: ({ id }: SavedBlock) => emailClient.savedBlocks.delete({ site_id, saved_block_id: id }),
    shows: ({ id }) => [removed('saved_blocks', id)],
    refreshes,
    done: (_, { name }) => ({ text: t('saved_blocks.deleted', { name }) }),
    isHandled: () => true,
  })
  const chosen = asked?.block
  // One that is used cannot be deleted: what uses it is shown in place of the question.
  const isRefused = asked?.act === 'delete' && asked.block.template_count > 0
  return (
    <>
      <TemplatePartHeader title={t('blocks.saved_title')} text={t('saved_blocks.text')} />
      <DataTable
        label={t('blocks.saved_title')}
        lines={2}
        {...list}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => savedBlockPath(site_id, id)}
        actionsOf={block => [
          {
            id: 'uses',
            label: t('object.uses'),
            icon: <Network size={16} aria-hidden />,
            onAction: () => setAsked({ act: 'uses', block }),
          },
          {
            id: 'rename',
            label: t('saved_blocks.rename'),
            icon: <Pencil size={16} aria-hidden />,
            onAction: () => setAsked({ act: 'rename', block }),
          },
          {
            id: 'delete',
            label: t('saved_blocks.delete'),
            icon: <Trash2 size={16} aria-hidden />,
            isDanger: true,
            onAction: () => setAsked({ act: 'delete', block }),
          },
        ]}
        empty={
          <EmptyState
            icon={<Layers size={20} aria-hidden />}
            title={t('saved_blocks.empty_title')}
            text={t('saved_blocks.empty_text')}
          />
        }
        columns={[
          {
            id: 'name',
            label: t('templates.name'),
            width: '2fr',
            cell: ({ name, blocks }) => {
              const names = blocks.map(block => blockName(block, emailKit, t))
              return (
                <PicturedName
                  picture={<TemplateThumbnail template={{ subject: '', body_text: names.join('\n') }} />}
                  name={name}
                  note={names.join(' · ')}
                />
              )
            },
          },
          {
            id: 'templates',
            label: t('object.uses'),
            width: '160px',
            cell: ({ template_count: count }) =>
              count > 0 ? (
                t('saved_blocks.templates', { count })
              ) : (
                <span className="muted">{t('template_variables.unused')}</span>
              ),
          },
          {
            id: 'updated_at',
            label: t('templates.changed'),
            width: '140px',
            hideBelow: 1024,
            cell: ({ updated_at }) => date(updated_at, timezone),
          },
        ]}
      />
      <NameDialog
        title={t('saved_blocks.rename')}
        label={t('templates.name')}
        action={t('saved_blocks.rename')}
        name={chosen?.name}
        isOpen={asked?.act === 'rename'}
        onClose={close}
        onSave={async name => chosen && rename.mutateAsync({ name, block: chosen })}
      />
      <ConfirmDialog
        title={t('saved_blocks.delete_title', { name: chosen?.name ?? '' })}
        action={t('saved_blocks.delete')}
        losses={[t('saved_blocks.lost')]}
        isOpen={asked?.act === 'delete' && !isRefused}
        onClose={close}
        onConfirm={async () => chosen && remove.mutateAsync(chosen)}
      />
      {chosen && (asked.act === 'uses' || isRefused) && (
        <SavedBlockUses block={chosen} isRefused={isRefused} onClose={close} />
      )}
    </>
  )
}
