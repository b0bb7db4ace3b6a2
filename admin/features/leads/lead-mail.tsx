/** Emails to a lead, with results and links to explanations. */

import { Mail } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { emailName } from '../../product/emails/email-name.ts'
import { Replies } from '../../product/emails/replies.tsx'
import { leadMailQuery } from '../../product/leads/queries.ts'
import { useList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { OfLead } from './of-lead.ts'

export function LeadMail({ site_id, lead_id, timezone }: OfLead) {
  const messages = useMessages()
  const { t, moment, number } = messages
  const list = useList(leadMailQuery(site_id, lead_id))
  return (
    <>
      <Replies site_id={site_id} to={{ lead_id }} timezone={timezone} />
      <DataTable
        label={t('leads.sent_email')}
        isPart
        {...list}
        nameOf={email => emailName(messages, email)}
        hrefOf={email => pathTo('/sites/$site_id/emails/sent/$email_id', { site_id, email_id: email.id })}
        empty={
          <EmptyState
            icon={<Mail size={20} aria-hidden />}
            title={t('leads.no_email')}
            text={t('leads.no_email_text')}
          />
        }
        columns={[
          {
            id: 'subject',
            label: t('leads.subject'),
            cell: email => emailName(messages, email),
          },
          {
            id: 'status',
            label: t('sites.state'),
            width: '150px',
            cell: email => <StatusBadge status={email.status} />,
          },
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
    </>
  )
}
