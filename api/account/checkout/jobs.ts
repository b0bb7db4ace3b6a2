/** What is done about payments outside of a request. */
import { defineJob } from '../../platform/jobs/define.ts'

/** Ends the add-ons of a site that is removed; the subject is its ID. */
export const endSiteAddOns = defineJob('end_site_add_ons')
