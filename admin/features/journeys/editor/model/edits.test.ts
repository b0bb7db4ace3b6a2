/** Cutting, copying, pasting and removing leave the journey whole, and the focus where the work goes on. */

import { expect, test } from 'vitest'
import type { PathsStep, Step } from '../../../../product/journeys/document.ts'
import { newStep } from '../../../../product/journeys/step-views.ts'
import { placesOf } from '../../../../product/journeys/steps.ts'
import { clipText, parseClip } from './clip.ts'
import { clipOf, duplicate, move, paste, placeBehind, remove } from './edits.ts'

const step = (id: string): Step => ({ id, type: 'unsubscribe' })
const fork: PathsStep = {
  ...{ id: 'fork', type: 'paths', otherwise: [step('else')], wait_up_to: { value: 2, unit: 'days' } },
  branches: [
    { id: 'b1', when: { type: 'opened', step_id: 'one' }, steps: [step('in1')] },
    { id: 'b2', when: { type: 'percentage', percent: 5 }, steps: [] },
  ],
}
const tree: Step[] = [step('one'), fork, step('two')]
const order = (steps: Step[] | undefined) => steps && placesOf(steps).map(({ key, step }) => `${key}/${step.id}`)
const counter = () => {
  let n = 0
  return () => `new${n++}`
}
const forkIn = (steps: Step[] | undefined) => steps?.find(step => step.type === 'paths') as PathsStep

test('a copied step goes through the clipboard’s text and stands behind what is selected', () => {
  const clip = parseClip(clipText(clipOf(tree, 'step:fork')!))!
  const edit = paste(tree, 'step:two', clip, counter())
  expect(order(edit?.steps)?.slice(5)).toEqual(['root/new0', 'branch:new2/new3', 'otherwise:new0/new1'])
  expect(edit?.focus).toBe('step:new0')
})

test('a branch is pasted beside a branch, into a fork, or brings a fork of its own', () => {
  const clip = clipOf(tree, 'branch:b1')!
  expect(forkIn(paste(tree, 'branch:b1', clip, counter())?.steps).branches.map(branch => branch.id)).toEqual([
    'b1',
    'new0',
    'b2',
  ])
  expect(forkIn(paste(tree, 'step:fork', clip, counter())?.steps).branches.at(-1)?.id).toBe('new0')
  const alone = paste([step('one')], 'step:one', clip, counter())?.steps
  expect(alone?.[1]).toMatchObject({
    type: 'paths',
    branches: [{ id: 'new0' }],
    wait_up_to: { value: 3, unit: 'days' },
  })
})

test('pasting at a branch or at otherwise goes inside, first', () => {
  const clip = clipOf(tree, 'step:one')!
  expect(order(paste(tree, 'otherwise:fork', clip, counter())?.steps)).toContain('otherwise:fork/new0')
  expect(placeBehind(tree, 'branch:b1')).toEqual({ key: 'branch:b1', index: 0 })
  expect(placeBehind(tree, 'start')).toEqual({ key: 'root', index: 0 })
})

test('other text on the clipboard is no copied step', () => {
  for (const text of [
    '',
    'hello',
    '{"format":"leadwright.steps"}',
    '{"format":"leadwright.steps","format_version":1,"kind":"steps","steps":[]}',
    '{"format":"leadwright.steps","format_version":1,"kind":"steps","steps":[{"id":"x","type":"assign_tags"}]}',
    '{"format":"leadwright.steps","format_version":1,"kind":"steps","steps":[{"id":"x","type":"constructor"}]}',
    '{"format":"leadwright.steps","format_version":1,"kind":"steps","steps":[{"id":"x","type":"paths","branches":[{}],"otherwise":[]}]}',
  ])
    expect(parseClip(text)).toBeUndefined()
})

test('every kind of step survives the clipboard', () => {
  const all = (
    [
      'assign_tags',
      'add_to_audience',
      'set_custom_field_value',
      'delay',
      'send_email',
      'ai_email_writer',
      'ask_question',
      'paths',
    ] as const
  ).map(type => newStep(type, counter()))
  expect(parseClip(clipText({ kind: 'steps', steps: all }))).toMatchObject({ steps: all })
})

test('removing leads on to what stands there then, and the limit goes with the last awaited branch', () => {
  expect(remove(tree, 'step:one')?.focus).toBe('step:fork')
  expect(remove(tree, 'step:two')?.focus).toBe('step:fork')
  expect(remove(tree, 'step:in1')?.focus).toBe('branch:b1')
  const without = remove(tree, 'branch:b1')!
  expect(without.focus).toBe('branch:b2')
  expect(forkIn(without.steps)).not.toHaveProperty('wait_up_to')
  expect(remove(tree, 'otherwise:fork')).toBeUndefined()
})

test('a branch is asked earlier or later; a copy stands behind it', () => {
  expect(forkIn(move(tree, 'branch:b2', 'up')).branches.map(branch => branch.id)).toEqual(['b2', 'b1'])
  expect(move(tree, 'branch:b1', 'up')).toBeUndefined()
  expect(forkIn(duplicate(tree, 'branch:b1', counter())?.steps).branches.map(branch => branch.id)).toEqual([
    'b1',
    'new0',
    'b2',
  ])
})
