/** Senders: in whose name mail leaves, and whether the address is proven. */

import { AtSign, Plus } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { sendersQuery } from '../../../product/emails/queries.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Link } from '../../../ui/link.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { EmailSections } from '../email-sections.tsx'
import { useSenderActions } from './sender-actions.tsx'

export function SenderList() {
  const { t, date } = useMessages()
  const { site_id, timezone } = useSite()
  const list = useList(sendersQuery(site_id))
  const { actionsOf, dialog } = useSenderActions(site_id)
  const create = (
    <Link look="button" variant="primary" href={pathTo('/sites/$site_id/emails/senders/create', { site_id })}>
      <Plus size={16} aria-hidden />
      {t('senders.create')}
    </Link>
  )
  return (
    <>
      <PageHeader title={t('emails.title')} action={create} />
      <EmailSections here="senders" />
      <DataTable
        label={t('senders.title')}
        {...list}
        nameOf={sender => `${sender.first_name} ${sender.last_name}`}
        hrefOf={sender => pathTo('/sites/$site_id/emails/senders/$sender_id', { site_id, sender_id: sender.id })}
        actionsOf={actionsOf}
        empty={
          <EmptyState
            icon={<AtSign size={20} aria-hidden />}
            title={t('senders.empty_title')}
            text={t('senders.empty_text')}
            action={create}
          />
        }
        columns={[
          { id: 'name', label: t('senders.name'), cell: sender => `${sender.first_name} ${sender.last_name}` },
          {
            id: 'status',
            label: t('senders.state'),
            cell: sender => <StatusBadge status={sender.status === 'verified' ? 'verified' : 'unverified'} />,
          },
          { id: 'email', label: t('senders.email'), hideBelow: 600, cell: sender => sender.email },
          {
            id: 'created_at',
            label: t('senders.created'),
            hideBelow: 1024,
            cell: sender => date(sender.created_at, timezone),
          },
        ]}
      />
      {dialog}
    </>
  )
}
