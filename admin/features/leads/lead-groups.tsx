/** The tags and audiences of a lead, added and taken at once, the campaigns by which it came, and the assistants it spoke with. */

import type { Lead } from '@leadwright/sdk'
import { useQuery } from '@tanstack/react-query'
import { useMessages } from '../../messages/messages.tsx'
import { useAssistantNames } from '../../product/assistants/choices.ts'
import { assistantPath } from '../../product/assistants/paths.ts'
import { editPath } from '../../product/campaigns/paths.ts'
import { useStaticAudienceChoices, useTagChoices } from '../../product/filter/choices.ts'
import { useNewTag } from '../../product/lead-settings/use-new-tag.ts'
import { campaignsOfLeadQuery } from '../../product/leads/queries.ts'
import { patched } from '../../product/lists/shown.ts'
import { pathTo } from '../../product/screens/path-to.ts'
import { ofSite, useChange } from '../../product/screens/use-change.ts'
import { useSiteId } from '../../product/screens/use-view.ts'
import { useCan } from '../../product/session/abilities.ts'
import { client } from '../../product/session/api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Link } from '../../ui/link.tsx'
import { Section } from '../../ui/section.tsx'
import { TagPicker } from '../../ui/tag-picker.tsx'
import { LeadSandboxes } from './lead-sandboxes.tsx'
import { TagSources } from './tag-sources.tsx'

type Ids = { added: string[]; removed: string[] }
const differenceOf = (before: readonly string[], after: readonly string[]): Ids => ({
  added: after.filter(id => !before.includes(id)),
  removed: before.filter(id => !after.includes(id)),
})

export function LeadGroups({ lead }: { lead: Lead }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const can = useCan()
  const mayTag = can('manage-leads', site_id)
  const mayList = can('manage-audiences', site_id)
  return (
    <>
      <Section title={t('leads.tags')}>
        {mayTag ? (
          <div className="stack" data-near>
            <LeadTags lead={lead} />
            <TagSources lead={lead} />
          </div>
        ) : (
          <p className="row-of">
            {lead.tags?.map(tag => (
              <Badge key={tag.id}>{tag.name}</Badge>
            ))}
          </p>
        )}
      </Section>
      {can('read-audience', site_id) && (
        <Section title={t('leads.audiences')}>
          {mayList ? (
            <LeadAudiences lead={lead} />
          ) : (
            <p className="row-of">
              <AudienceLinks audiences={lead.audiences ?? []} />
            </p>
          )}
        </Section>
      )}
      {can('manage-marketing', site_id) && <LeadCampaigns lead_id={lead.id} />}
      {lead.assistant_ids.length > 0 && <LeadAssistants lead={lead} />}
      {lead.sandbox_id !== null && can('read-sandbox', site_id) && <LeadSandboxes lead_id={lead.id} />}
    </>
  )
}

function AudienceLinks({ audiences }: { audiences: NonNullable<Lead['audiences']> }) {
  const site_id = useSiteId()
  return audiences.map(({ id, name }) => (
    <Link key={id} href={pathTo('/sites/$site_id/leads/audience-detail/$audience_id', { site_id, audience_id: id })}>
      {name}
    </Link>
  ))
}

/** The campaigns by which the lead came; nothing for one who came otherwise. */
function LeadCampaigns({ lead_id }: { lead_id: string }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const { data: campaigns = [] } = useQuery(campaignsOfLeadQuery(site_id, lead_id))
  if (campaigns.length === 0) return null
  return (
    <Section title={t('campaigns.title')}>
      <p className="row-of">
        {campaigns.map(({ id, name }) => (
          <Link key={id} href={editPath(site_id, id)}>
            {name}
          </Link>
        ))}
      </p>
    </Section>
  )
}

/** The assistants that the lead spoke with. */
function LeadAssistants({ lead }: { lead: Lead }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const can = useCan()
  const names = useAssistantNames(site_id)
  if (!can('manage-assistants', site_id)) return null
  return (
    <Section title={t('leads.assistants')}>
      <p className="row-of">
        {lead.assistant_ids.map(id => (
          <Link key={id} href={assistantPath(site_id, id, 'conversations')}>
            {names.get(id) ?? id}
          </Link>
        ))}
      </p>
    </Section>
  )
}

function LeadTags({ lead }: { lead: Lead }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const tags = useTagChoices(site_id)
  const create = useNewTag(site_id)
  const change = useChange({
    run: async (tag_ids: string[]) => {
      const { added, removed } = differenceOf(lead.tag_ids, tag_ids)
      const request = { site_id, lead_id: lead.id }
      if (added.length > 0) await client.leads.addTags({ ...request, body: { tag_ids: added } })
      if (removed.length > 0) await client.leads.removeTags({ ...request, body: { tag_ids: removed } })
    },
    shows: tag_ids => [patched('leads', lead.id, { tag_ids })],
    refreshes: ofSite(site_id, 'leads', 'tags'),
    done: () => ({ text: t('leads.tags_toast') }),
  })
  return (
    <TagPicker
      label={t('leads.add_tag')}
      options={tags}
      value={[...lead.tag_ids]}
      onChange={ids => change.mutate(ids)}
      onCreate={create}
      isRequired
    />
  )
}

function LeadAudiences({ lead }: { lead: Lead }) {
  const site_id = useSiteId()
  const { t } = useMessages()
  const audiences = useStaticAudienceChoices(site_id)
  const own = lead.audience_ids.filter(id => audiences.some(audience => audience.id === id))
  const followed = lead.audience_ids.filter(id => !own.includes(id))
  const change = useChange({
    run: async (audience_ids: string[]) => {
      const { added, removed } = differenceOf(own, audience_ids)
      const body = { lead_ids: [lead.id] }
      for (const audience_id of added) await client.audiences.addLeads({ site_id, audience_id, body })
      for (const audience_id of removed) await client.audiences.removeLeads({ site_id, audience_id, body })
    },
    shows: audience_ids => [patched('leads', lead.id, { audience_ids: [...audience_ids, ...followed] })],
    refreshes: ofSite(site_id, 'leads', 'audiences'),
    done: () => ({ text: t('leads.audiences_toast') }),
  })
  const following = lead.audiences?.filter(({ id }) => followed.includes(id)) ?? []
  return (
    <div className="stack" data-near>
      <TagPicker
        label={t('leads.add_to_audience')}
        options={audiences}
        value={own}
        onChange={ids => change.mutate(ids)}
        isRequired
      />
      {following.length > 0 && (
        <p className="row-of">
          <span className="muted">{t('leads.audiences_followed')}</span>
          <AudienceLinks audiences={following} />
        </p>
      )}
    </div>
  )
}
