/** What can be done with a hook besides mapping it, and the dialogs of that. */
import type { IncomingHook } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { KeyRound, Pause, Pencil, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { NameDialog } from '../../product/lead-settings/name-dialog.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { incomingHooks } from './client.ts'

type Dialogs = 'rename' | 'replace' | 'delete'

export function useHookActions(site_id: string, hook: IncomingHook | undefined) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<Dialogs>()
  const of = { site_id, incoming_hook_id: hook?.id ?? '' }
  const refreshes = ofSite(site_id, 'incoming_hooks', 'incoming_calls')
  const handled = { shows: 'the answer', refreshes, isHandled: () => true } as const
  const pause = useChange({
    run: (is_paused: boolean) => incomingHooks.update({ ...of, body: { is_paused } }),
    shows: 'the answer',
    refreshes,
  })
  const rename = useChange({ run: (name: string) => incomingHooks.update({ ...of, body: { name } }), ...handled })
  const replace = useChange({ run: () => incomingHooks.replaceAddress(of), ...handled })
  const remove = useChange({ run: () => incomingHooks.delete(of), ...handled })
  const isPaused = hook?.status === 'paused'
  const actions: MenuAction[] = [
    {
      id: 'rename',
      label: t('integrations.rename'),
      icon: <Pencil size={16} aria-hidden />,
      onAction: () => setAsked('rename'),
    },
    {
      id: 'pause',
      label: isPaused ? t('integrations.resume') : t('integrations.pause'),
      icon: isPaused ? <Play size={16} aria-hidden /> : <Pause size={16} aria-hidden />,
      onAction: () => pause.mutate(!isPaused),
    },
    {
      id: 'replace',
      label: t('integrations.replace_address'),
      icon: <KeyRound size={16} aria-hidden />,
      onAction: () => setAsked('replace'),
    },
    {
      id: 'delete',
      label: t('integrations.delete'),
      icon: <Trash2 size={16} aria-hidden />,
      isDanger: true,
      onAction: () => setAsked('delete'),
    },
  ]
  const close = () => setAsked(undefined)
  const dialogs = hook && (
    <>
      <NameDialog
        title={t('integrations.rename')}
        label={t('integrations.name')}
        action={t('integrations.save')}
        name={hook.name}
        isOpen={asked === 'rename'}
        onClose={close}
        onSave={async name => {
          await rename.mutateAsync(name)
        }}
      />
      <ConfirmDialog
        title={t('integrations.replace_title')}
        action={t('integrations.replace_address')}
        isOpen={asked === 'replace'}
        onClose={close}
        onConfirm={async () => {
          await replace.mutateAsync()
        }}
      >
        <p>{t('integrations.replace_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('integrations.delete_title')}
        action={t('integrations.delete')}
        isOpen={asked === 'delete'}
        onClose={close}
        onConfirm={async () => {
          await remove.mutateAsync()
          await navigate({ href: pathTo('/sites/$site_id/settings/integrations', { site_id }) })
        }}
      >
        <p>{t('integrations.delete_text', { count: hook.calls.waiting })}</p>
      </ConfirmDialog>
    </>
  )
  return { actions: hook ? actions : [], dialogs }
}
