/** What happens to campaigns. */
import { defineEvent, nothing } from '../../../platform/events/define.ts'

export const campaignCreated = defineEvent('campaign.created')
export const campaignUpdated = defineEvent('campaign.updated')
export const campaignDeleted = defineEvent('campaign.deleted', nothing, { changes: ['campaigns'] })
export const campaignPublished = defineEvent('campaign.published')
export const campaignDeactivated = defineEvent('campaign.deactivated')
export const campaignArchived = defineEvent('campaign.archived')
export const campaignUnarchived = defineEvent('campaign.unarchived')
