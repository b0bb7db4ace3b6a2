/** What can be done with an endpoint besides sending a test, and the dialogs of that. */
import type { WebhookEndpoint } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { History, KeyRound, Pencil, Power, PowerOff, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { webhooks } from './client.ts'
import { EndpointDialog } from './endpoint-dialog.tsx'
import { ReplayDialog } from './replay-dialog.tsx'

type DialogRequest = 'edit' | 'replay' | 'rotate' | 'delete'

export function useEndpointActions(endpoint: WebhookEndpoint | undefined, onSecret: (secret: string) => void) {
  const { t } = useMessages()
  const { site_id } = useSite()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<DialogRequest>()
  const of = { site_id, webhook_endpoint_id: endpoint?.id ?? '' }
  const refreshes = ofSite(site_id, 'webhook_endpoints', 'notifications')
  const handled = { shows: 'the answer', refreshes, isHandled: () => true } as const
  const turn = useChange({
    run: (status: WebhookEndpoint['status']) => webhooks.updateEndpoint({ ...of, body: { status } }),
    shows: 'the answer',
    refreshes,
  })
  const rotate = useChange({ run: () => webhooks.rotateSecret(of), ...handled })
  const remove = useChange({ run: () => webhooks.deleteEndpoint(of), ...handled })
  const isEnabled = endpoint?.status === 'enabled'
  const action = (id: DialogRequest, label: string, icon: MenuAction['icon']): MenuAction => ({
    ...{ id, label, icon },
    onAction: () => setAsked(id),
  })
  const actions: MenuAction[] = [
    action('edit', t('webhooks.edit'), <Pencil size={16} aria-hidden />),
    ...(isEnabled ? [action('replay', t('webhooks.replay'), <History size={16} aria-hidden />)] : []),
    action('rotate', t('webhooks.rotate'), <KeyRound size={16} aria-hidden />),
    {
      id: 'turn',
      label: t(isEnabled ? 'webhooks.disable' : 'webhooks.enable'),
      icon: isEnabled ? <PowerOff size={16} aria-hidden /> : <Power size={16} aria-hidden />,
      onAction: () => turn.mutate(isEnabled ? 'disabled' : 'enabled'),
    },
    { ...action('delete', t('webhooks.delete'), <Trash2 size={16} aria-hidden />), isDanger: true },
  ]
  const close = () => setAsked(undefined)
  const dialogs = endpoint && (
    <>
      <EndpointDialog isOpen={asked === 'edit'} onClose={close} endpoint={endpoint} />
      <ReplayDialog isOpen={asked === 'replay'} onClose={close} endpoint={endpoint} />
      <ConfirmDialog
        title={t('webhooks.rotate_title')}
        action={t('webhooks.rotate')}
        isOpen={asked === 'rotate'}
        onClose={close}
        onConfirm={async () => onSecret((await rotate.mutateAsync()).secret)}
      >
        <p>{t('webhooks.rotate_text')}</p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('webhooks.delete_title')}
        action={t('webhooks.delete')}
        isOpen={asked === 'delete'}
        onClose={close}
        onConfirm={async () => {
          await remove.mutateAsync()
          await navigate({ href: pathTo('/sites/$site_id/webhooks', { site_id }) })
        }}
      >
        <p>{t('webhooks.delete_text')}</p>
      </ConfirmDialog>
    </>
  )
  return { actions: endpoint?.manageable ? actions : [], dialogs }
}
