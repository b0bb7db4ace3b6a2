/** A campaign in the editor kit: saved step by step, never over somebody else's change unasked. */
import type { Campaign } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { changedKeys } from '../../product/editor/changed-keys.ts'
import { useEditor } from '../../product/editor/use-editor.ts'
import { client } from '../../product/session/api.ts'
import { type CampaignDraft, draftOf } from './draft.ts'
import { campaignQuery } from './queries.ts'

export function useCampaignEditor(site_id: string, campaign: Campaign) {
  const queries = useQueryClient()
  const campaign_id = campaign.id
  return useEditor<Campaign, CampaignDraft>(campaign, {
    query: campaignQuery(site_id, campaign_id),
    draftOf,
    changesBetween: changedKeys,
    update: async (body, options) => {
      const answer = await client.campaigns.update({ site_id, campaign_id, body }, options)
      void queries.invalidateQueries({ queryKey: ['campaigns', site_id, 'list'] })
      return answer
    },
    isAutomatic: false,
  })
}
