/** What happens to campaigns. */
import { defineEvent } from '../../../platform/events/define.ts'

export const campaignCreated = defineEvent('campaign.created')
export const campaignUpdated = defineEvent('campaign.updated')
export const campaignDeleted = defineEvent('campaign.deleted')
export const campaignPublished = defineEvent('campaign.published')
export const campaignDeactivated = defineEvent('campaign.deactivated')
export const campaignArchived = defineEvent('campaign.archived')
export const campaignUnarchived = defineEvent('campaign.unarchived')
