/** Emails as a table: recipient, what became of them, opens and clicks. */
import type { Email } from '@leadwright/sdk'
import type { ReactElement } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailName } from '../../../product/emails/email-name.ts'
import { reasonWords } from '../../../product/journeys/run-words.ts'
import type { List } from '../../../product/lists/use-list.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Address } from '../../../ui/address.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'

export function EmailTable({ list, empty }: { list: List<Email>; empty: ReactElement }) {
  const messages = useMessages()
  const { t, moment, number } = messages
  const { site_id, timezone } = useSite()
  return (
    <DataTable
      label={t('emails.sent')}
      lines={2}
      {...list}
      nameOf={email => `${emailName(messages, email)}, ${email.to ?? ''}`}
      hrefOf={email => pathTo('/sites/$site_id/emails/sent/$email_id', { site_id, email_id: email.id })}
      empty={empty}
      columns={[
        { id: 'subject', label: t('emails.subject'), cell: email => emailName(messages, email) },
        { id: 'to', label: t('emails.to'), cell: email => <Address>{email.to ?? '–'}</Address> },
        {
          id: 'status',
          label: t('emails.state'),
          width: '1.2fr',
          cell: email => (
            <span className="row-of">
              <StatusBadge status={email.status} />
              {email.reason && <span className="muted">{reasonWords(messages, email.reason)}</span>}
            </span>
          ),
        },
        {
          id: 'opens',
          label: t('emails.opens'),
          align: 'end',
          width: '96px',
          hideBelow: 1280,
          cell: email => number(email.opens),
        },
        {
          id: 'clicks',
          label: t('emails.clicks'),
          align: 'end',
          width: '80px',
          hideBelow: 1280,
          cell: email => number(email.clicks),
        },
        {
          id: 'at',
          label: t('emails.at'),
          width: '230px',
          hideBelow: 600,
          cell: email => moment(email.handed_off_at ?? email.queued_at, timezone),
        },
      ]}
    />
  )
}
