/** The folders that templates are sorted into. */
import type { TemplateFolder } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Folder, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { templateFoldersQuery } from '../../../product/emails/queries.ts'
import { NameDialog } from '../../../product/lead-settings/name-dialog.tsx'
import { patched, removed } from '../../../product/lists/shown.ts'
import { wholeList } from '../../../product/lists/use-list.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TemplatePartHeader } from '../templates/template-part-header.tsx'

type DialogRequest = { act: 'create' } | { act: 'rename' | 'delete'; folder: TemplateFolder }

export function FolderList() {
  const { t, date } = useMessages()
  const { site_id, timezone } = useSite()
  const [asked, setAsked] = useState<DialogRequest>()
  const list = wholeList(useQuery(templateFoldersQuery(site_id)))
  const refreshes = ofSite(site_id, 'template_folders')
  const close = () => setAsked(undefined)
  const save = useChange({
    run: ({ name, folder }: { name: string; folder?: TemplateFolder }) =>
      folder
        ? emailClient.templateFolders.update(
            { site_id, template_folder_id: folder.id, body: { name } },
            { ifMatch: folder.version },
          )
        : emailClient.templateFolders.create({ site_id, body: { name } }),
    shows: ({ name, folder }) => (folder ? [patched('template_folders', folder.id, { name })] : []),
    refreshes,
    done: ({ name }, { folder }) => ({
      text: t(folder ? 'template_folders.renamed' : 'template_folders.created', { name }),
    }),
    isHandled: () => true,
  })
  const remove = useChange({
    run: ({ id }: TemplateFolder) => emailClient.templateFolders.delete({ site_id, template_folder_id: id }),
    shows: ({ id }) => [removed('template_folders', id)],
    refreshes,
    done: (_, { name }) => ({ text: t('template_folders.deleted', { name }) }),
    isHandled: () => true,
  })
  const inFolder = (folder: string) => pathTo('/sites/$site_id/emails/builder', { site_id }, { folder })
  const create = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setAsked({ act: 'create' })}>
      {t('template_folders.create')}
    </Button>
  )
  const renamed = asked?.act === 'rename' ? asked.folder : undefined
  const deleted = asked?.act === 'delete' ? asked.folder : undefined
  const isFilled = deleted !== undefined && deleted.template_count > 0
  const word = t(renamed ? 'template_folders.rename' : 'template_folders.create')
  return (
    <>
      <TemplatePartHeader title={t('template_folders.title')} text={t('template_folders.text')} action={create} />
      <DataTable
        label={t('template_folders.title')}
        {...list}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => inFolder(id)}
        actionsOf={folder => [
          {
            id: 'rename',
            label: t('template_folders.rename'),
            icon: <Pencil size={16} aria-hidden />,
            onAction: () => setAsked({ act: 'rename', folder }),
          },
          {
            id: 'delete',
            label: t('template_folders.delete'),
            icon: <Trash2 size={16} aria-hidden />,
            isDanger: true,
            onAction: () => setAsked({ act: 'delete', folder }),
          },
        ]}
        empty={
          <EmptyState
            icon={<Folder size={20} aria-hidden />}
            title={t('template_folders.empty_title')}
            text={t('template_folders.empty_text')}
            action={create}
          />
        }
        columns={[
          { id: 'name', label: t('templates.name'), width: '2fr', cell: ({ name }) => name },
          {
            id: 'templates',
            label: t('templates.title'),
            width: '160px',
            cell: ({ template_count: count }) => t('saved_blocks.templates', { count }),
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
        title={word}
        label={t('templates.name')}
        action={word}
        name={renamed?.name}
        isOpen={asked !== undefined && asked.act !== 'delete'}
        onClose={close}
        onSave={name => save.mutateAsync({ name, folder: renamed })}
      />
      <ConfirmDialog
        title={t('template_folders.delete_title', { name: deleted?.name ?? '' })}
        action={t('template_folders.delete')}
        isOpen={deleted !== undefined}
        isDisabled={isFilled}
        onClose={close}
        onConfirm={async () => deleted && remove.mutateAsync(deleted)}
      >
        {isFilled ? (
          <Notice tone="warning" title={t('template_folders.filled', { count: deleted.template_count })}>
            <Link href={inFolder(deleted.id)}>{t('template_folders.show')}</Link>
          </Notice>
        ) : (
          <p className="muted">{t('template_folders.delete_text')}</p>
        )}
      </ConfirmDialog>
    </>
  )
}
