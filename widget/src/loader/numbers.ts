/** The loader's own numbers; in a file of their own, because the build writes imported constants into the code. */

/** After a navigation, until a page counts as finished. */
export const SETTLE_MS = 500

/** A visit after this pause makes the visitor a returning one. */
export const VISIT_MS = 1_800_000

/** The storage key for when any popup was last closed. */
export const OVER = 'over'
