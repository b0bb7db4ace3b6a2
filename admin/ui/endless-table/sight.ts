/** Which rows to draw: those in sight at once, those that come next some at a time, so that no frame has to draw many. Pure. */

/** From `first` up to, without, `last`. */
export type Rows = { first: number; last: number }

/** Rows that are drawn or taken away in one frame, if none of them is in sight. */
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

/** What to draw in this frame. */
export function nextDrawn(drawn: Rows, sight: Rows, goal: Rows): Rows {
  const isElsewhere = drawn.last <= sight.first || drawn.first >= sight.last
  if (isElsewhere) return sight
  return {
    first: Math.min(sight.first, towards(drawn.first, goal.first)),
    last: Math.max(sight.last, towards(drawn.last, goal.last)),
  }
}

const towards = (from: number, to: number): number =>
  from + Math.max(-ROWS_PER_FRAME, Math.min(ROWS_PER_FRAME, to - from))

export const isSame = (one: Rows, other: Rows): boolean => one.first === other.first && one.last === other.last
