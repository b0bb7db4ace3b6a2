/**
 * Which rows to draw, and which of them whole. What is in sight is there at once; where that is more than a frame has time
 * for, it is drawn as its names alone, and becomes whole when the scroll rests. Pure.
 */

/** From `first` up to, without, `last`. */
export type Rows = { first: number; last: number }
/** Those in sight and those that are drawn whole, which may lie around them. */
export type VisibleRows = { sight: Rows; whole: Rows }

/** Rows that become whole or are taken away in one frame at the most. */
export const ROWS_PER_FRAME = 8
/** Drawn on the side that one comes from. */
const BEHIND = 6

/** What should be drawn once there was time: as much as is in sight once more, on the side that one scrolls to. */
export function wanted({ first, last }: Rows, isUpward: boolean, count: number): Rows {
  const ahead = last - first
  return {
    first: Math.max(0, first - (isUpward ? ahead : BEHIND)),
    last: Math.min(count, last + (isUpward ? BEHIND : ahead)),
  }
}

/** How many rows in sight are not drawn whole. */
export const missing = (whole: Rows, sight: Rows): number =>
  sight.last - sight.first - Math.max(0, Math.min(whole.last, sight.last) - Math.max(whole.first, sight.first))

/** What to draw in this frame, in which `most` rows may become whole: those in sight before those around them. */
export function nextDrawn({ whole }: VisibleRows, sight: Rows, goal: Rows, most: number): VisibleRows {
  const isElsewhere = whole.last <= sight.first || whole.first >= sight.last
  if (isElsewhere) {
    return { sight, whole: { first: sight.first, last: Math.min(sight.last, sight.first + most) } }
  }
  let left = most
  /** From an end of what is whole to where it should be. */
  const growth = (rows: number): number => {
    const grown = Math.min(left, Math.max(0, rows))
    left -= grown
    return grown
  }
  const below = growth(sight.last - whole.last)
  const above = growth(whole.first - sight.first)
  const last = whole.last + below + growth(goal.last - whole.last - below)
  const first = whole.first - above - growth(whole.first - above - goal.first)
  return {
    sight,
    whole: {
      first: first + Math.min(ROWS_PER_FRAME, Math.max(0, goal.first - first)),
      last: last - Math.min(ROWS_PER_FRAME, Math.max(0, last - goal.last)),
    },
  }
}

/** All that is drawn. Rows that are whole touch those in sight, or there are none. */
export const allOf = ({ sight, whole }: VisibleRows): Rows =>
  whole.last === whole.first
    ? sight
    : { first: Math.min(sight.first, whole.first), last: Math.max(sight.last, whole.last) }

const isSameRows = (one: Rows, other: Rows): boolean => one.first === other.first && one.last === other.last
export const isSame = (one: VisibleRows, other: VisibleRows): boolean =>
  isSameRows(one.sight, other.sight) && isSameRows(one.whole, other.whole)
