/** What can be done with a connection, by its state, and the dialogs of that. */
import type { Connection, Operation } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { Download, KeyRound, LogIn, Pause, Pencil, Play, RefreshCw, Trash2, Unplug } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { connections } from '../../product/connections/client.ts'
import { connectionsPath, serviceNames } from '../../product/connections/paths.ts'
import { NameDialog } from '../../product/lead-settings/name-dialog.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useCan } from '../../product/session/abilities.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../ui/menu.tsx'
import { DisconnectDialog } from './disconnect-dialog.tsx'
import { KeyDialog } from './key-dialog.tsx'
import { ListReading } from './list-reading.tsx'
import { useAuthorize } from './use-authorize.ts'

type Dialogs = 'rename' | 'key' | 'disconnect' | 'delete'
const isUsable = ({ status }: Connection) => status === 'connected' || status === 'paused' || status === 'stopped'

export function useConnectionActions(site_id: string, connection: Connection | undefined) {
  const { t } = useMessages()
  const can = useCan()
  const navigate = useNavigate()
  const [opened, setOpened] = useState<Dialogs>()
  const [reading, setReading] = useState<Operation>()
  const of = { site_id, connection_id: connection?.id ?? '' }
  const refreshes = ofSite(site_id, 'connections', 'dashboard')
  const plain = { shows: 'the answer', refreshes } as const
  const authorize = useAuthorize(site_id)
  const pause = useChange({ ...plain, run: () => connections.pause(of) })
  const resume = useChange({ ...plain, run: () => connections.resume(of) })
  const sync = useChange({
    ...plain,
    run: () => connections.sync(of),
    done: () => ({ text: t('connections.sync_started') }),
  })
  const startImport = useChange({
    run: () => connections.importContacts(of),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'operations'),
    done: operation => {
      setReading(operation)
      return undefined
    },
  })
  const rename = useChange({
    ...plain,
    run: (name: string) => connections.update({ ...of, body: { name } }),
    isHandled: () => true,
  })
  const remove = useChange({ ...plain, run: () => connections.delete(of), isHandled: () => true })

  const icon = { size: 16, 'aria-hidden': true } as const
  const is = (...states: Connection['status'][]) => connection !== undefined && states.includes(connection.status)
  const isSignedIn = connection?.sign_in === 'oauth'
  const available: (MenuAction | false | undefined)[] = [
    connection &&
      isUsable(connection) && {
        id: 'rename',
        label: t('connections.rename'),
        icon: <Pencil {...icon} />,
        onAction: () => setOpened('rename'),
      },
    connection?.list !== undefined &&
      is('connected') && {
        id: 'sync',
        label: t('connections.sync_now'),
        icon: <RefreshCw {...icon} />,
        onAction: () => sync.mutate(),
      },
    connection?.list !== undefined &&
      is('connected') &&
      can('manage-leads', site_id) && {
        id: 'import',
        label: t('connections.import'),
        icon: <Download {...icon} />,
        onAction: () => startImport.mutate(),
      },
    is('connected') && {
      id: 'pause',
      label: t('connections.pause'),
      icon: <Pause {...icon} />,
      onAction: () => pause.mutate(),
    },
    is('paused', 'stopped') && {
      id: 'resume',
      label: t('connections.resume'),
      icon: <Play {...icon} />,
      onAction: () => resume.mutate(),
    },
    isSignedIn &&
      !is('disconnected') && {
        id: 'authorize',
        label: is('authorization_pending') ? t('connections.authorize') : t('connections.authorize_again'),
        icon: <LogIn {...icon} />,
        onAction: () => authorize.mutate(of.connection_id),
      },
    connection !== undefined &&
      !isSignedIn &&
      !is('disconnected') && {
        id: 'key',
        label: t('connections.replace_key'),
        icon: <KeyRound {...icon} />,
        onAction: () => setOpened('key'),
      },
    connection !== undefined &&
      !is('authorization_pending', 'disconnected') && {
        id: 'disconnect',
        label: t('connections.disconnect'),
        icon: <Unplug {...icon} />,
        isDanger: true,
        onAction: () => setOpened('disconnect'),
      },
    is('authorization_pending', 'disconnected') && {
      id: 'delete',
      label: t('connections.delete'),
      icon: <Trash2 {...icon} />,
      isDanger: true,
      onAction: () => setOpened('delete'),
    },
  ]
  const actions = available.filter(action => action !== false && action !== undefined)
  const close = () => setOpened(undefined)
  const dialogs = connection && (
    <>
      <NameDialog
        title={t('connections.rename')}
        label={t('connections.name')}
        action={t('connections.save')}
        name={connection.name}
        isOpen={opened === 'rename'}
        onClose={close}
        onSave={async name => {
          await rename.mutateAsync(name)
        }}
      />
      <KeyDialog site_id={site_id} connection={connection} isOpen={opened === 'key'} onClose={close} />
      <DisconnectDialog site_id={site_id} connection={connection} isOpen={opened === 'disconnect'} onClose={close} />
      <ConfirmDialog
        title={t('connections.delete_title')}
        action={t('connections.delete')}
        isOpen={opened === 'delete'}
        onClose={close}
        onConfirm={async () => {
          await remove.mutateAsync()
          await navigate({ href: connectionsPath(site_id) })
        }}
      >
        <p>{t('connections.delete_text', { service: serviceNames[connection.service] })}</p>
      </ConfirmDialog>
    </>
  )
  const notice = reading && <ListReading site_id={site_id} begun={reading} onClose={() => setReading(undefined)} />
  return { actions, dialogs, notice, run: (id: string) => actions.find(action => action.id === id)?.onAction }
}
