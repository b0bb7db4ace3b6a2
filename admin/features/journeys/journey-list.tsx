/** All journeys of a site: what each is doing, how many people are in it, and what can be done with it. */

import type { JourneySummary } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { Plus, Upload, Waypoints } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { percent } from '../../product/charts/percent.ts'
import { Sparkline } from '../../product/charts/sparkline.tsx'
import { JourneyStatus } from '../../product/journeys/journey-status.tsx'
import { MiniFlow } from '../../product/journeys/mini-flow.tsx'
import { createJourneyPath, openJourneyPath } from '../../product/journeys/paths.ts'
import { journeysQuery, startersQuery } from '../../product/journeys/queries.ts'
import { useSitePause } from '../../product/journeys/site-pause.tsx'
import { useList } from '../../product/lists/use-list.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { DataTable, type TableColumn } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Section } from '../../ui/section.tsx'
import { Select } from '../../ui/select.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { useJourneyActions } from './journey-actions.tsx'
import { JourneySections } from './journey-sections.tsx'
import styles from './runs/runs.module.css'
import { StarterCards } from './starter-cards.tsx'

const statuses = ['draft', 'on', 'off'] as const

export function JourneyList() {
  const { t, number } = useMessages()
  const { site_id } = useSite()
  const [view, change] = useView('/sites/$site_id/marketing/automated-journeys')
  const status = statuses.find(known => known === view.status)
  const list = useList(journeysQuery(site_id, status))
  const { actionsOf, dialogs } = useJourneyActions(site_id)
  const { data: starters } = useQuery({ ...startersQuery(site_id), enabled: list.rows?.length === 0 })
  const sitePause = useSitePause()
  const [isImporting, setImporting] = useState(false)
  const rows = list.rows
  const count = (
    of: keyof JourneySummary['runs'],
    label: string,
    hideBelow?: TableColumn<JourneySummary>['hideBelow'],
  ): TableColumn<JourneySummary> => ({
    id: of,
    label,
    align: 'end',
    hideBelow,
    cell: journey => <span className="numbers">{number(journey.runs[of])}</span>,
  })
  const create = (
    <Link look="button" variant="primary" href={createJourneyPath(site_id)}>
      <Plus size={16} aria-hidden />
      {t('journeys.create')}
    </Link>
  )

  return (
    <>
      <PageHeader
        title={t('journeys.title')}
        action={create}
        menu={[
          {
            id: 'import',
            label: t('journeys.import'),
            icon: <Upload size={16} aria-hidden />,
            onAction: () => setImporting(true),
          },
          ...sitePause.actions,
        ]}
      />
      <JourneySections site_id={site_id} here="journeys" />
      {sitePause.notice && <div className={styles.notices}>{sitePause.notice}</div>}
      {(status || (rows && rows.length > 0)) && (
        <FilterBar
          chips={
            status && [
              {
                id: 'status',
                text: t('journeys.filter_status', { status: t(statusWords[status]) }),
                onRemove: () => change({ status: undefined }),
              },
            ]
          }
        >
          <Select
            label={t('journeys.state')}
            isRequired
            value={status ?? 'any'}
            onChange={id => change({ status: id === 'any' ? undefined : id })}
            options={[
              { id: 'any', label: t('journeys.any_state') },
              ...statuses.map(id => ({ id, label: t(statusWords[id]) })),
            ]}
          />
        </FilterBar>
      )}
      <DataTable
        label={t('journeys.title')}
        lines={2}
        {...list}
        nameOf={journey => journey.name}
        hrefOf={journey => openJourneyPath(site_id, journey)}
        actionsOf={actionsOf}
        empty={
          status ? (
            <NoMatches icon={<Waypoints size={20} aria-hidden />} onClear={() => change({ status: undefined })} />
          ) : (
            <EmptyState
              icon={<Waypoints size={20} aria-hidden />}
              title={t('journeys.empty_title')}
              text={t('journeys.empty_text')}
              action={create}
            />
          )
        }
        columns={[
          { id: 'name', label: t('journeys.name'), width: '2fr', cell: journey => journey.name },
          {
            id: 'flow',
            label: t('journeys.steps'),
            width: '270px',
            hideBelow: 1280,
            cell: journey => <MiniFlow flow={journey.flow} />,
          },
          { id: 'state', label: t('journeys.state'), cell: journey => <JourneyStatus journey={journey} /> },
          count('live', t('journeys.live')),
          {
            id: 'completion',
            label: t('journeys.completion'),
            align: 'end',
            width: '130px',
            cell: ({ runs }) =>
              runs.enrolled === 0 ? <span className="muted">–</span> : percent(number, runs.completed / runs.enrolled),
          },
          {
            id: 'recent',
            label: t('results.recent'),
            width: '132px',
            hideBelow: 1024,
            cell: ({ recent_enrollments: recent }) =>
              recent && (
                <>
                  <Sparkline values={recent.days} />
                  <span className="visually-hidden">{t('journeys.recent_count', { count: recent.enrolled })}</span>
                </>
              ),
          },
          count('enrolled', t('journeys.enrolled'), 1280),
          count('failed', t('journeys.failed'), 1280),
        ]}
      />
      {!status && rows?.length === 0 && (
        <Section title={t('starters.title')} description={t('starters.text')}>
          <StarterCards site_id={site_id} starters={starters?.data} />
        </Section>
      )}
      {dialogs}
      {sitePause.dialog}
      {isImporting && <ImportDialog site_id={site_id} isOpen onClose={() => setImporting(false)} />}
    </>
  )
}

const statusWords = { draft: 'status.draft', on: 'journeys.on', off: 'journeys.off' } as const
