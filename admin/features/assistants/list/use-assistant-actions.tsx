/** What can be done with an assistant besides writing it, as entries of a menu with their dialogs: for the list and its own screens. */
import type { Assistant } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { Archive, ArchiveRestore, Copy, Pencil, PowerOff, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type MessageKey, useMessages } from '../../../messages/messages.tsx'
import { assistantPath, assistantsPath } from '../../../product/assistants/paths.ts'
import { patched, removed } from '../../../product/lists/shown.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { useCan } from '../../../product/session/abilities.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../../ui/menu.tsx'
import { assistants } from '../client.ts'

type DialogRequest = { assistant: Assistant; act: 'archive' | 'delete' | 'unpublish' }

/** `onChanged`: the screen of the one assistant takes the answer as the newest. */
export function useAssistantActions(
  site_id: string,
  onChanged: (next: Assistant) => void = () => {},
): { actionsOf: (assistant: Assistant) => MenuAction[]; dialogs: ReactNode } {
  const { t } = useMessages()
  const can = useCan()
  const router = useRouter()
  const [asked, ask] = useState<DialogRequest>()
  const refreshes = ofSite(site_id, 'assistants', 'campaigns')
  const request = ({ id }: Assistant) => ({ site_id, assistant_id: id })
  const told = (key: MessageKey<{ name: string }>) => (next: Assistant) => {
    onChanged(next)
    return { text: t(key, { name: next.name }) }
  }
  const open = (id: string) => void router.navigate({ href: assistantPath(site_id, id) })
  const duplicate = useChange({
    run: (of: Assistant) => assistants.duplicate(request(of)),
    shows: 'the answer',
    refreshes,
    done: copy => ({
      text: t('assistants.duplicated', { name: copy.name }),
      action: { label: t('assistants.open_copy'), onAction: () => open(copy.id) },
    }),
  })
  const unarchive = useChange({
    run: (of: Assistant) => assistants.unarchive(request(of)),
    shows: 'the answer',
    refreshes,
    done: told('assistants.unarchived'),
  })
  const handled = { refreshes, isHandled: () => true } as const
  const archive = useChange({
    run: (of: Assistant) => assistants.archive(request(of)),
    shows: ({ id }) => [patched('assistants', id, { status: 'archived' })],
    done: told('assistants.archived'),
    ...handled,
  })
  const unpublish = useChange({
    run: (of: Assistant) => assistants.unpublish(request(of)),
    shows: ({ id }) => [patched('assistants', id, { status: 'draft' })],
    done: told('assistants.unpublished'),
    ...handled,
  })
  const remove = useChange({
    run: (of: Assistant) => assistants.delete(request(of)),
    shows: ({ id }) => [removed('assistants', id)],
    done: (_, { id, name }) => {
      if (router.state.location.pathname.includes(id)) void router.navigate({ href: assistantsPath(site_id) })
      return { text: t('assistants.deleted', { name }) }
    },
    ...handled,
  })
  const actionsOf = (assistant: Assistant): MenuAction[] => {
    const { id, status } = assistant
    const asks = (act: DialogRequest['act'], label: string, icon: ReactNode) => ({
      ...{ id: act, label, icon },
      onAction: () => ask({ assistant, act }),
    })
    const isArchived = status === 'archived'
    return [
      ...(isArchived
        ? []
        : [
            {
              ...{ id: 'edit', label: t('assistants.edit'), icon: <Pencil size={16} aria-hidden /> },
              href: assistantPath(site_id, id, 'details'),
            },
          ]),
      ...(can('create-assistant', site_id)
        ? [
            {
              ...{ id: 'duplicate', label: t('assistants.duplicate'), icon: <Copy size={16} aria-hidden /> },
              onAction: () => duplicate.mutate(assistant),
            },
          ]
        : []),
      ...(status === 'published'
        ? [asks('unpublish', t('assistants.unpublish'), <PowerOff size={16} aria-hidden />)]
        : []),
      isArchived
        ? {
            ...{ id: 'unarchive', label: t('assistants.unarchive'), icon: <ArchiveRestore size={16} aria-hidden /> },
            onAction: () => unarchive.mutate(assistant),
          }
        : asks('archive', t('assistants.archive'), <Archive size={16} aria-hidden />),
      { ...asks('delete', t('assistants.delete'), <Trash2 size={16} aria-hidden />), isDanger: true },
    ]
  }
  const name = asked?.assistant.name ?? ''
  const common = (act: DialogRequest['act']) => ({ isOpen: asked?.act === act, onClose: () => ask(undefined) })
  const dialogs = (
    <>
      <ConfirmDialog
        title={t('assistants.unpublish_title', { name })}
        action={t('assistants.unpublish')}
        isDanger={false}
        {...common('unpublish')}
        onConfirm={async () => asked && unpublish.mutateAsync(asked.assistant)}
      >
        <p>{t('assistants.unpublish_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('assistants.archive_title', { name })}
        action={t('assistants.archive')}
        isDanger={false}
        {...common('archive')}
        onConfirm={async () => asked && archive.mutateAsync(asked.assistant)}
      >
        <p>{t('assistants.archive_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('assistants.delete_title', { name })}
        action={t('assistants.delete')}
        {...common('delete')}
        onConfirm={async () => asked && remove.mutateAsync(asked.assistant)}
        losses={[t('assistants.lost_settings'), t('assistants.lost_versions')]}
      >
        <p>{t('assistants.delete_text')}</p>
      </ConfirmDialog>
    </>
  )
  return { actionsOf, dialogs }
}
