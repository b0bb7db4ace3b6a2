/** Asks before a sending domain and its keys are deleted. */

import type { SendingDomain } from '@leadwright/sdk'
import { useMessages } from '../../../messages/messages.tsx'
import { emailClient } from '../../../product/emails/client.ts'
import { ofSite, useChange } from '../../../product/screens/use-change.ts'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'

type Props = { site_id: string; domain: SendingDomain; onClose: () => void; onDone?: () => void }

export function DeleteDomain({ site_id, domain, onClose, onDone }: Props) {
  const { t } = useMessages()
  const remove = useChange({
    run: () => emailClient.sendingDomains.delete({ site_id, sending_domain_id: domain.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'sending_domains'),
    done: () => {
      onDone?.()
      return { text: t('sending_domains.deleted', { domain: domain.domain }) }
    },
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('sending_domains.delete_title', { domain: domain.domain })}
      action={t('sending_domains.delete')}
      losses={[t('sending_domains.lost_keys')]}
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutateAsync(undefined)}
    />
  )
}
