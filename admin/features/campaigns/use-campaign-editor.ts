/** A campaign in the editor kit: saved step by step, never over somebody else's change unasked. */
import type { Campaign } from '@leadwright/sdk'
import { changedKeys } from '../../product/editor/changed-keys.ts'
import { useEditor } from '../../product/editor/use-editor.ts'
import { client } from '../../product/session/api.ts'
import { type CampaignDraft, draftOf } from './draft.ts'
import { campaignQuery } from './queries.ts'

export type CampaignEditor = ReturnType<typeof useCampaignEditor>

export function useCampaignEditor(site_id: string, campaign: Campaign) {
  const campaign_id = campaign.id
  return useEditor<Campaign, CampaignDraft>(campaign, {
    query: campaignQuery(site_id, campaign_id),
    draftOf,
    changesBetween: changedKeys,
    update: (body, options) => client.campaigns.update({ site_id, campaign_id, body }, options),
    refreshes: [['campaigns', site_id, 'list']],
    isAutomatic: false,
  })
}
