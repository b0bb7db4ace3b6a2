/** The journeys that a lead went or goes through. */

import { useQuery } from '@tanstack/react-query'
import { Waypoints } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { runPath } from '../../product/journeys/paths.ts'
import { journeyNamesQuery, leadRunsQuery } from '../../product/leads/queries.ts'
import { useList } from '../../product/lists/use-list.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { OfLead } from './of-lead.ts'

export function LeadRuns({ site_id, lead_id, timezone }: OfLead) {
  const { t, moment } = useMessages()
  const list = useList(leadRunsQuery(site_id, lead_id))
  const { data: names } = useQuery(journeyNamesQuery(site_id))
  const nameOf = (journey_id: string) => names?.get(journey_id) ?? t('leads.gone')
  return (
    <DataTable
      label={t('leads.runs')}
      isPart
      {...list}
      nameOf={run => nameOf(run.journey_id)}
      hrefOf={run => runPath(site_id, run.journey_id, run.run_id)}
      empty={
        <EmptyState
          icon={<Waypoints size={20} aria-hidden />}
          title={t('leads.no_runs')}
          text={t('leads.no_runs_text')}
        />
      }
      columns={[
        { id: 'journey', label: t('activities.journey'), cell: run => nameOf(run.journey_id) },
        { id: 'status', label: t('sites.state'), width: '130px', cell: run => <StatusBadge status={run.status} /> },
        { id: 'began', label: t('leads.began'), cell: run => moment(run.enrolled_at, timezone) },
      ]}
    />
  )
}
