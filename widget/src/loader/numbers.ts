/** The loader's own numbers; in a file of their own, because the build writes imported constants into the code. */

/** After a navigation, until a page counts as finished. */
export const SETTLE_MS = 500

/** On touch, leaving is only believed after this time. */
export const TOUCH_EXIT_AFTER_MS = 5000

/** What interrupts a movement. */
export const PAUSE_MS = 150

/** How far a fling goes. */
export const CLIMB_PX = 250

/** Whoever comes back after this pause has been here before. */
export const VISIT_MS = 1_800_000

/** A pause before a second popup may follow a closed one. */
export const BREATH_MS = 1000
