/** What users of the package import. */
export type {
  Leadwright,
  LeadwrightDetail,
  LeadwrightEvent,
  LeadwrightListener,
  LeadwrightProperties,
  LeadwrightUser,
} from './interface.ts'
export { leadwright } from './leadwright.ts'
export { LeadwrightLoadError, loadLeadwright } from './load.ts'
export type { LeadwrightOptions } from './options.ts'
