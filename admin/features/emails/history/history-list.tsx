/** What became of all emails, newest first: deliveries, failures, opens, clicks, bounces, complaints and replies. */
import type { EmailHistoryEntry } from '@leadwright/sdk'
import { History } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailName } from '../../../product/emails/email-name.ts'
import { emailHappenings, emailHistoryFilter, emailHistoryQuery } from '../../../product/emails/history-queries.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { Address } from '../../../ui/address.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Select } from '../../../ui/select.tsx'
import { EmailSections } from '../email-sections.tsx'
import { Happening } from './outcome.tsx'
import { happenings } from './words.ts'

export function EmailHistory() {
  const messages = useMessages()
  const { t, moment } = messages
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/emails/history')
  const list = useList(emailHistoryQuery(site_id, emailHistoryFilter(view)))
  const isFiltered = Boolean(view.happened || view.lead_id || view.q)
  return (
    <>
      <PageHeader title={t('emails.title')} />
      <EmailSections here="history" />
      <FilterBar
        search={{ label: t('emails.search'), value: view.q ?? '', onChange: q => change({ q }) }}
        chips={
          view.lead_id
            ? [{ id: 'lead', text: t('emails.of_lead'), onRemove: () => change({ lead_id: undefined }) }]
            : []
        }
      >
        <Select
          label={t('email_history.happened')}
          isRequired
          value={view.happened ?? 'any'}
          onChange={id => change({ happened: id === 'any' ? undefined : id })}
          options={[
            { id: 'any', label: t('email_history.anything') },
            ...emailHappenings.map(id => ({ id, label: t(happenings[id][0]) })),
          ]}
        />
      </FilterBar>
      <DataTable<EmailHistoryEntry>
        label={t('email_history.title')}
        lines={2}
        {...list}
        nameOf={entry => `${entry.title}, ${emailName(messages, entry)}, ${entry.lead.email}`}
        hrefOf={({ email_id }) => pathTo('/sites/$site_id/emails/sent/$email_id', { site_id, email_id })}
        empty={
          isFiltered ? (
            <NoMatches
              icon={<History size={20} aria-hidden />}
              onClear={() => change({ q: undefined, happened: undefined, lead_id: undefined })}
            />
          ) : (
            <EmptyState
              icon={<History size={20} aria-hidden />}
              title={t('email_history.empty_title')}
              text={t('email_history.empty_text')}
            />
          )
        }
        columns={[
          {
            id: 'happened',
            label: t('email_history.happened'),
            cell: entry => <Happening of={entry} />,
          },
          { id: 'subject', label: t('emails.subject'), cell: entry => emailName(messages, entry) },
          { id: 'to', label: t('emails.to'), cell: entry => <Address>{entry.lead.email || '–'}</Address> },
          {
            id: 'at',
            label: t('activities.at'),
            width: '230px',
            hideBelow: 600,
            cell: entry => moment(entry.occurred_at, timezone),
          },
        ]}
      />
    </>
  )
}
