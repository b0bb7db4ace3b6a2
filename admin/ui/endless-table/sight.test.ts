/** What is in sight is drawn at once, whole where there is time; the rest by and by. */
import { expect, test } from 'vitest'
import { allOf, isSame, missing, nextDrawn, ROWS_PER_FRAME, type Rows, type VisibleRows, wanted } from './sight.ts'

const count = 1_000
const whole = (rows: Rows): VisibleRows => ({ sight: rows, whole: rows })

/** The frames until all is drawn that is wanted. */
function framesFrom(drawn: VisibleRows, sight: Rows, most = ROWS_PER_FRAME): VisibleRows[] {
  const goal = wanted(sight, false, count)
  const frames = [drawn]
  while (frames.length < 50) {
    const last = frames.at(-1) as VisibleRows
    const next = nextDrawn(last, sight, goal, most)
    if (isSame(last, next)) break
    frames.push(next)
  }
  return frames
}

test('a step that shows what is drawn already draws a few rows in each frame, until as many again lie ahead', () => {
  const frames = framesFrom(whole({ first: 0, last: 44 }), { first: 22, last: 44 })
  expect(frames.at(-1)?.whole).toEqual({ first: 16, last: 66 })
  const grown = frames.slice(1).map((frame, at) => frame.whole.last - (frames[at] as VisibleRows).whole.last)
  expect(Math.max(...grown)).toBe(ROWS_PER_FRAME)
  for (const { whole } of frames) expect([whole.first <= 22, whole.last >= 44]).toEqual([true, true])
})

test('what is in sight does not wait, and becomes whole before what lies ahead', () => {
  const sight = { first: 28, last: 50 }
  const [, first, second, third] = framesFrom(whole({ first: 0, last: 30 }), sight)
  expect(first && allOf(first)).toEqual({ first: 8, last: 50 })
  expect([first, second, third].map(frame => frame && missing(frame.whole, sight))).toEqual([12, 4, 0])
})

test('from far away all that is in sight is there at first, and a few rows of it are whole', () => {
  const sight = { first: 500, last: 522 }
  const [, first, ...later] = framesFrom(whole({ first: 0, last: 44 }), sight)
  expect(first).toEqual({ sight, whole: { first: 500, last: 508 } })
  expect(later.at(-1)?.whole).toEqual({ first: 494, last: 544 })
})

test('where there is time for none, rows are drawn as names until there is', () => {
  const sight = { first: 500, last: 522 }
  const [, fast] = framesFrom(whole({ first: 0, last: 44 }), sight, 0)
  expect(fast && [allOf(fast), missing(fast.whole, sight)]).toEqual([sight, 22])
  expect(framesFrom(fast as VisibleRows, sight).at(-1)?.whole).toEqual({ first: 494, last: 544 })
})

test('scrolling back makes those above whole', () => {
  const sight = { first: 480, last: 502 }
  const next = nextDrawn(whole({ first: 494, last: 544 }), sight, wanted(sight, true, count), ROWS_PER_FRAME)
  expect([allOf(next).first, next.whole.first, next.whole.last]).toEqual([480, 486, 536])
})

test('ahead is where one scrolls to, within the list', () => {
  expect(wanted({ first: 100, last: 120 }, true, count)).toEqual({ first: 80, last: 126 })
  expect(wanted({ first: 3, last: 23 }, true, count)).toEqual({ first: 0, last: 29 })
  expect(wanted({ first: 980, last: 1_000 }, false, count)).toEqual({ first: 974, last: 1_000 })
})
