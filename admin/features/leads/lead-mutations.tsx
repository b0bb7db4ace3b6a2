/** Ending mail to a lead, and erasing a lead: both say first what cannot be taken back. */

import type { Lead } from '@leadwright/sdk'
import { useNavigate } from '@tanstack/react-router'
import { useMessages } from '../../messages/messages.tsx'
import { fullName } from '../../product/leads/lead-view.ts'
import { patched, removed } from '../../product/lists/shown.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { client } from '../../product/session/api.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

type Props = { lead: Lead; isOpen: boolean; onClose: () => void }

export function UnsubscribeLead({ lead, isOpen, onClose }: Props) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const name = fullName(lead) || lead.email
  const unsubscribe = useChange({
    run: () => client.leads.unsubscribe({ site_id, lead_id: lead.id }),
    shows: () => [patched('leads', lead.id, { mailability: 'unsubscribed' })],
    refreshes: ofSite(site_id, 'leads'),
    done: () => ({ text: t('leads.unsubscribed_toast', { name }) }),
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('leads.unsubscribe_title', { name })}
      action={t('leads.unsubscribe')}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={() => unsubscribe.mutateAsync(undefined)}
    >
      <p>{t('leads.unsubscribe_text')}</p>
    </ConfirmDialog>
  )
}

export function EraseLead({ lead, isOpen, onClose }: Props) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const navigate = useNavigate()
  const name = fullName(lead) || lead.email
  const erase = useChange({
    run: () => client.leads.delete({ site_id, lead_id: lead.id }),
    shows: () => [removed('leads', lead.id)],
    refreshes: [
      ['leads', site_id, 'list'],
      ['leads', site_id, 'count'],
      ['tags', site_id],
      ['audiences', site_id],
    ],
    done: () => ({ text: t('leads.erased_toast', { name }) }),
    isHandled: () => true,
  })
  return (
    <ConfirmDialog
      title={t('leads.erase_title', { name })}
      losses={[t('leads.loss_person'), t('leads.loss_values'), t('leads.loss_runs')]}
      action={t('leads.erase')}
      isOpen={isOpen}
      onClose={onClose}
      onConfirm={async () => {
        await erase.mutateAsync(undefined)
        await navigate({ href: pathTo('/sites/$site_id/leads', { site_id }), replace: true })
      }}
    >
      <p>{t('leads.erase_text')}</p>
    </ConfirmDialog>
  )
}
