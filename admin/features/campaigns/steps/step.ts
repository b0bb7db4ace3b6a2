/** What each step of a campaign is given. */
import type { CampaignDraft } from '../draft.ts'

export type StepProps = {
  site_id: string
  draft: CampaignDraft
  change: (changes: Partial<CampaignDraft>) => void
}
