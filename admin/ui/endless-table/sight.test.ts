/** What is in sight is drawn at once, the rest by and by. */
import { expect, test } from 'vitest'
import { isSame, nextDrawn, ROWS_PER_FRAME, type Rows, wanted } from './sight.ts'

const count = 1_000

/** The frames until all is drawn that is wanted. */
function framesFrom(drawn: Rows, sight: Rows, isUpward = false): Rows[] {
  const goal = wanted(sight, isUpward, count)
  const frames = [drawn]
  while (frames.length < 50) {
    const last = frames.at(-1) as Rows
    const next = nextDrawn(last, sight, goal)
    if (isSame(last, next)) break
    frames.push(next)
  }
  return frames
}

test('a step that shows what is drawn already draws a few rows in each frame, until as many again lie ahead', () => {
  const frames = framesFrom({ first: 0, last: 44 }, { first: 22, last: 44 })
  expect(frames.at(-1)).toEqual({ first: 16, last: 66 })
  const most = frames.slice(1).map((frame, at) => frame.last - (frames[at] as Rows).last)
  expect(Math.max(...most)).toBe(ROWS_PER_FRAME)
  for (const { first, last } of frames) expect([first <= 22, last >= 44]).toEqual([true, true])
})

test('what is in sight does not wait', () => {
  expect(framesFrom({ first: 0, last: 30 }, { first: 28, last: 50 })[1]).toEqual({ first: 8, last: 50 })
})

test('from far away only what is in sight is drawn at first', () => {
  expect(framesFrom({ first: 0, last: 44 }, { first: 500, last: 522 })[1]).toEqual({ first: 500, last: 522 })
})

test('ahead is where one scrolls to, within the list', () => {
  expect(wanted({ first: 100, last: 120 }, true, count)).toEqual({ first: 80, last: 126 })
  expect(wanted({ first: 3, last: 23 }, true, count)).toEqual({ first: 0, last: 29 })
  expect(wanted({ first: 980, last: 1_000 }, false, count)).toEqual({ first: 974, last: 1_000 })
})
