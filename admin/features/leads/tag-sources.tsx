/** What gave a lead each of its tags, and when. */

import type { Lead, LeadTag } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { editPath } from '../../product/campaigns/paths.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { useSite } from '../../product/sites/queries.ts'
import type { Href } from '../../ui/href.ts'
import { Link } from '../../ui/link.tsx'

const words = {
  form: 'leads.tag_by_form',
  campaign: 'leads.tag_by_campaign',
  journey: 'leads.tag_by_journey',
  import: 'leads.tag_by_import',
  api: 'leads.tag_by_api',
  manual: 'leads.tag_by_hand',
  seed: 'leads.tag_by_demo',
} as const

/** The link to the source; other sources show only their kind. */
function pathOf(site_id: string, { source, source_id }: LeadTag): Href | undefined {
  if (!source_id) return undefined
  if (source === 'form')
    return pathTo('/sites/$site_id/site/popups/$popup_id/settings', { site_id, popup_id: source_id })
  if (source === 'import') return pathTo('/sites/$site_id/imports/$import_id', { site_id, import_id: source_id })
  return source === 'campaign' ? editPath(site_id, source_id) : undefined
}

export function TagSources({ lead }: { lead: Lead }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  if (!lead.tags?.length) return null
  return (
    <ul className="muted">
      {lead.tags.map(tag => {
        const path = pathOf(site_id, tag)
        const source = t(words[tag.source])
        return (
          <li key={tag.id}>
            {tag.name}: {path ? <Link href={path}>{source}</Link> : source}, {moment(tag.added_at, timezone)}
          </li>
        )
      })}
    </ul>
  )
}
