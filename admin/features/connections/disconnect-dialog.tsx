/** Asks before a service is disconnected, with what is deleted and what stays, on both sides. */
import type { Connection } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { connections } from '../../product/connections/client.ts'
import { serviceNames } from '../../product/connections/paths.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { disconnectionQuery } from './queries.ts'

type Props = { site_id: string; connection: Connection; isOpen: boolean; onClose: () => void }

export function DisconnectDialog({ site_id, connection, isOpen, onClose }: Props) {
  const { t } = useMessages()
  const { data, error, refetch } = useQuery({ ...disconnectionQuery(site_id, connection.id), enabled: isOpen })
  const disconnect = useChange({
    run: () => connections.disconnect({ site_id, connection_id: connection.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'connections', 'dashboard'),
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('connections.disconnect_title', { service: serviceNames[connection.service] })}
      action={t('connections.disconnect')}
      isDisabled={!data}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => disconnect.mutateAsync()}
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton />}
      {data && <p>{data.text}</p>}
      {data && data.deleted.waiting > 0 && <p>{t('connections.waiting_lost', { count: data.deleted.waiting })}</p>}
      {data && data.campaigns.length > 0 && (
        <Notice tone="warning" title={t('connections.campaigns_affected', { count: data.campaigns.length })}>
          {data.campaigns.map(({ name }) => name).join(', ')}
        </Notice>
      )}
    </ConfirmDialog>
  )
}
