/** What gave a lead each of its tags, and when. */

import type { Lead, LeadTag } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { editPath } from '../../product/campaigns/paths.ts'
import { runPath } from '../../product/journeys/paths.ts'
import { journeyNamesQuery, leadRunsQuery } from '../../product/leads/queries.ts'
import { useList } from '../../product/lists/use-list.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useCan } from '../../product/session/abilities.ts'
import { useSite } from '../../product/sites/queries.ts'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'
import { sourceWords } from './source-words.ts'

/** The link to the source; other sources show only their kind. */
function pathOf(site_id: string, { source, source_id }: LeadTag): Href | undefined {
  if (!source_id) return undefined
  if (source === 'form')
    return pathTo('/sites/$site_id/site/popups/$popup_id/settings', { site_id, popup_id: source_id })
  if (source === 'import') return pathTo('/sites/$site_id/imports/$import_id', { site_id, import_id: source_id })
  return source === 'campaign' ? editPath(site_id, source_id) : undefined
}

/** The journeys that gave tags, by their runs: which journey a run was of is said by the run. */
function useJourneysOf({ id, tags = [] }: Lead) {
  const { site_id } = useSite()
  const can = useCan()
  const enabled = can('manage-marketing', site_id) && tags.some(({ source }) => source === 'journey')
  const { rows = [] } = useList({ ...leadRunsQuery(site_id, id), enabled })
  const { data: names } = useQuery({ ...journeyNamesQuery(site_id), enabled })
  return (run_id: string | undefined) => {
    const run = rows.find(row => row.run_id === run_id)
    const name = run && names?.get(run.journey_id)
    return run && name ? { name, path: runPath(site_id, run.journey_id, run.run_id) } : undefined
  }
}

export function TagSources({ lead }: { lead: Lead }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  const journeyOf = useJourneysOf(lead)
  if (!lead.tags?.length) return null
  return (
    <ul className="muted">
      {lead.tags.map(tag => {
        const journey = tag.source === 'journey' ? journeyOf(tag.source_id) : undefined
        const path = journey?.path ?? pathOf(site_id, tag)
        const source = journey ? t('leads.tag_by_this_journey', { name: journey.name }) : t(sourceWords[tag.source])
        return (
          <li key={tag.id}>
            {tag.name}: {path ? <Link href={path}>{source}</Link> : source}, {moment(tag.added_at, timezone)}
          </li>
        )
      })}
    </ul>
  )
}
