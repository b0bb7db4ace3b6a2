/** The results of one campaign while it was active. */
import { useSite } from '../sites/queries.ts'
import { ResultsPanel } from './results-panel.tsx'

export function CampaignResults({ campaign_id }: { campaign_id: string }) {
  const { site_id } = useSite()
  return <ResultsPanel site_id={site_id} of={{ campaign_id }} />
}
