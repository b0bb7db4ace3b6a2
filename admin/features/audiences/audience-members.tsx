/** The leads of an audience; of a static one they can be removed here. */

import type { Audience } from '@leadwright/sdk'
import { ListMinus, Users } from 'lucide-react'
import { useState } from 'react'
import { useMessages } from '../../messages/messages.tsx'
import { useLeadColumns } from '../../product/leads/lead-columns.tsx'
import { fullName, leadViewOf, sortOf, tableSortOf } from '../../product/leads/lead-view.ts'
import { leadsQuery } from '../../product/leads/queries.ts'
import { patched, removedFrom } from '../../product/lists/shown.ts'
import { useList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useView } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { useSite } from '../../product/sites/queries.ts'
import { Button } from '../../ui/button.tsx'
import { DataTable } from '../../ui/data-table.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { Link } from '../../ui/link.tsx'
import { NoMatches } from '../../ui/no-matches.tsx'

export function AudienceMembers({ audience }: { audience: Audience }) {
  const { id: audience_id, lead_count: count } = audience
  const { t } = useMessages()
  const can = useCan()
  const { site_id, timezone } = useSite()
  const [url, change] = useView('/sites/$site_id/leads/audience-detail/$audience_id')
  const view = { ...leadViewOf(url), audience: audience_id }
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const query = leadsQuery(site_id, view)
  const list = useList(query)
  const columns = useLeadColumns(timezone)
  const remove = useChange({
    run: (lead_ids: string[]) => client.audiences.removeLeads({ site_id, audience_id, body: { lead_ids } }),
    shows: lead_ids => [
      removedFrom(query.queryKey, lead_ids),
      patched('audiences', audience_id, { lead_count: count - lead_ids.length }),
    ],
    refreshes: ofSite(site_id, 'audiences', 'leads'),
    done: ({ changed }) => {
      setSelected(new Set())
      return { text: t('audiences.removed_toast', { count: changed }) }
    },
  })
  const isStatic = audience.type === 'static'
  const mayChange = isStatic && can('manage-audiences', site_id)
  return (
    <>
      <FilterBar
        search={{ label: t('leads.search'), value: view.q, onChange: q => change({ q }) }}
        count={view.q ? undefined : t('leads.count', { count })}
        selection={
          selected.size > 0
            ? {
                text: t('leads.selected', { count: selected.size }),
                actions: (
                  <Button
                    icon={<ListMinus size={16} aria-hidden />}
                    isPending={remove.isPending}
                    onPress={() => remove.mutate([...selected])}
                  >
                    {t('audiences.remove_leads')}
                  </Button>
                ),
                onClear: () => setSelected(new Set()),
              }
            : undefined
        }
      />
      <DataTable
        label={t('leads.title')}
        {...list}
        nameOf={lead => fullName(lead) || lead.email}
        hrefOf={lead => pathTo('/sites/$site_id/leads/$lead_id', { site_id, lead_id: lead.id })}
        sort={tableSortOf(view.sort)}
        onSort={sort => change({ sort: sortOf(sort) })}
        selected={selected}
        onSelect={mayChange ? setSelected : undefined}
        empty={
          view.q ? (
            <NoMatches
              icon={<Users size={20} aria-hidden />}
              title={t('leads.none_match')}
              onClear={() => change({ q: undefined })}
            />
          ) : (
            <EmptyState
              icon={<Users size={20} aria-hidden />}
              title={t('audiences.no_leads_title')}
              text={t(isStatic ? 'audiences.no_leads_text' : 'audiences.no_matches_text')}
              action={
                mayChange && (
                  <Link look="button" href={pathTo('/sites/$site_id/leads', { site_id })}>
                    {t('audiences.choose_leads')}
                  </Link>
                )
              }
            />
          )
        }
        columns={columns}
      />
    </>
  )
}
