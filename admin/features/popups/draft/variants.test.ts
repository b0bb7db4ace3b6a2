import { expect, test } from 'vitest'
import { type PopupDraft, withContent, withForm, withStyle } from './draft.ts'
import { emptyDraft } from './draft-for-tests.ts'
import { withFieldStep } from './form-steps.ts'
import { shownVariant, withoutVariant, withVariantAdded, withVariantEdited } from './variants.ts'

const draft = withVariantAdded(emptyDraft(), 'Variant B', 'original', 'b')
const edited = (of: PopupDraft, change: (draft: PopupDraft) => PopupDraft) => withVariantEdited(of, 'b', change)

test('a variant keeps only what it shows otherwise', () => {
  const changed = edited(draft, one => withStyle(withContent(one, { heading: 'Hi' }), { radius_px: 0 }))
  expect(changed.variants).toEqual([
    { id: 'b', name: 'Variant B', content: { heading: 'Hi' }, style: { radius_px: 0 } },
  ])
  expect([changed.content, changed.style]).toEqual([draft.content, draft.style])
  expect(shownVariant(changed, 'b').content).toEqual({ ...draft.content, heading: 'Hi' })
  expect(edited(changed, one => withContent(one, { heading: 'Hello' })).variants[0]).not.toHaveProperty('content')
})

test('fields and rules are everybody’s', () => {
  const changed = edited(draft, one => ({ ...withForm(one, { overwrite: true }), priority: 3, position: 'top' }))
  expect([changed.form.overwrite, changed.priority, changed.position]).toEqual([true, 3, 'center'])
  expect(changed.variants[0]).toEqual({ id: 'b', name: 'Variant B', position: 'top' })
  const stepped = edited(draft, one => withFieldStep(one, 'city', 2))
  expect(stepped.content.steps).toHaveLength(1)
  expect(stepped.variants[0]).not.toHaveProperty('content')
})

test('the original is changed where it is looked at, and no id is given twice, whatever was deleted', () => {
  expect(withVariantEdited(draft, 'original', one => withContent(one, { text: 'x' })).content.text).toBe('x')
  const [first] = withVariantAdded(emptyDraft(), 'B').variants
  const without = withoutVariant(withVariantAdded(emptyDraft(), 'B'), first?.id ?? '')
  const second = withVariantAdded(without, 'C').variants.at(-1)
  expect(first?.id).toMatch(/^[a-z0-9]{1,20}$/)
  expect(second?.id).not.toBe(first?.id)
})
