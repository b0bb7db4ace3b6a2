/** What a site keeps of each lead in its own row, for other features to call. */
export * as leadRows from './bulk.ts'
export { type LocalDay, lastDays } from './days.ts'
export { fold, keysOf, withKeys } from './keys.ts'
export * as mergingLeads from './lead-merge.ts'
export { declareMerges, mergedInto } from './merged.ts'
export { noteLeads } from './noted.ts'
export { originColumns } from './origin-columns.ts'
export { originFields } from './origin-fields.ts'
export * from './origins.ts'
export { confirmationStatuses, emailValidities, qualityFields } from './quality-fields.ts'
export { existingLead, requireLeads } from './require-leads.ts'
export { boundLeads, countLeads, leadRoom, leadsBeyond } from './room.ts'
export { foundBySearch, indexNewLeads, matchOf, searchedTerms, searchIsReady, searchTests } from './search-index.ts'
export { declareLeadSets, inLeadSet, type Look, leadSet, leadSetMembers, membersOfLeads, rowsOfSet } from './sets.ts'
export { leadSource, mailability } from './source-schema.ts'
export { leadSources, mailabilities, type SuppressionReason, suppressionReasons } from './statuses.ts'
export {
  countContacts,
  countMail,
  endMailability,
  findLead,
  findLeadByKey,
  insertLead,
  knownLeads,
  type LeadRow,
  noteChanges,
  noteSubmission,
  notWithdrawn,
  removeLeads,
  saveLead,
  touchLead,
} from './store.ts'
export { type LeadSummary, leadSummary, readSummaries as summariesOf, summaryOf } from './summary.ts'
export { devices, type Touch, type TouchFact, touchFacts } from './touch.ts'
