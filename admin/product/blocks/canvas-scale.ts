/** How large a document is drawn on its canvas. Pure. */

/** Smaller than that its texts could not be written. */
const SCALE_MIN = 0.5
/** What is sent has a layout of its own for phones from there on. */
const PHONE_PX = 480

/**
 * As wide as it is sent, made small where there is less room; 1 where all of it fits. Undefined where it is as narrow as its room:
 * as on a phone, and where it would become too small.
 */
export function canvasScale(room_px: number, width_px: number): number | undefined {
  if (room_px === 0 || room_px >= width_px) return 1
  const scale = room_px / width_px
  return scale >= SCALE_MIN && room_px > PHONE_PX ? scale : undefined
}
