/** The leads of a campaign, newest first. */
import { Users } from 'lucide-react'
import { useMessages } from '../../messages/messages.tsx'
import { useLeadColumns } from '../../product/leads/lead-columns.tsx'
import { fullName } from '../../product/leads/lead-view.ts'
import { leadsQuery } from '../../product/leads/queries.ts'
import { useList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useSiteId, useView } from '../../product/screens/use-view.ts'
import { useSite } from '../../product/sites/queries.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'

type CampaignPeopleProps = { campaign_id: string; count: number }

export function CampaignPeople({ campaign_id, count }: CampaignPeopleProps) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const { timezone } = useSite()
  const [{ q = '' }, change] = useView('/sites/$site_id/marketing/campaigns/$campaign_id/results')
  const list = useList(leadsQuery(site_id, { q, campaign: campaign_id, sort: '-registered_at' }))
  return (
    <>
      <FilterBar
        search={{ label: t('leads.search'), value: q, onChange: text => change({ q: text }) }}
        count={q ? undefined : t('leads.count', { count })}
      >
        <Link look="button" href={pathTo('/sites/$site_id/leads', { site_id }, { campaign: campaign_id })}>
          {t('campaigns.in_leads')}
        </Link>
      </FilterBar>
      <DataTable
        label={t('leads.title')}
        {...list}
        nameOf={lead => fullName(lead) || lead.email}
        hrefOf={lead => pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: lead.id })}
        empty={
          q ? (
            <NoMatches icon={<Users size={20} aria-hidden />} onClear={() => change({ q: undefined })} />
          ) : (
            <EmptyState icon={<Users size={20} aria-hidden />} title={t('campaigns.nobody')} />
          )
        }
        columns={useLeadColumns(timezone).map(column => ({ ...column, isSortable: false }))}
      />
    </>
  )
}
