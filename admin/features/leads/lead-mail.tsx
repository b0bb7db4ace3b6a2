/** Mail to a lead: what was sent, with which result, and the way to why. */
import { useInfiniteQuery } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { leadMailQuery } from '../../product/leads/queries.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { OfLead } from './of-lead.ts'

export function LeadMail({ site_id, lead_id, timezone }: OfLead) {
  const { t, moment, number } = useMessages()
  const query = useInfiniteQuery(leadMailQuery(site_id, lead_id))
  return (
    <DataTable
      label={t('leads.sent_mail')}
      rows={query.data?.pages.flatMap(page => page.data)}
      idOf={email => email.id}
      nameOf={email => email.subject ?? t('leads.not_written')}
      hrefOf={email => `/sites/${site_id}/emails/sent/${email.id}`}
      error={query.error}
      onRetry={query.refetch}
      empty={
        <EmptyState icon={<Mail size={20} aria-hidden />} title={t('leads.no_mail')} text={t('leads.no_mail_text')} />
      }
      more={{
        hasMore: query.hasNextPage,
        isLoading: query.isFetchingNextPage,
        onMore: () => void query.fetchNextPage(),
      }}
      columns={[
        {
          id: 'subject',
          label: t('leads.subject'),
          cell: email => email.subject ?? <span className="muted">{t('leads.not_written')}</span>,
        },
        { id: 'state', label: t('sites.state'), width: '150px', cell: email => <StatusBadge status={email.state} /> },
        {
          id: 'opens',
          label: t('leads.opens'),
          align: 'end',
          width: '90px',
          hideBelow: 1024,
          cell: email => number(email.opens),
        },
        {
          id: 'at',
          label: t('activities.at'),
          cell: email => moment(email.handed_off_at ?? email.queued_at, timezone),
        },
      ]}
    />
  )
}
