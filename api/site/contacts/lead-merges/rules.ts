/** How leads went by merges, for other features to call. */
export { type LeadMergeRow, mergesOfGone } from './store.ts'
