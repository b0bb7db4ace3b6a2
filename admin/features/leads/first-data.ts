/** What the list of leads and a lead show first, as far as the person may read it; their parts would ask for it once they are drawn. */
import { assistantChoicesQuery } from '../../product/assistants/choices.ts'
import { audienceChoicesQuery, campaignChoicesQuery, popupChoicesQuery } from '../../product/filter/choices.ts'
import { fieldsQuery, tagsQuery } from '../../product/lead-settings/queries.ts'
import type { LeadView } from '../../product/leads/lead-view.ts'
import {
  campaignsOfLeadQuery,
  leadCountQuery,
  leadMergesQuery,
  leadQuery,
  leadsQuery,
  leadTopicsQuery,
  leadViewsQuery,
  timelineQuery,
} from '../../product/leads/queries.ts'
import { allowed } from '../../product/screens/allowed.ts'
import type { AnyQuery } from '../../product/screens/screen.ts'
import type { Access } from '../../product/session/abilities.ts'

type Can = (access: Access) => Promise<boolean>

export async function firstOfList(site_id: string, view: LeadView, can: Can): Promise<AnyQuery[]> {
  const narrowing = await allowed(
    can,
    ['manage-leads', [tagsQuery(site_id)]],
    ['read-audience', [audienceChoicesQuery(site_id)]],
    ['manage-marketing', [campaignChoicesQuery(site_id)]],
    ['some-assistants', [assistantChoicesQuery(site_id)]],
  )
  const own = [leadsQuery(site_id, view), leadCountQuery(site_id, view), fieldsQuery(site_id), leadViewsQuery(site_id)]
  return [...own, ...narrowing]
}

export async function firstOfLead(site_id: string, lead_id: string, can: Can): Promise<AnyQuery[]> {
  const around = await allowed(
    can,
    ['manage-leads', [tagsQuery(site_id)]],
    ['read-audience', [audienceChoicesQuery(site_id)]],
    ['manage-popups', [popupChoicesQuery(site_id)]],
    ['manage-marketing', [campaignsOfLeadQuery(site_id, lead_id)]],
  )
  const own = [leadQuery(site_id, lead_id), timelineQuery(site_id, lead_id), fieldsQuery(site_id)]
  return [...own, leadTopicsQuery(site_id, lead_id), leadMergesQuery(site_id, lead_id), ...around]
}
