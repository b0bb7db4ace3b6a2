/** Keys of what a browser remembers of the person who is signed in, forgotten with their token. */

/** Screens that were visited lately, by titles that may name people. */
export const recent_key = 'leadwright.recent'
/** What the person may do, as it was last read. */
export const abilities_key = 'leadwright.abilities'
