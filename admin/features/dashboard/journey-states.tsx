/** Journeys with the number of runs that are active, completed, stopped or failed. */

import { useQuery } from '@tanstack/react-query'
import { Waypoints } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { JourneyStatus } from '../../product/journeys/journey-status.tsx'
import { createJourneyPath, draftPath, historyPath } from '../../product/journeys/paths.ts'
import { wholeList } from '../../product/lists/use-list.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { latestJourneysQuery } from './queries.ts'

export function JourneyStates({ site_id }: { site_id: string }) {
  const { t, number } = useMessages()
  const list = wholeList(useQuery(latestJourneysQuery(site_id)))
  return (
    <Section title={t('dashboard.journeys')}>
      <DataTable
        label={t('dashboard.journeys')}
        {...list}
        nameOf={journey => journey.name}
        hrefOf={({ id, status }) => (status === 'draft' ? draftPath(site_id, id) : historyPath(site_id, id))}
        empty={
          <EmptyState
            icon={<Waypoints size={20} aria-hidden />}
            title={t('dashboard.no_journeys')}
            text={t('dashboard.no_journeys_text')}
            action={
              <Link look="button" href={createJourneyPath(site_id)}>
                {t('steps.journey_go')}
              </Link>
            }
          />
        }
        columns={[
          { id: 'name', label: t('sites.name'), cell: journey => journey.name },
          { id: 'status', label: t('sites.state'), cell: journey => <JourneyStatus journey={journey} /> },
          {
            id: 'live',
            label: t('dashboard.live'),
            align: 'end',
            width: '120px',
            cell: ({ runs }) => <span className="one-line">{t('dashboard.live_count', { count: runs.live })}</span>,
          },
          {
            id: 'completed',
            label: t('journeys.completed'),
            align: 'end',
            width: '110px',
            hideBelow: 600,
            cell: ({ runs }) => number(runs.completed),
          },
          {
            id: 'failed',
            label: t('journeys.failed'),
            align: 'end',
            width: '84px',
            hideBelow: 1024,
            cell: ({ runs }) => number(runs.failed),
          },
        ]}
      />
    </Section>
  )
}
