/** The declaration of this feature: everything that the rest of the code needs to know of it. */

import { feature } from '../../../platform/features/feature.ts'
import { namesOf } from '../../../platform/features/names.ts'
import { provide } from '../../../platform/features/port.ts'
import { activeCampaigns as campaignsOfPopups } from '../popups/ports.ts'
import { campaignOfResults } from '../results/ports.ts'
import { captures } from './captures.ts'
import * as events from './events.ts'
import { campaignFeedbackHandler, campaignNoticeHandler, campaignSandboxHandler } from './job-handlers.ts'
import * as jobs from './jobs.ts'
import { mergingCampaignLeads } from './lead-merge.ts'
import { replacePeople } from './leads-store.ts'
import { campaignLimits } from './limits.ts'
import { activeCampaigns } from './live.ts'
import { routes } from './routes.ts'
import { findCampaign } from './store.ts'
import { campaignLeads, campaigns as table } from './table.ts'
import {
  campaignsLeadingTo,
  campaignsWithAssistant,
  campaignsWithAudience,
  campaignsWithConnection,
  campaignsWithFile,
  campaignsWithPopup,
  campaignsWithSandbox,
  campaignsWithTag,
  campaignsWritingTo,
} from './uses.ts'

export const campaigns = feature({
  name: 'site/capture/campaigns',
  routes,
  limits: campaignLimits,
  events: Object.values(events),
  subjects: { campaign: 'manage-marketing' },
  jobs: Object.values(jobs),
  handlers: scope => [campaignNoticeHandler(scope), campaignFeedbackHandler(scope), campaignSandboxHandler(scope)],
  consumers: [captures],
  provides: [
    provide(campaignsOfPopups, {
      byPopup: activeCampaigns,
      changedBy: Object.values(events).map(({ name }) => name),
    }),
    provide(campaignOfResults, findCampaign),
  ],
  merge: mergingCampaignLeads,
  erase: replacePeople,
  leadSets: [{ name: 'campaigns', member: campaignLeads.campaign_id }],
  names: { campaign: namesOf(table, table.name) },
  addressUses: campaignsLeadingTo,
  uses: {
    popup: campaignsWithPopup,
    assistant: campaignsWithAssistant,
    sandbox: campaignsWithSandbox,
    file: campaignsWithFile,
    tag: campaignsWithTag,
    audience: campaignsWithAudience,
    connection: campaignsWithConnection,
    field: campaignsWritingTo,
  },
})
