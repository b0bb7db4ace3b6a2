import { expect, test } from 'vitest'
import { changesBetween } from './changes.ts'
import { withConsentKind, withContent } from './draft.ts'
import { emptyDraft } from './draft-for-tests.ts'
import { opensUnasked } from './triggers.ts'
import { unfinishedParts } from './unfinished.ts'

const draft = emptyDraft()

test('only the parts that differ are sent, and an empty name never', () => {
  expect(changesBetween(draft, emptyDraft())).toBeUndefined()
  expect(changesBetween(draft, { ...draft, name: '  ' })).toBeUndefined()
  const changed = { ...withContent(draft, { heading: 'New' }), name: 'Other' }
  expect(changesBetween(draft, changed)).toEqual({ name: 'Other', content: changed.content })
})

test('what is begun and not finished is held back and named; the rest is sent', () => {
  const begun = {
    ...withContent(draft, { heading: 'New' }),
    after_submission: { type: 'redirect' as const, url: '' },
    url_rules: [{ match: 'contains' as const, value: ' ' }],
    visitor_rules: [{ field: 'country' as const, op: 'is' as const, values: [] }],
  }
  expect(changesBetween(draft, begun)).toEqual({ content: begun.content })
  expect(unfinishedParts(begun).map(part => part.pointer)).toEqual([
    '/after_submission/url',
    '/url_rules/0/value',
    '/visitor_rules/0/values',
  ])
  const done = { ...begun, visitor_rules: [{ field: 'country' as const, op: 'is_empty' as const }] }
  expect(unfinishedParts(done)).toHaveLength(2)
})

test('unasked are time and scrolling, on phones', () => {
  expect(opensUnasked(draft)).toBe(true)
  expect(opensUnasked({ ...draft, devices: ['desktop'] })).toBe(false)
  expect(opensUnasked({ ...draft, triggers: [{ type: 'exit_intent' }, { type: 'click' }] })).toBe(false)
})

test('another kind of consent keeps the text that was written', () => {
  const box = withConsentKind(draft, 'checkbox', 'I agree.')
  expect(box.form.consent).toEqual({ type: 'checkbox', text: 'I agree.', required: false })
  const own = { ...box, form: { ...box.form, consent: { type: 'checkbox' as const, text: 'My words' } } }
  expect(withConsentKind(own, 'notice', 'I agree.').form.consent).toEqual({ type: 'notice', text: 'My words' })
})
