/** Where the screens of campaigns are, and the steps of a campaign in their order. */
import type { CampaignStatus } from '@leadwright/sdk'
import { pathTo } from '../screens/path-to.ts'

export const stepIds = ['capturing', 'after', 'quality', 'integration', 'mapping'] as const
export type StepId = (typeof stepIds)[number]
/** The last place of the wizard: everything at a glance, and publishing. */
export type PlaceId = StepId | 'review'

const path = '/sites/$site_id/marketing/campaigns'
export const campaignsPath = (site_id: string) => pathTo(path, { site_id })
export const createPath = (site_id: string) => pathTo(`${path}/create`, { site_id })
export const editPath = (site_id: string, campaign_id: string, step?: PlaceId) =>
  pathTo(`${path}/$campaign_id/edit`, { site_id, campaign_id }, { step })
export const resultsPath = (site_id: string, campaign_id: string, tab?: 'overview' | 'people' | 'history') =>
  pathTo(`${path}/$campaign_id/results`, { site_id, campaign_id }, { tab })
/** An active campaign opens on its results, others in the editor. */
export const openCampaignPath = (site_id: string, { id, status }: { id: string; status: CampaignStatus }) =>
  status === 'active' ? resultsPath(site_id, id) : editPath(site_id, id)

/** The step in which a part of a campaign is written. */
export function stepOf(pointer: string): StepId {
  const key = pointer.split('/')[1] ?? ''
  if (key === 'field_mapping') return 'mapping'
  if (/^(tag_ids|audience_ids|marketing_service|connection_id)$/.test(key)) return 'integration'
  if (/^(sandbox_|form_action|destination_url|file_id|feedback_|notify)/.test(key)) return 'after'
  if (/^(reject_|email_confirmation|typo_)/.test(key)) return 'quality'
  return 'capturing'
}
