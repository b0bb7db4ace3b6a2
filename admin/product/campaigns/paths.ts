/** Where the screens of campaigns are, and the steps of a campaign in their order. */
import { pathTo } from '../screens/path-to.ts'

export const stepIds = ['capturing', 'after', 'quality', 'integration', 'mapping'] as const
export type StepId = (typeof stepIds)[number]

const path = '/sites/$site_id/marketing/campaigns'
export const campaignsPath = (site_id: string) => pathTo(path, { site_id })
export const createPath = (site_id: string) => pathTo(`${path}/create`, { site_id })
export const editPath = (site_id: string, campaign_id: string, step?: StepId) =>
  pathTo(`${path}/$campaign_id/edit`, { site_id, campaign_id }, { step })
export const resultsPath = (site_id: string, campaign_id: string) =>
  pathTo(`${path}/$campaign_id/results`, { site_id, campaign_id })

/** The step in which a part of a campaign is written. */
export function stepOf(pointer: string): StepId {
  const key = pointer.split('/')[1] ?? ''
  if (key === 'field_mapping') return 'mapping'
  if (key === 'tag_ids' || key === 'audience_ids' || key === 'marketing_service') return 'integration'
  if (/^(form_action|destination_url|file_id|feedback_|notify)/.test(key)) return 'after'
  if (/^(reject_|email_confirmation|typo_)/.test(key)) return 'quality'
  return 'capturing'
}
