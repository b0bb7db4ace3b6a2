/** What people answered to the questions of a journey: who, what, to which question and when. */

import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Download, MessageCircleQuestion } from 'lucide-react'
import { useMessages } from '../../../messages/messages.tsx'
import { runClient } from '../../../product/journeys/client.ts'
import { runPath } from '../../../product/journeys/paths.ts'
import { type AnswerFilter, answersQuery, journeyQuery } from '../../../product/journeys/queries.ts'
import { stepLabel } from '../../../product/journeys/step-label.ts'
import { PeriodFields } from '../../../product/lists/period-fields.tsx'
import { useList } from '../../../product/lists/use-list.ts'
import { saveText } from '../../../product/save-file.ts'
import { useChange } from '../../../product/screens/use-change.ts'
import { useView } from '../../../product/screens/use-view.ts'
import { useSite } from '../../../product/sites/queries.ts'
import { dayBound, lastMomentOf } from '../../../product/zone-time.ts'
import { Badge } from '../../../ui/badge.tsx'
import { DataTable } from '../../../ui/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FilterBar } from '../../../ui/filter-bar.tsx'
import { NoMatches } from '../../../ui/no-matches.tsx'
import { Select } from '../../../ui/select.tsx'
import { JourneyHeader } from '../journey-header.tsx'
import { journeyMetricsQuery } from '../runs/queries.ts'
import styles from '../runs/runs.module.css'

export function AnswerList() {
  const messages = useMessages()
  const { t, moment } = messages
  const { site_id, timezone } = useSite()
  const { journey_id } = useParams({ from: '/sites/$site_id/marketing/automated-journeys/$journey_id/answers' })
  const [view, change] = useView('/sites/$site_id/marketing/automated-journeys/$journey_id/answers')
  const zone = timezone ?? 'UTC'
  const filter: AnswerFilter = {
    journey_id,
    step_id: view.step,
    search: view.q,
    from: dayBound(view.from, zone),
    to: lastMomentOf(view.to, zone),
  }
  const isFiltered = Object.values(filter).filter(value => value !== undefined).length > 1
  const { data: journey } = useQuery(journeyQuery(site_id, journey_id))
  const { data: metrics } = useQuery(journeyMetricsQuery(site_id, journey_id))
  const list = useList(answersQuery(site_id, filter))
  const download = useChange({
    run: () => runClient.answers.export({ site_id, ...filter }),
    shows: 'the answer',
    done: csv => {
      saveText(t('answers.file', { name: journey?.name ?? '' }), csv, 'text/csv')
      return undefined
    },
  })
  const steps = journey?.document.steps ?? []
  const questions = (metrics?.steps ?? []).filter(step => step.step_type === 'ask_question')
  const nameOf = (step_id: string) => stepLabel(messages, steps, step_id, 'ask_question')
  return (
    <>
      <JourneyHeader
        {...{ site_id, journey_id, journey }}
        here="answers"
        menu={[
          {
            id: 'export_answers',
            label: t('runs.export'),
            icon: <Download size={16} aria-hidden />,
            onAction: () => download.mutate(),
          },
        ]}
      />
      <FilterBar
        search={{ label: t('runs.search'), value: view.q ?? '', onChange: q => change({ q: q || undefined }) }}
      >
        {questions.length > 0 && (
          <Select
            label={t('answers.question')}
            isRequired
            value={view.step ?? 'any'}
            onChange={id => change({ step: id === 'any' ? undefined : id })}
            options={[
              { id: 'any', label: t('answers.any_question') },
              ...questions.map(({ step_id }) => ({ id: step_id, label: nameOf(step_id) })),
            ]}
          />
        )}
        <PeriodFields labels={{ from: t('runs.from'), to: t('runs.to') }} period={view} onChange={change} />
      </FilterBar>
      <DataTable
        label={t('answers.title')}
        lines={2}
        {...list}
        nameOf={answer => `${answer.lead.name || answer.lead.email}: ${answer.answer ?? ''}`}
        hrefOf={answer => runPath(site_id, journey_id, answer.run_id)}
        empty={
          isFiltered ? (
            <NoMatches
              icon={<MessageCircleQuestion size={20} aria-hidden />}
              onClear={() => change({ q: undefined, step: undefined, from: undefined, to: undefined })}
            />
          ) : (
            <EmptyState
              icon={<MessageCircleQuestion size={20} aria-hidden />}
              title={t('answers.empty_title')}
              text={t('answers.empty_text')}
            />
          )
        }
        columns={[
          {
            id: 'answer',
            label: t('answers.answer'),
            width: '30%',
            cell: answer =>
              answer.answer === null ? (
                <span className="muted">{t('answers.erased')}</span>
              ) : (
                <>
                  {answer.answer} {answer.late && <Badge tone="warning">{t('answers.late')}</Badge>}
                </>
              ),
          },
          { id: 'lead', label: t('runs.lead'), cell: answer => answer.lead.name || answer.lead.email || '–' },
          {
            id: 'question',
            label: t('answers.question'),
            width: '30%',
            hideBelow: 600,
            cell: answer => answer.question,
          },
          {
            id: 'at',
            label: t('answers.at'),
            width: '230px',
            hideBelow: 1024,
            cell: answer => <span className={styles.cell}>{moment(answer.created_at, timezone)}</span>,
          },
        ]}
      />
    </>
  )
}
