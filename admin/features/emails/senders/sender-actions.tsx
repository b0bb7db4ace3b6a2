/** Mailing the verification link again, and deleting a sender that nothing uses. */

import type { Sender } from '@leadwright/sdk'
import { useRouter } from '@tanstack/react-router'
import { MailCheck, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { removed } from '../../../product/lists/shown.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import type { MenuAction } from '../../../ui/menu.tsx'

/** Mails the link that verifies a sender once more. */
export function useResend(site_id: string) {
  const { t } = useMessages()
  return useChange({
    run: (sender: Sender) => emailClient.senders.resendVerification({ site_id, sender_id: sender.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'senders'),
    done: sender => ({ text: t('senders.resent', { address: sender.email }) }),
  })
}

export function useSenderActions(site_id: string): { actionsOf: (sender: Sender) => MenuAction[]; dialog: ReactNode } {
  const { t } = useMessages()
  const router = useRouter()
  const resend = useResend(site_id)
  const [deleting, setDeleting] = useState<Sender>()
  const actionsOf = (sender: Sender): MenuAction[] => [
    ...(sender.status === 'verified'
      ? []
      : [
          {
            id: 'resend',
            label: t('senders.resend'),
            icon: <MailCheck size={16} aria-hidden />,
            onAction: () => resend.mutate(sender),
          },
        ]),
    {
      id: 'delete',
      label: t('senders.delete'),
      icon: <Trash2 size={16} aria-hidden />,
      isDanger: true,
      onAction: () => setDeleting(sender),
    },
  ]
  const remove = useChange({
    run: (sender: Sender) => emailClient.senders.delete({ site_id, sender_id: sender.id }),
    shows: ({ id }) => [removed('senders', id)],
    refreshes: ofSite(site_id, 'senders'),
    done: (_, { id }) => {
      if (router.state.location.pathname.includes(id))
        void router.navigate({ href: pathTo('/sites/$site_id/emails/senders', { site_id }) })
      return { text: t('senders.deleted') }
    },
    isHandled: () => true,
  })
  const dialog = (
    <ConfirmDialog
      title={t('senders.delete_title', { name: deleting ? `${deleting.first_name} ${deleting.last_name}` : '' })}
      action={t('senders.delete')}
      isOpen={deleting !== undefined}
      onClose={() => setDeleting(undefined)}
      onConfirm={async () => deleting && remove.mutateAsync(deleting)}
      losses={[t('senders.lost_verification')]}
    />
  )
  return { actionsOf, dialog }
}
