/** Turns raw measurements of page and pointer into the facts that triggers ask for. Pure. */
import type { Device } from '../wire.ts'
import { CLIMB_PX, PAUSE_MS } from './numbers.ts'

/** A device is told by its main pointer and its short side, which unlike the user agent nobody freezes or spoofs. */
export const deviceOf = (coarse_pointer: boolean, { width, height }: { width: number; height: number }): Device =>
  coarse_pointer ? (Math.min(width, height) < 600 ? 'mobile' : 'tablet') : 'desktop'

/** How far the page is scrolled, in whole per cent; a page that cannot scroll counts as read to its end. */
export const scrollPercent = (top: number, range: number): number =>
  // Zoomed pages stop a fraction of a pixel before their end.
  range < 1 ? 100 : Math.floor(((top + 1) / range) * 100)

/** One uninterrupted upward movement: where it began, and when; where it is, and when. */
export type Climb = [from: number, since: number, y: number, at: number]

/** Continues the climb with a new position, or starts over after a pause or a turn downwards. */
export const climb = ([from, since, last, before]: Climb, y: number, at: number): Climb =>
  y < last && at - before < PAUSE_MS ? [from, since, y, at] : [y, at, y, at]

/** A thumb that flings the page up, by a pixel a millisecond, is on its way to the address bar. */
export const isFling = ([from, since, y, at]: Climb): boolean => from - y >= Math.max(CLIMB_PX, at - since)
