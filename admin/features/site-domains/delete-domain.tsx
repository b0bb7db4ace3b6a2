/** Asks before a domain is taken away from a site. */
import type { Domain } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { domainClient } from './client.ts'

type Props = { site_id: string; domain: Domain; onClose: () => void; onDone?: () => void }

export function DeleteDomain({ site_id, domain, onClose, onDone }: Props) {
  const { t } = useMessages()
  const remove = useChange({
    run: () => domainClient.domains.delete({ site_id, domain_id: domain.id }),
    shows: 'the answer',
    refreshes: ofSite(site_id, 'domains', 'sites', 'pages'),
    done: () => {
      onDone?.()
      return { text: t('domains.removed', { domain: domain.name }) }
    },
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('domains.remove_title', { domain: domain.name })}
      action={t('domains.remove')}
      losses={[t('domains.lost_address'), ...(domain.is_primary ? [t('domains.lost_primary')] : [])]}
      isOpen
      onClose={onClose}
      onConfirm={() => remove.mutateAsync(undefined)}
    />
  )
}
