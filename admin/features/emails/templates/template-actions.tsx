/** What can be done with a template besides editing it. What journeys use can be neither disabled nor deleted. */

import type { Template } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { CircleCheck, CircleOff, Copy, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { patched, removed } from '../../../product/lists/shown.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { client } from '../../../product/session/api.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../../ui/menu.tsx'

export function useTemplateActions(site_id: string): {
  actionsOf: (template: Template) => MenuAction[]
  dialog: ReactNode
} {
  const { t } = useMessages()
  const router = useRouter()
  const [deleting, setDeleting] = useState<Template>()
  const builder = pathTo('/sites/$site_id/emails/builder', { site_id })
  const refreshes = ofSite(site_id, 'templates', 'template_folders')
  const enable = useChange({
    run: ({ id, enabled }: Template) =>
      enabled
        ? client.templates.disable({ site_id, template_id: id })
        : client.templates.enable({ site_id, template_id: id }),
    shows: ({ id, enabled }) => [patched('templates', id, { enabled: !enabled })],
    refreshes,
    done: template => ({
      text: t(template.enabled ? 'templates.enabled_done' : 'templates.disabled_done', { name: template.name }),
    }),
  })
  const duplicate = useChange({
    run: ({ id }: Template) => client.templates.duplicate({ site_id, template_id: id }),
    shows: 'the answer',
    refreshes,
    done: copy => ({
      text: t('templates.duplicated', { name: copy.name }),
      action: {
        label: t('templates.open_copy'),
        onAction: () =>
          void router.navigate({
            href: pathTo('/sites/$site_id/emails/builder/$template_id', { site_id, template_id: copy.id }),
          }),
      },
    }),
  })
  const actionsOf = (template: Template): MenuAction[] => [
    {
      id: 'enable',
      label: t(template.enabled ? 'templates.disable' : 'templates.enable'),
      icon: template.enabled ? <CircleOff size={16} aria-hidden /> : <CircleCheck size={16} aria-hidden />,
      onAction: () => enable.mutate(template),
    },
    {
      id: 'duplicate',
      label: t('templates.duplicate'),
      icon: <Copy size={16} aria-hidden />,
      onAction: () => duplicate.mutate(template),
    },
    {
      id: 'delete',
      label: t('templates.delete'),
      icon: <Trash2 size={16} aria-hidden />,
      isDanger: true,
      onAction: () => setDeleting(template),
    },
  ]
  const remove = useChange({
    run: ({ id }: Template) => client.templates.delete({ site_id, template_id: id }),
    shows: ({ id }) => [removed('templates', id)],
    refreshes,
    done: (_, { id, name }) => {
      if (router.state.location.pathname.includes(id)) void router.navigate({ href: builder })
      return { text: t('templates.deleted', { name }) }
    },
    isHandled: () => true,
  })
  const dialog = (
    <ConfirmDialog
      title={t('templates.delete_title', { name: deleting?.name ?? '' })}
      action={t('templates.delete')}
      isOpen={deleting !== undefined}
      onClose={() => setDeleting(undefined)}
      onConfirm={async () => deleting && remove.mutateAsync(deleting)}
      losses={[t('templates.lost_content')]}
    />
  )
  return { actionsOf, dialog }
}
