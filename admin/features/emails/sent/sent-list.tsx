/** Emails to leads, newest first: recipient, result, opens and clicks. */

import { Mail, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { emailStatuses, emailsQuery, sentFilter } from '../../../product/emails/queries.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { OperationsUnderWay } from '../../../product/operations/operation-notices.tsx'
import { pathTo } from '../../../product/screens/path-to.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { Link } from '../../../ui/link.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Select } from '../../../ui/select.tsx'
import { EmailSections } from '../email-sections.tsx'
import { EmailTable } from './email-table.tsx'
import { ResendFailed } from './resend-failed.tsx'

const words = {
  not_started: 'status.not_started',
  delivered: 'status.delivered',
  not_delivered: 'status.not_delivered',
  unknown: 'status.unknown',
  skipped: 'status.skipped',
} as const

export function SentList() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [view, change] = useView('/sites/$site_id/emails/sent')
  const status = emailStatuses.find(known => known === view.status)
  const { journey_id, lead_id, q = '' } = view
  const filter = sentFilter({ status, journey_id, lead_id, q })
  const { status: _, ...ofFailed } = filter
  const list = useList(emailsQuery(site_id, filter))
  const [isResending, setResending] = useState(false)
  const isFiltered = Boolean(status || journey_id || lead_id || filter.search)
  return (
    <>
      <PageHeader
        title={t('emails.title')}
        menu={[
          {
            id: 'resend_failed',
            label: t('emails.resend_all'),
            icon: <RotateCw size={16} aria-hidden />,
            onAction: () => setResending(true),
          },
        ]}
      />
      <EmailSections here="sent" />
      <OperationsUnderWay site_id={site_id} view={{ type: 'email_resend' }} />
      <FilterBar
        search={{ label: t('emails.search'), value: q, onChange: q => change({ q }) }}
        chips={[
          ...(journey_id
            ? [{ id: 'journey', text: t('emails.of_journey'), onRemove: () => change({ journey_id: undefined }) }]
            : []),
          ...(lead_id
            ? [{ id: 'lead', text: t('emails.of_lead'), onRemove: () => change({ lead_id: undefined }) }]
            : []),
        ]}
      >
        <Select
          label={t('emails.state')}
          isRequired
          value={status ?? 'any'}
          onChange={id => change({ status: id === 'any' ? undefined : id })}
          options={[
            { id: 'any', label: t('emails.any_state') },
            ...emailStatuses.map(id => ({ id, label: t(words[id]) })),
          ]}
        />
      </FilterBar>
      <EmailTable
        list={list}
        empty={
          isFiltered ? (
            <NoMatches
              icon={<Mail size={20} aria-hidden />}
              onClear={() => change({ q: undefined, status: undefined, journey_id: undefined, lead_id: undefined })}
            />
          ) : (
            <EmptyState
              icon={<Mail size={20} aria-hidden />}
              title={t('emails.empty_title')}
              text={t('emails.empty_text')}
              action={
                <Link look="button" variant="primary" href={pathTo('/sites/$site_id/emails/builder', { site_id })}>
                  {t('emails.empty_action')}
                </Link>
              }
            />
          )
        }
      />
      {isResending && <ResendFailed filter={ofFailed} onClose={() => setResending(false)} />}
    </>
  )
}
