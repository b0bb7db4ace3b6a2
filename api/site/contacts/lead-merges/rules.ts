/** How leads went by merges, for other features to call. */
export { type LeadMergeRow, listMerges as mergesOf, mergedInto, mergesOfGone, stayedOfMerge } from './store.ts'
