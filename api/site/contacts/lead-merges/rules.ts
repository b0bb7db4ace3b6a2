/** How leads went by merges, for other features to call. */
export { type LeadMergeRow, mergedInto, mergesOfGone } from './store.ts'
