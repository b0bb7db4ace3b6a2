/** Distinguishes a fast upward fling from reading. Pure. */

/** What interrupts a movement. */
const PAUSE_MS = 150

/** How far a fling goes. */
const CLIMB_PX = 250

/** One uninterrupted upward movement: where it began, and when; where it is, and when. */
export type Climb = [from: number, since: number, y: number, at: number]

/** Continues the climb with a new position, or starts over after a pause or a turn downwards. */
export const climb = ([from, since, last, before]: Climb, y: number, at: number): Climb =>
  y < last && at - before < PAUSE_MS ? [from, since, y, at] : [y, at, y, at]

/** A thumb that flings the page up, by a pixel a millisecond, is on its way to the address bar. */
export const isFling = ([from, since, y, at]: Climb): boolean => from - y >= Math.max(CLIMB_PX, at - since)
