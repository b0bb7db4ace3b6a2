import { expect, test } from 'vitest'
import type { PopupDraft } from './draft.ts'
import { emptyDraft } from './draft-for-tests.ts'
import {
  stepChoices,
  stepCount,
  withFieldMoved,
  withFieldPlaced,
  withFieldStep,
  withFields,
  withStepWords,
} from './form-steps.ts'

const draft = emptyDraft()
const shape = (of: PopupDraft) => of.form.fields.map(field => `${field.name}${field.step ?? ''}`).join(' ')

test('fields move by one and stay at the ends', () => {
  expect(shape(withFieldMoved(draft, 'city', -1))).toBe('email city first_name')
  expect(withFieldMoved(draft, 'city', 1)).toBe(draft)
  expect(withFieldMoved(draft, 'email', -1)).toBe(draft)
})

test('a field in a new step brings words for it; the last one out takes them away', () => {
  const two = withStepWords(withFieldStep(draft, 'city', 2), 2, { heading: 'And where?' })
  expect(shape(two)).toBe('email first_name city2')
  expect(two.content.steps).toEqual([{ heading: 'And where?', text: '' }])
  const one = withFieldStep(two, 'city', 1)
  expect([shape(one), one.content.steps]).toEqual(['email first_name city', []])
})

test('steps have no gaps, and words stay with their step', () => {
  const three = withFieldStep(withFieldStep(draft, 'first_name', 2), 'city', 3)
  const worded = withStepWords(withStepWords(three, 2, { heading: 'Two' }), 3, { heading: 'Three' })
  const without = withFields(
    worded,
    worded.form.fields.filter(field => field.name !== 'first_name'),
  )
  expect([shape(without), without.content.steps]).toEqual(['email city2', [{ heading: 'Three', text: '' }]])
  const far = withFieldStep(draft, 'city', 9)
  expect([shape(far), stepCount(far.form.fields)]).toEqual(['email first_name city2', 2])
})

test('over the border a field goes into the next step, in place', () => {
  const two = withFieldStep(draft, 'city', 2)
  expect(shape(withFieldMoved(two, 'city', -1))).toBe('email first_name city')
  expect(shape(withFieldMoved(two, 'first_name', 1))).toBe('email first_name2 city2')
})

test('a new step is offered while another field stays behind, up to ten', () => {
  expect(stepChoices(draft.form.fields, 'city')).toEqual([1, 2])
  expect(stepChoices(withFieldStep(draft, 'city', 2).form.fields, 'city')).toEqual([1, 2])
  const many = Array.from({ length: 12 }, (_, at) => ({ name: `f${at}`, step: Math.min(at + 1, 10) }))
  expect(stepChoices(many, 'f11')).toHaveLength(10)
})

test('a field is put beside another one, and into its step', () => {
  expect(shape(withFieldPlaced(draft, 'city', 'before', 'email'))).toBe('city email first_name')
  expect(shape(withFieldPlaced(draft, 'email', 'after', 'city'))).toBe('first_name city email')
  const stepped = withFieldStep(draft, 'city', 2)
  expect(shape(withFieldPlaced(stepped, 'email', 'after', 'city'))).toBe('first_name city2 email2')
  expect(shape(withFieldPlaced(stepped, 'city', 'before', 'email'))).toBe('city email first_name')
  expect(withFieldPlaced(stepped, 'city', 'after', 'gone')).toBe(stepped)
})
