/** What of a campaign has been written and not saved yet; a change made elsewhere is never overwritten unasked. */
import type { Campaign } from '@leadwright/sdk'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { client } from '../../app/api.ts'
import { problemOf } from '../../ui/problem.ts'
import { changesOf, type Draft, draftOf } from './draft.ts'
import { campaignQuery } from './queries.ts'

export function useCampaignDraft(site_id: string, campaign: Campaign) {
  const queries = useQueryClient()
  const [base, setBase] = useState(campaign)
  const [draft, setDraft] = useState(() => draftOf(campaign))
  const [isStale, setStale] = useState(false)
  const changes = changesOf(draftOf(base), draft)
  const isDirty = Object.keys(changes).length > 0

  const adopt = (next: Campaign) => {
    setBase(next)
    setDraft(draftOf(next))
    setStale(false)
  }
  // What was published, archived or written elsewhere shows at once, unless something here would be lost.
  if (!isDirty && campaign.version > base.version) adopt(campaign)

  const save = async (version: number | undefined): Promise<void> => {
    if (!isDirty) return
    const request = { site_id, campaign_id: campaign.id, body: changes as Partial<Draft> }
    const saved = await client.campaigns.update(request, { ifMatch: version })
    adopt(saved)
    queries.setQueryData(campaignQuery(site_id, campaign.id).queryKey, saved as never)
    void queries.invalidateQueries({ queryKey: ['campaigns', site_id, 'list'] })
  }

  return {
    draft,
    isDirty,
    isStale,
    change: (next: Partial<Draft>) => setDraft(now => ({ ...now, ...next })),
    /** True once it is kept; false where somebody else's change stands against it. */
    async saveOrAsk(): Promise<boolean> {
      try {
        await save(base.version)
        return true
      } catch (error) {
        if (problemOf(error).status !== 412) throw error
        setStale(true)
        return false
      }
    },
    overwrite: () => save(undefined),
    forget: () => setStale(false),
    async reload() {
      adopt(await client.campaigns.get({ site_id, campaign_id: campaign.id }))
      await queries.invalidateQueries({ queryKey: ['campaigns', site_id] })
    },
  }
}
