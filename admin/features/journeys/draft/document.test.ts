/** Steps keep their order and their branches whatever is done to them. */
import { expect, test } from 'vitest'
import { addStep, countInside, duplicateStep, findStep, moveStep, placesOf, removeStep, type Step } from './document.ts'

const mail = (id: string): Step => ({ id, type: 'send_email', template_id: '', sender_id: '' })
const tree: Step[] = [
  mail('first'),
  {
    id: 'fork',
    type: 'paths',
    branches: [{ id: 'b1', when: { kind: 'percentage', percent: 50 }, steps: [mail('inside')] }],
    otherwise: [],
  },
  mail('last'),
]
const order = (steps: Step[] | undefined) => steps && placesOf(steps).map(({ key, step }) => `${key}/${step.id}`)

test('each step has its pointer and its number', () => {
  expect(placesOf(tree).map(({ pointer, number }) => [pointer, number])).toEqual([
    ['/steps/0', '1'],
    ['/steps/1', '2'],
    ['/steps/1/branches/0/steps/0', '2.a.1'],
    ['/steps/2', '3'],
  ])
})

test('moving down walks through every gap, into and out of branches, and back again', () => {
  const seen = [order(tree)]
  let steps: Step[] | undefined = tree
  for (;;) {
    const next: Step[] | undefined = moveStep(steps, 'first', 'down')
    if (!next) break
    steps = next
    seen.push(order(steps))
  }
  const places = seen.map(list => list?.find(entry => entry.endsWith('/first')))
  expect(places).toEqual([
    'root/first',
    'branch:b1/first',
    'branch:b1/first',
    'otherwise:fork/first',
    'root/first',
    'root/first',
  ])
  expect(order(steps)).toEqual(['root/fork', 'branch:b1/inside', 'root/last', 'root/first'])
  for (let left = seen.length - 1; left > 0; left--) steps = moveStep(steps!, 'first', 'up')
  expect(order(steps)).toEqual(order(tree))
  expect(moveStep(tree, 'first', 'up')).toBeUndefined()
})

test('a copy stands behind its original and shares no id with it', () => {
  let n = 0
  const copy = duplicateStep(tree, 'fork', () => `new${n++}`)!
  expect(order(copy.steps)).toEqual([
    'root/first',
    'root/fork',
    'branch:b1/inside',
    'root/new0',
    'branch:new1/new2',
    'root/last',
  ])
  expect(copy.id).toBe('new0')
})

test('removing a step takes what is inside it', () => {
  expect(order(removeStep(tree, 'fork'))).toEqual(['root/first', 'root/last'])
  expect(countInside(findStep(tree, 'fork')!.step)).toBe(1)
})

test('a step is added to the list that is named', () => {
  expect(order(addStep(tree, { key: 'otherwise:fork', index: 0 }, mail('new')))).toContain('otherwise:fork/new')
})
