/** What can be done with a broadcast besides writing it, as menu entries with their dialogs. */
import type { Broadcast } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { Ban, CalendarX, Copy, MailQuestionMark, Pause, Play, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { patched, removed } from '../../../product/lists/shown.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../../ui/menu.tsx'
import { broadcasts } from './client.ts'
import { broadcastPath, broadcastsPath } from './paths.ts'

type DialogRequest = { broadcast: Broadcast; act: 'cancel' | 'delete' }
const icon = { size: 16, 'aria-hidden': true } as const
const requestOf = (site_id: string) => (broadcast: Broadcast) => ({ site_id, broadcast_id: broadcast.id })

/** Pausing, resuming and making a draft again: also the primary action of its screen. */
export function useBroadcastLife(site_id: string) {
  const { t } = useMessages()
  const request = requestOf(site_id)
  const refreshes = ofSite(site_id, 'broadcasts')
  const shows = (status: Broadcast['status']) => (broadcast: Broadcast) => [
    patched('broadcasts', broadcast.id, { status }),
  ]
  const pause = useChange({
    run: (broadcast: Broadcast) => broadcasts.pause(request(broadcast)),
    shows: shows('paused'),
    refreshes,
    done: ({ name }) => ({ text: t('broadcasts.paused_toast', { name }) }),
  })
  const resume = useChange({
    run: (broadcast: Broadcast) => broadcasts.resume(request(broadcast)),
    shows: shows('sending'),
    refreshes,
    done: ({ name }) => ({ text: t('broadcasts.resumed_toast', { name }) }),
  })
  const unschedule = useChange({
    run: (broadcast: Broadcast) => broadcasts.unschedule(request(broadcast)),
    shows: shows('draft'),
    refreshes,
    done: ({ name }) => ({ text: t('broadcasts.unscheduled_toast', { name }) }),
  })
  return { pause, resume, unschedule }
}

export function useBroadcastCopies(site_id: string) {
  const { t } = useMessages()
  const router = useRouter()
  const request = requestOf(site_id)
  const refreshes = ofSite(site_id, 'broadcasts')
  const open = ({ id }: Broadcast) => void router.navigate({ href: broadcastPath(site_id, id) })
  const duplicate = useChange({
    run: (broadcast: Broadcast) => broadcasts.duplicate(request(broadcast)),
    shows: 'the answer',
    refreshes,
    done: copy => ({
      text: t('broadcasts.duplicated', { name: copy.name }),
      action: { label: t('campaigns.open_copy'), onAction: () => open(copy) },
    }),
  })
  const resend = useChange({
    run: (broadcast: Broadcast) => broadcasts.resend(request(broadcast)),
    shows: 'the answer',
    refreshes,
    done: copy => {
      open(copy)
      return { text: t('broadcasts.resend_made') }
    },
  })
  return { duplicate, resend }
}

export function useBroadcastActions(site_id: string): {
  actionsOf: (broadcast: Broadcast) => MenuAction[]
  dialogs: ReactNode
} {
  const { t } = useMessages()
  const [asked, ask] = useState<DialogRequest>()
  const { pause, resume, unschedule } = useBroadcastLife(site_id)
  const { duplicate, resend } = useBroadcastCopies(site_id)

  const actionsOf = (broadcast: Broadcast): MenuAction[] => {
    const { status, started_at } = broadcast
    const is = (...states: Broadcast['status'][]) => states.includes(status)
    const entry = (id: string, label: string, shown: boolean, rest: Omit<MenuAction, 'id' | 'label'>) =>
      shown ? [{ id, label, ...rest }] : []
    return [
      ...entry('unschedule', t('broadcasts.unschedule'), is('scheduled'), {
        icon: <CalendarX {...icon} />,
        onAction: () => unschedule.mutate(broadcast),
      }),
      ...entry('pause', t('broadcasts.pause'), is('scheduled', 'sending'), {
        icon: <Pause {...icon} />,
        onAction: () => pause.mutate(broadcast),
      }),
      ...entry('resume', t('broadcasts.resume'), is('paused'), {
        icon: <Play {...icon} />,
        onAction: () => resume.mutate(broadcast),
      }),
      ...entry('resend', t('broadcasts.resend'), is('sent', 'canceled') && started_at !== null, {
        icon: <MailQuestionMark {...icon} />,
        onAction: () => resend.mutate(broadcast),
      }),
      ...entry('duplicate', t('broadcasts.duplicate'), true, {
        icon: <Copy {...icon} />,
        onAction: () => duplicate.mutate(broadcast),
      }),
      ...entry('cancel', t('broadcasts.cancel'), is('scheduled', 'sending', 'paused'), {
        icon: <Ban {...icon} />,
        isDanger: true,
        onAction: () => ask({ broadcast, act: 'cancel' }),
      }),
      ...entry('delete', t('broadcasts.delete'), is('draft') || (is('canceled') && started_at === null), {
        icon: <Trash2 {...icon} />,
        isDanger: true,
        onAction: () => ask({ broadcast, act: 'delete' }),
      }),
    ]
  }
  return { actionsOf, dialogs: <Dialogs site_id={site_id} asked={asked} onClose={() => ask(undefined)} /> }
}

type DialogsProps = { site_id: string; asked: DialogRequest | undefined; onClose: () => void }

function Dialogs({ site_id, asked, onClose }: DialogsProps) {
  const { t, number } = useMessages()
  const router = useRouter()
  const request = requestOf(site_id)
  const refreshes = ofSite(site_id, 'broadcasts')
  const { name = '', counts, started_at = null } = asked?.broadcast ?? {}
  const cancel = useChange({
    run: (broadcast: Broadcast) => broadcasts.cancel(request(broadcast)),
    shows: ({ id }) => [patched('broadcasts', id, { status: 'canceled' })],
    refreshes,
    done: broadcast => ({ text: t('broadcasts.canceled_toast', { name: broadcast.name }) }),
    isHandled: () => true,
  })
  const remove = useChange({
    run: (broadcast: Broadcast) => broadcasts.delete(request(broadcast)),
    shows: ({ id }) => [removed('broadcasts', id)],
    refreshes,
    done: (_, { id, name }) => {
      if (router.state.location.pathname.includes(id)) void router.navigate({ href: broadcastsPath(site_id) })
      return { text: t('broadcasts.deleted_toast', { name }) }
    },
    isHandled: () => true,
  })
  return (
    <>
      <ConfirmDialog
        title={t('broadcasts.cancel_title', { name })}
        action={t('broadcasts.cancel')}
        isOpen={asked?.act === 'cancel'}
        onClose={onClose}
        onConfirm={async () => asked && cancel.mutateAsync(asked.broadcast)}
      >
        <p>
          {started_at === null
            ? t('broadcasts.cancel_before')
            : t('broadcasts.cancel_text', { count: counts?.waiting ?? 0, shown: number(counts?.waiting ?? 0) })}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title={t('broadcasts.delete_title', { name })}
        action={t('broadcasts.delete')}
        isOpen={asked?.act === 'delete'}
        onClose={onClose}
        onConfirm={async () => asked && remove.mutateAsync(asked.broadcast)}
      >
        <p>{t('broadcasts.delete_text')}</p>
      </ConfirmDialog>
    </>
  )
}
