/** All campaigns of a site: status, lead source, and number of leads. */

import type { Campaign } from '@leadwright/sdk'
import { Megaphone, Plus } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { useAssistantNames } from '../../product/assistants/choices.ts'
import { createPath, openCampaignPath } from '../../product/campaigns/paths.ts'
import { useList } from '../../product/lists/use-list.ts'
import { PicturedName } from '../../product/objects/pictured-name.tsx'
import { PopupThumbnail } from '../../product/popups/popup-thumbnail.tsx'
import { useRecentColumns } from '../../product/results/recent-columns.tsx'
import { useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { ChoiceBar } from '../../ui/choice-bar.tsx'
import { DataTable, type TableColumn } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { useCampaignActions } from './campaign-actions.tsx'
import { campaignsQuery, useSources } from './queries.ts'

const statuses = ['active', 'inactive', 'archived'] as const
const words = { active: 'status.active', inactive: 'status.inactive', archived: 'status.archived' } as const

export function CampaignList() {
  const { t } = useMessages()
  const { site_id } = useSite()
  const [view, change] = useView('/sites/$site_id/marketing/campaigns')
  const status = statuses.find(known => known === view.status)
  const list = useList(campaignsQuery(site_id, { search: view.q, status }))
  const rows = list.rows
  const { actionsOf, dialogs } = useCampaignActions(site_id)
  const columns = useColumns(site_id)
  const isFiltered = Boolean(view.q || status)
  const create = (
    <Link look="button" variant="primary" href={createPath(site_id)}>
      <Plus size={16} aria-hidden />
      {t('campaigns.create')}
    </Link>
  )
  return (
    <>
      <PageHeader title={t('campaigns.title')} action={create} />
      <FilterBar
        search={{ label: t('campaigns.search'), value: view.q ?? '', onChange: q => change({ q }) }}
        count={rows && !list.hasMore ? t('campaigns.count', { count: rows.length }) : undefined}
      >
        <ChoiceBar
          label={t('campaigns.state')}
          value={status ?? 'all'}
          onChange={next => change({ status: next === 'all' ? undefined : next })}
          options={[{ id: 'all', label: t('campaigns.all') }, ...statuses.map(id => ({ id, label: t(words[id]) }))]}
        />
      </FilterBar>
      <DataTable
        label={t('campaigns.title')}
        lines={2}
        {...list}
        nameOf={campaign => campaign.name}
        hrefOf={campaign => openCampaignPath(site_id, campaign)}
        actionsOf={actionsOf}
        empty={
          isFiltered ? (
            <NoMatches
              icon={<Megaphone size={20} aria-hidden />}
              onClear={() => change({ q: undefined, status: undefined })}
            />
          ) : (
            <EmptyState
              icon={<Megaphone size={20} aria-hidden />}
              title={t('campaigns.empty_title')}
              text={t('campaigns.empty_text')}
              action={create}
            />
          )
        }
        columns={columns}
      />
      {dialogs}
    </>
  )
}

function useColumns(site_id: string): TableColumn<Campaign>[] {
  const { t, number, relative } = useMessages()
  const popups = useSources(site_id)
  const recent = useRecentColumns<Campaign>()
  const assistants = useAssistantNames(site_id)
  const sourceOf = ({ popup_id }: Campaign) => popups?.find(popup => popup.id === popup_id)
  return [
    {
      id: 'name',
      label: t('campaigns.name'),
      width: '2fr',
      cell: campaign => {
        const source = sourceOf(campaign)
        return (
          <PicturedName
            picture={source && <PopupThumbnail popup={source} />}
            name={campaign.name}
            note={source?.name ?? assistants.get(campaign.assistant_id ?? '') ?? t('campaigns.no_source')}
          />
        )
      },
    },
    {
      id: 'status',
      label: t('campaigns.state'),
      width: '140px',
      cell: campaign => <StatusBadge status={campaign.status} />,
    },
    ...recent,
    {
      id: 'leads',
      label: t('campaigns.leads'),
      align: 'end',
      width: '90px',
      cell: campaign => <span className="numbers">{number(campaign.lead_count)}</span>,
    },
    {
      id: 'last_lead',
      label: t('campaigns.last_lead'),
      width: '170px',
      hideBelow: 1280,
      cell: campaign => (campaign.last_lead_at ? relative(campaign.last_lead_at) : '–'),
    },
  ]
}
