/** What happens to popups. */
import { defineEvent } from '../../../platform/events/define.ts'

export const popupCreated = defineEvent('popup.created')
export const popupUpdated = defineEvent('popup.updated')
export const popupDeleted = defineEvent('popup.deleted')
export const popupPublished = defineEvent('popup.published')
export const popupUnpublished = defineEvent('popup.unpublished')
export const popupVariantApplied = defineEvent('popup.variant_applied')
