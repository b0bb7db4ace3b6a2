/** How leads went by merges, for other features to call. */
export { type LeadMergeRow, mergedInto, mergesOf, mergesOfGone } from './store.ts'
