/** The columns of leads, shared by the list and audiences. */
import type { Lead } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { TableColumn } from '../../ui/data-table.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import styles from './lead-columns.module.css'
import { LeadScore } from './lead-quality.tsx'
import { fullName } from './lead-view.ts'

export function useLeadColumns(timezone: string | undefined): TableColumn<Lead>[] {
  const { t, relative, date } = useMessages()
  return [
    {
      id: 'last_name',
      label: t('leads.name'),
      isSortable: true,
      cell: lead => <span className={styles.name}>{fullName(lead) || <Unnamed email={lead.email} />}</span>,
    },
    {
      id: 'email',
      label: t('leads.email'),
      width: '1.4fr',
      isSortable: true,
      cell: lead => <span className={styles.email}>{lead.email}</span>,
    },
    {
      id: 'mailability',
      label: t('leads.mail'),
      width: '136px',
      cell: lead => <StatusBadge status={lead.mailability} />,
    },
    {
      id: 'email_score',
      label: t('quality.score'),
      align: 'end',
      width: '116px',
      hideBelow: 1280,
      cell: lead => <LeadScore lead={lead} />,
    },
    { id: 'tags', label: t('leads.tags'), hideBelow: 1280, cell: lead => <SomeTags lead={lead} /> },
    {
      id: 'last_activity_at',
      label: t('leads.last_activity'),
      isSortable: true,
      hideBelow: 1440,
      width: '150px',
      cell: lead => <span className={styles.date}>{relative(lead.last_activity_at)}</span>,
    },
    {
      id: 'registered_at',
      label: t('leads.registered'),
      isSortable: true,
      hideBelow: 1024,
      width: '130px',
      cell: lead => <span className={styles.date}>{date(lead.registered_at, timezone)}</span>,
    },
  ]
}

const shownTags = 2

function SomeTags({ lead }: { lead: Lead }) {
  const tags = lead.tags ?? []
  const more = tags.length - shownTags
  return (
    <span className={styles.tags}>
      {tags.slice(0, shownTags).map(tag => (
        <Badge key={tag.id}>{tag.name}</Badge>
      ))}
      {more > 0 && <span className="muted">+{more}</span>}
    </span>
  )
}

/** Shown as "No name"; screen readers read the address instead. */
function Unnamed({ email }: { email: string }) {
  const { t } = useMessages()
  return (
    <>
      <span className="muted" aria-hidden>
        {t('leads.unnamed')}
      </span>
      <span className="visually-hidden">{email}</span>
    </>
  )
}
