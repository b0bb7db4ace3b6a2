/** How leads went by merges, for other features to call. */
export { type LeadMergeRow, mergedInto, mergesOf, mergesOfGone, stayedOfMerge } from './store.ts'
