/** What gave a lead each of its tags, and when. */
import type { Lead, LeadTag } from '@leadwright/sdk'
import { useMessages } from '../../messages/messages.tsx'
import { useSite } from '../../product/sites/queries.ts'
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

/** Where it is shown; of others only the kind is told. */
function pathOf({ source, source_id }: LeadTag): string | undefined {
  if (source === 'form') return `site/popups/${source_id}/settings`
  return source === 'campaign' ? `marketing/campaigns/${source_id}/edit` : undefined
}

export function TagSources({ lead }: { lead: Lead }) {
  const { t, moment } = useMessages()
  const { site_id, timezone } = useSite()
  if (!lead.tags?.length) return null
  return (
    <ul className="muted">
      {lead.tags.map(tag => {
        const path = tag.source_id && pathOf(tag)
        const said = t(words[tag.source])
        return (
          <li key={tag.id}>
            {tag.name}: {path ? <Link href={`/sites/${site_id}/${path}`}>{said}</Link> : said},{' '}
            {moment(tag.added_at, timezone)}
          </li>
        )
      })}
    </ul>
  )
}
