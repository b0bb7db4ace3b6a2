/** What a lead agreed to and withdrew: the words, where, when and how. */

import type { Consent } from '@leadwright/sdk'
import { Ban, Check } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { consentMethods } from '../../product/leads/consent-methods.ts'
import { Older } from '../../product/leads/older.tsx'
import { consentsQuery } from '../../product/leads/queries.ts'
import { useList } from '../../product/lists/use-list.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import type { OfLead } from './of-lead.ts'

export function LeadConsents({ site_id, lead_id, timezone }: OfLead) {
  const { t } = useMessages()
  const list = useList(consentsQuery(site_id, lead_id))
  const entries = list.rows
  if (list.error && !entries) return <ErrorState error={list.error} onRetry={list.onRetry} />
  if (!entries) return <Skeleton />
  if (entries.length === 0) return <EmptyState title={t('leads.no_consent')} text={t('leads.no_consent_text')} />
  return (
    <>
      <Timeline
        timeZone={timezone}
        entries={entries.map(entry => ({
          id: entry.id,
          at: entry.occurred_at,
          title: t(entry.type === 'given' ? 'leads.agreed_to' : 'leads.withdrew'),
          reason: <ConsentReason entry={entry} />,
          tone: entry.type === 'given' ? 'good' : undefined,
          icon: entry.type === 'given' ? <Check aria-hidden /> : <Ban aria-hidden />,
        }))}
      />
      <Older list={list} />
    </>
  )
}

function ConsentReason({ entry }: { entry: Consent }) {
  const { t } = useMessages()
  return (
    <>
      {entry.text && <p>“{entry.text}”</p>}
      <p>
        {t(consentMethods[entry.method])}
        {entry.type === 'given' && ` · ${t('leads.text_version', { version: entry.text_version })}`}
        {entry.page_url && ` · ${entry.page_url}`}
      </p>
    </>
  )
}
