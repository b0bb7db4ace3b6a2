/** Sending domains: for which email is signed, and what their DNS lacks. */
import type { SendingDomain } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Globe, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { sendingDomainsQuery } from '../../../product/emails/queries.ts'
import { wholeList } from '../../../product/lists/use-list.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Button } from '../../../ui/button.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { EmailSections } from '../email-sections.tsx'
import { AddDomain } from './add-domain.tsx'
import { DeleteDomain } from './delete-domain.tsx'

export function DomainList() {
  const { t, date } = useMessages()
  const { site_id, timezone } = useSite()
  const list = wholeList(useQuery(sendingDomainsQuery(site_id)))
  const [isAdding, setAdding] = useState(false)
  const [deleted, setDeleted] = useState<SendingDomain>()
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden />} onPress={() => setAdding(true)}>
      {t('sending_domains.add')}
    </Button>
  )
  return (
    <>
      <PageHeader title={t('emails.title')} action={add} />
      <EmailSections here="domains" />
      <DataTable
        label={t('sending_domains.title')}
        {...list}
        nameOf={({ domain }) => domain}
        hrefOf={({ id }) =>
          pathTo('/sites/$site_id/emails/domains/$sending_domain_id', { site_id, sending_domain_id: id })
        }
        actionsOf={domain => [
          {
            id: 'delete',
            label: t('sending_domains.delete'),
            icon: <Trash2 size={16} aria-hidden />,
            isDanger: true,
            onAction: () => setDeleted(domain),
          },
        ]}
        empty={
          <EmptyState
            icon={<Globe size={20} aria-hidden />}
            title={t('sending_domains.empty_title')}
            text={t('sending_domains.empty_text')}
            action={add}
          />
        }
        columns={[
          { id: 'domain', label: t('sending_domains.domain'), cell: ({ domain }) => domain },
          {
            id: 'status',
            label: t('senders.state'),
            width: '180px',
            cell: ({ status }) => <StatusBadge status={status === 'verified' ? 'verified' : 'unverified'} />,
          },
          {
            id: 'checked',
            label: t('sending_domains.checked'),
            width: '180px',
            hideBelow: 600,
            cell: ({ checked_at }) => (checked_at ? date(checked_at, timezone) : '–'),
          },
        ]}
      />
      {isAdding && <AddDomain site_id={site_id} onClose={() => setAdding(false)} />}
      {deleted && <DeleteDomain site_id={site_id} domain={deleted} onClose={() => setDeleted(undefined)} />}
    </>
  )
}
