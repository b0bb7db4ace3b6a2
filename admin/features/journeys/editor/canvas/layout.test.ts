/** Nothing on the canvas overlaps, every step has its box, and arrows reach all of them. */
import { expect, test } from 'vitest'
import type { PathsStep, Step } from '../../../../product/journeys/document.ts'
import { branchKeys, placesOf } from '../../../../product/journeys/steps.ts'
import type { Selection } from '../model/selection.ts'
import { bottom, course, isHead, isItem, type Layout, type LayoutOptions, layoutOf, pathOf } from './layout.ts'
import { type Direction, neighbor } from './neighbors.ts'

const step = (id: string): Step => ({ id, type: 'unsubscribe' })
const fork = (id: string, ...lists: Step[][]): PathsStep => ({
  ...{ id, type: 'paths', otherwise: lists.at(-1) ?? [] },
  branches: lists.slice(0, -1).map((steps, index) => ({
    ...{ id: `${id}${index}`, steps },
    when: { type: 'percentage', percent: 10 },
  })),
})
const none: ReadonlySet<string> = new Set()
const tree = [
  step('one'),
  fork('f', [step('a'), fork('g', [step('x')], [], [step('y'), step('z')])], [step('b')], []),
  step('last'),
]
const ids = (layout: Layout) => layout.boxes.map(box => box.id)
/** Boxes of different heights. */
const heightOf = (id: string) => 40 + 8 * (id.length % 5)
const laidOut = (options: Omit<LayoutOptions, 'heightOf'>) => layoutOf({ ...options, heightOf })

test('each thing has one box, and none touches another', () => {
  const { boxes } = laidOut({ steps: tree, root: 'root', collapsed: none })
  const expected = [
    'start',
    'times',
    'exits',
    ...placesOf(tree).map(({ step }) => `step:${step.id}`),
    ...branchKeys(tree),
  ]
  expect(
    boxes
      .map(box => box.id)
      .filter(isItem)
      .sort(),
  ).toEqual(expected.sort())
  for (const [index, one] of boxes.entries())
    for (const other of boxes.slice(index + 1)) {
      const isApart =
        one.x + one.width <= other.x ||
        other.x + other.width <= one.x ||
        bottom(one) <= other.y ||
        bottom(other) <= one.y
      expect(isApart, `${one.id} and ${other.id}`).toBe(true)
    }
})

test('every place where a step can be put has exactly one line', () => {
  const { lines } = laidOut({ steps: tree, root: 'root', collapsed: none })
  const places = lines.flatMap(line => (line.place ? [`${line.place.key} ${line.place.index}`] : []))
  const lists = ['root', ...branchKeys(tree)]
  const expected = lists.flatMap(key => {
    const count = placesOf(tree).filter(placed => placed.key === key).length
    return Array.from({ length: count + 1 }, (_, index) => `${key} ${index}`)
  })
  expect(places.sort()).toEqual(expected.sort())
  expect(new Set(lines.map(line => line.id)).size).toBe(lines.length)
})

test('lines lead downwards, and bend between what they join', () => {
  const layout = laidOut({ steps: tree, root: 'root', collapsed: none })
  const boxes = new Map(layout.boxes.map(box => [box.id, box]))
  for (const line of layout.lines) {
    const way = course(line, boxes)!
    // The rows of the start lie on each other.
    if (isHead(line.to)) continue
    expect(way.to.y).toBeGreaterThan(way.from.y)
    expect(line.bend).toBeLessThanOrEqual(way.to.y)
    if (line.place) expect(way.plus.y).toBeLessThanOrEqual(Math.max(line.bend, way.from.y + 24))
  }
  expect(pathOf({ x: 0, y: 0 }, { x: 0, y: 10 }, 5)).toBe('M0,0V10')
  expect(pathOf({ x: 0, y: 0 }, { x: 50, y: 40 }, 20)).toContain('H42')
})

test('a branch without steps leads on at once, and what starts a journey is one box of three rows', () => {
  const layout = laidOut({ steps: tree, root: 'root', collapsed: none })
  expect(ids(layout).filter(id => id.startsWith('pass:'))).toEqual(['pass:branch:g1', 'pass:otherwise:f'])
  const [start, times, exits] = layout.boxes
  expect([times?.y, exits?.y]).toEqual([bottom(start!), bottom(times!)])
})

test('what is folded takes no room, and one branch can be drawn alone', () => {
  expect(ids(laidOut({ steps: tree, root: 'root', collapsed: new Set(['f']) }))).toEqual([
    ...['start', 'times', 'exits', 'step:one', 'step:f', 'step:last', 'end'],
  ])
  const alone = laidOut({ steps: [step('b')], root: 'branch:f1', collapsed: none })
  expect(ids(alone)).toEqual(['branch:f1', 'step:b', 'end'])
})

test('from the start, arrows reach everything, and lead back', () => {
  const layout = laidOut({ steps: tree, root: 'root', collapsed: none })
  const seen = new Set<Selection>(['start'])
  const open: Selection[] = ['start']
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const direction of ['up', 'down', 'left', 'right'] satisfies Direction[]) {
      const next = neighbor(layout, at, direction)
      if (next === undefined || seen.has(next)) continue
      seen.add(next)
      open.push(next)
    }
  }
  expect([...seen].sort()).toEqual(ids(layout).filter(isItem).sort())
  expect(neighbor(layout, 'start', 'up')).toBeUndefined()
  expect(neighbor(layout, 'step:last', 'down')).toBeUndefined()
  expect(neighbor(layout, 'step:one', 'down')).toBe('step:f')
  expect(neighbor(layout, 'branch:f0', 'right')).toBe('branch:f1')
  expect(neighbor(layout, 'branch:f1', 'left')).toBe('branch:f0')
})

test('200 steps in nested branches are laid out within a few milliseconds', () => {
  let nested: Step[] = [step('deep')]
  for (let index = 0; index < 40; index++)
    nested = [step(`s${index}`), fork(`f${index}`, nested, [step(`t${index}`)], [])]
  const started = performance.now()
  for (let time = 0; time < 20; time++) laidOut({ steps: nested, root: 'root', collapsed: none })
  expect((performance.now() - started) / 20).toBeLessThan(50)
})
