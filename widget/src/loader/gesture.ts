/** Turns raw measurements of page and pointer into the facts that triggers ask for. Pure. */
import type { Device } from '../wire.ts'

/** Detects the device by its main pointer and its short side, which are more reliable than the user agent. */
export const deviceOf = (coarse_pointer: boolean, { width, height }: { width: number; height: number }): Device =>
  coarse_pointer ? (Math.min(width, height) < 600 ? 'mobile' : 'tablet') : 'desktop'

/** How far the page is scrolled, in whole percent; a page that cannot scroll counts as read to its end. */
export const scrollPercent = (top: number, range: number): number =>
  // Zoomed pages stop a fraction of a pixel before their end.
  range < 1 ? 100 : Math.floor(((top + 1) / range) * 100)
