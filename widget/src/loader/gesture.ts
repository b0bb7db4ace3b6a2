/** Turns raw measurements of page and pointer into the facts that triggers ask for. Pure. */
import type { Device } from '../wire.ts'

/** A device is told by its main pointer and its short side, which unlike the user agent nobody freezes or spoofs. */
export function deviceOf(coarse_pointer: boolean, short_side_px: number): Device {
  if (!coarse_pointer) return 'desktop'
  return short_side_px < 600 ? 'mobile' : 'tablet'
}

/** How far the page is scrolled; a page that cannot scroll counts as read to its end. */
export function scrollPercent(top: number, content_height: number, viewport_height: number): number {
  const range = content_height - viewport_height
  // Zoomed pages stop a fraction of a pixel before their end.
  return range < 1 ? 100 : Math.min(100, ((top + 1) / range) * 100)
}

/** One uninterrupted upward movement. */
export type Climb = { from: number; since: number; y: number; at: number }

const PAUSE_MS = 150
const CLIMB_PX = 250
const CLIMB_PX_PER_MS = 1

/** Continues the climb with a new position, or starts over after a pause or a turn downwards. */
export function climb(last: Climb | undefined, y: number, at: number): Climb {
  return last && y < last.y && at - last.at < PAUSE_MS ? { ...last, y, at } : { from: y, since: at, y, at }
}

/** A thumb that flings the page up is on its way to the address bar. */
export function isFling({ from, since, y, at }: Climb): boolean {
  const distance = from - y
  return distance >= CLIMB_PX && distance >= (at - since) * CLIMB_PX_PER_MS
}
