/** What happens to pages. */
import { defineEvent } from '../../../platform/events/define.ts'

export const pageCreated = defineEvent('site_page.created')
export const pageUpdated = defineEvent('site_page.updated')
export const pageDeleted = defineEvent('site_page.deleted')
export const pagePublished = defineEvent('site_page.published')
export const pageUnpublished = defineEvent('site_page.unpublished')
/** It should have become public by itself, and could not. */
export const pageMissed = defineEvent('site_page.not_published')
export const pageScheduled = defineEvent('site_page.scheduled')
export const pageRestored = defineEvent('site_page.restored')
export const pageMenuUpdated = defineEvent('site_page_menu.updated')
