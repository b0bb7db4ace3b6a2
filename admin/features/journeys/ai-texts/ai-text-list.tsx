/** Texts that the AI wrote for journeys: those that wait for somebody's approval first. */

import type { AiDraft } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Sparkles } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../../messages/messages.tsx'
import { aiDraftsQuery, aiUsageQuery, journeysQuery } from '../../../product/journeys/queries.ts'
import { useList } from '../../../product/lists/use-list.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { ChoiceBar } from '../../../ui/choice-bar.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { JourneySections } from '../journey-sections.tsx'
import { AiTextDialog } from './ai-text-dialog.tsx'
import { AiTextStatus } from './ai-text-status.tsx'

export function AiTextList() {
  const { t, relative, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const [view, change] = useView('/sites/$site_id/marketing/automated-journeys/ai-texts')
  const which = view.show === 'all' ? 'all' : 'waiting'
  const [opened, open] = useState<AiDraft>()
  const list = useList(aiDraftsQuery(site_id, which))
  const { data: usage } = useQuery(aiUsageQuery(site_id))
  const journeys = useList(journeysQuery(site_id))
  const names = new Map(journeys.rows?.map(({ id, name }) => [id, name]))
  return (
    <>
      <PageHeader title={t('ai_texts.title')} />
      <JourneySections site_id={site_id} here="ai_texts" />
      <div className="stack">
        {usage && !usage.configured && (
          <Notice tone="info" title={t('ai_texts.not_configured')}>
            {t('marketing.ai_missing')}
          </Notice>
        )}
        {usage !== undefined && usage.waiting_for_cap > 0 && (
          <Notice
            tone="warning"
            title={t('ai_texts.capped', {
              count: usage.waiting_for_cap,
              until: moment(usage.next_day_at, timezone),
            })}
          />
        )}
        <FilterBar>
          <ChoiceBar
            label={t('ai_texts.show')}
            value={which}
            onChange={show => change({ show: show === 'all' ? show : undefined })}
            options={[
              { id: 'waiting', label: t('ai_texts.waiting') },
              { id: 'all', label: t('ai_texts.all') },
            ]}
          />
        </FilterBar>
      </div>
      <DataTable
        label={t('ai_texts.title')}
        lines={2}
        {...list}
        nameOf={draft =>
          [draft.subject ?? draft.prompt, draft.lead.name || draft.lead.email].filter(Boolean).join(', ')
        }
        onOpen={open}
        empty={
          <EmptyState
            isNarrowed={which === 'waiting'}
            icon={<Sparkles size={20} aria-hidden />}
            title={t(which === 'waiting' ? 'ai_texts.none_waiting' : 'ai_texts.none')}
            text={t('ai_texts.empty_text')}
          />
        }
        columns={[
          { id: 'subject', label: t('ai_texts.subject'), width: '34%', cell: draft => draft.subject ?? draft.prompt },
          { id: 'lead', label: t('runs.lead'), cell: draft => draft.lead.name || draft.lead.email || '–' },
          { id: 'state', label: t('journeys.state'), cell: draft => <AiTextStatus draft={draft} /> },
          {
            id: 'journey',
            label: t('ai_texts.journey'),
            hideBelow: 1024,
            cell: draft => names.get(draft.journey_id) ?? t('step.gone'),
          },
          {
            id: 'model',
            label: t('step.model'),
            hideBelow: 1024,
            cell: draft => <span className="muted">{draft.model}</span>,
          },
          {
            id: 'written',
            label: t('ai_texts.written'),
            hideBelow: 600,
            cell: draft => (
              <span title={moment(draft.written_at ?? draft.created_at, timezone)}>
                {relative(draft.written_at ?? draft.created_at)}
              </span>
            ),
          },
        ]}
      />
      <AiTextDialog site_id={site_id} draft={opened} onClose={() => open(undefined)} />
    </>
  )
}
