/** Steps keep their order and their branches whatever is done to them. */
import { expect, test } from 'vitest'
import type { Step } from './document.ts'
import {
  addSteps,
  ancestorsOf,
  branchKeys,
  countInside,
  findStep,
  moveStep,
  nextAfter,
  placesOf,
  removeStep,
  replaceStep,
  withFreshIds,
} from './steps.ts'

const mail = (id: string): Step => ({ id, type: 'send_email', template_id: '', sender_id: '' })
const tree: Step[] = [
  mail('first'),
  {
    id: 'fork',
    type: 'paths',
    branches: [{ id: 'b1', when: { type: 'percentage', percent: 50 }, steps: [mail('inside')] }],
    otherwise: [],
  },
  mail('last'),
]
const order = (steps: Step[] | undefined) => steps && placesOf(steps).map(({ key, step }) => `${key}/${step.id}`)
const counter = () => {
  let n = 0
  return () => `new${n++}`
}

test('each step has its pointer and its number', () => {
  expect(placesOf(tree).map(({ pointer, number }) => [pointer, number])).toEqual([
    ['/steps/0', '1'],
    ['/steps/1', '2'],
    ['/steps/1/branches/0/steps/0', '2.a.1'],
    ['/steps/2', '3'],
  ])
})

test('behind a branch comes what stands behind its fork, or nothing', () => {
  expect(nextAfter(tree, 'branch:b1')?.number).toBe('3')
  expect(nextAfter(tree, 'otherwise:fork')?.step.id).toBe('last')
  expect(nextAfter(tree.slice(0, 2), 'branch:b1')).toBeUndefined()
  expect(nextAfter(tree, 'root')).toBeUndefined()
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

test('removing a step takes what is inside it', () => {
  expect(order(removeStep(tree, 'fork'))).toEqual(['root/first', 'root/last'])
  expect(countInside(findStep(tree, 'fork')!.step)).toBe(1)
})

test('a step is added to the list that is named', () => {
  expect(order(addSteps(tree, { key: 'otherwise:fork', index: 0 }, [mail('new')]))).toContain('otherwise:fork/new')
})

test('what a change does not touch stays the same object', () => {
  const changed = replaceStep(tree, { ...mail('inside'), template_id: 'tmpl' } as Step)
  expect(changed[0]).toBe(tree[0])
  expect(changed[1]).not.toBe(tree[1])
  expect(replaceStep(tree, mail('nowhere'))).toBe(tree)
})

test('copies have fresh ids, and refer to each other instead of to the originals', () => {
  const question: Step = {
    ...{ id: 'ask', type: 'ask_question', template_id: 't', sender_id: 's', question: 'Well?' },
    answers: [{ id: 'yes', label: 'Yes' }],
    wait_up_to: { value: 1, unit: 'days' },
  }
  const fork: Step = {
    ...{ id: 'fork', type: 'paths', wait_up_to: { value: 1, unit: 'days' }, otherwise: [] },
    branches: [
      { id: 'b', when: { type: 'answered', step_id: 'ask', answer_id: 'yes' }, steps: [] },
      { id: 'c', when: { type: 'opened', step_id: 'elsewhere' }, steps: [] },
    ],
  }
  const [ask, copy] = withFreshIds([question, fork], counter())
  expect(ask).toMatchObject({ id: 'new0', answers: [{ id: 'new1', label: 'Yes' }], template_id: 't' })
  expect(copy).toMatchObject({
    branches: [
      { when: { type: 'answered', step_id: 'new0', answer_id: 'new1' } },
      { when: { type: 'opened', step_id: 'elsewhere' } },
    ],
  })
})

test('what hides a step is found, outermost first', () => {
  const nested: Step[] = [{ id: 'outer', type: 'paths', branches: [], otherwise: tree }]
  expect(ancestorsOf(nested, 'step:inside')).toEqual(['outer', 'fork'])
  expect(ancestorsOf(nested, 'otherwise:outer')).toEqual(['outer'])
  expect(ancestorsOf(nested, 'step:outer')).toEqual([])
  expect(branchKeys(nested)).toEqual(['otherwise:outer', 'branch:b1', 'otherwise:fork'])
})
