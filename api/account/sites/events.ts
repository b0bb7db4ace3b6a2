/** Events of sites. The control database stores them as activities. */
import { defineEvent } from '../../platform/events/define.ts'

export const siteCreated = defineEvent('site.created')
export const siteUpdated = defineEvent('site.updated')
export const sitePublished = defineEvent('site.published')
export const siteUnpublished = defineEvent('site.unpublished')
export const sitePaused = defineEvent('site.paused')
export const siteResumed = defineEvent('site.resumed')
export const siteDeleted = defineEvent('site.deleted')
export const designSettingsUpdated = defineEvent('design_settings.updated')
export const hostSettingsUpdated = defineEvent('host_settings.updated')
export const overlaySettingsUpdated = defineEvent('overlay_settings.updated')
export const marketingSettingsUpdated = defineEvent('marketing_settings.updated')
export const trackingSettingsUpdated = defineEvent('tracking_settings.updated')
