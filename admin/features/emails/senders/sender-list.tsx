/** Senders: in whose name mail leaves, and whether the address is proven. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { AtSign } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { sendersQuery } from '../../../product/emails/queries.ts'
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
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    sendersQuery(site_id),
  )
  const { actionsOf, dialog } = useSenderActions(site_id)
  const senders = `/sites/${site_id}/emails/senders`
  const create = (
    <Link look="button" variant="primary" href={`${senders}/create`}>
      {t('senders.create')}
    </Link>
  )
  return (
    <>
      <PageHeader title={t('emails.title')} action={create} />
      <EmailSections site_id={site_id} here="senders" />
      <DataTable
        label={t('senders.title')}
        rows={data?.pages.flatMap(page => page.data)}
        idOf={sender => sender.id}
        nameOf={sender => `${sender.first_name} ${sender.last_name}`}
        hrefOf={sender => `${senders}/${sender.id}`}
        actionsOf={actionsOf}
        error={error}
        onRetry={refetch}
        more={{ hasMore: hasNextPage, isLoading: isFetchingNextPage, onMore: () => void fetchNextPage() }}
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
            id: 'state',
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
