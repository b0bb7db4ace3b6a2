import { expect, test } from 'vitest'
import {
  changesBetween,
  withConsentKind,
  withContent,
  withFieldMoved,
  withTrigger,
  withTriggerNumber,
} from './draft.ts'
import { emptyDraft } from './draft-for-tests.ts'

const draft = emptyDraft()
const names = (of: typeof draft) => of.form.fields.map(field => field.name)

test('only the parts that differ are sent, and an empty name never', () => {
  expect(changesBetween(draft, emptyDraft())).toBeUndefined()
  expect(changesBetween(draft, { ...draft, name: '  ' })).toBeUndefined()
  const changed = { ...withContent(draft, { heading: 'New' }), name: 'Other' }
  expect(changesBetween(draft, changed)).toEqual({ name: 'Other', content: changed.content })
})

test('fields move by one and stay at the ends', () => {
  expect(names(withFieldMoved(draft, 'city', -1))).toEqual(['email', 'city', 'first_name'])
  expect(withFieldMoved(draft, 'city', 1)).toBe(draft)
  expect(withFieldMoved(draft, 'email', -1)).toBe(draft)
})

test('a trigger is switched on with a number and keeps the others', () => {
  const both = withTriggerNumber(withTrigger(draft, 'scroll', true), 'scroll', 80)
  expect(both.triggers).toEqual([
    { kind: 'delay', seconds: 5 },
    { kind: 'scroll', percent: 80 },
  ])
  expect(withTrigger(both, 'delay', false).triggers).toEqual([{ kind: 'scroll', percent: 80 }])
})

test('another kind of consent keeps the text that was written', () => {
  const box = withConsentKind(draft, 'checkbox', 'I agree.')
  expect(box.form.consent).toEqual({ kind: 'checkbox', text: 'I agree.', required: false })
  const own = { ...box, form: { ...box.form, consent: { kind: 'checkbox' as const, text: 'My words' } } }
  expect(withConsentKind(own, 'notice', 'I agree.').form.consent).toEqual({ kind: 'notice', text: 'My words' })
})
