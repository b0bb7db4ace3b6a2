/** What was typed stays for the tab, and for nobody else. */
import { afterEach, expect, test } from 'vitest'
import { signedIn } from '../../testing/person.ts'
import { draw } from '../../testing/render.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { forgetAllDrafts, forgetDraft, useDraft } from './draft.ts'
import { session } from './session.ts'

afterEach(() => {
  forgetAllDrafts()
  session.forget()
})

function Code() {
  const [{ code }, change] = useDraft('promotion-code', { code: '' })
  return <TextField label="Code" value={code} onChange={text => change({ code: text })} />
}
const drawn = async () => (await draw(<Code />)).getByLabelText(/Code/)

test('shown anew it is there, until it is forgotten', async () => {
  await (await drawn()).fill('HALF')
  const { code } = JSON.parse(sessionStorage.getItem('leadwright.draft.promotion-code') ?? '{}')
  expect(code).toBe('HALF')
  forgetDraft('promotion-code')
  expect(sessionStorage.getItem('leadwright.draft.promotion-code')).toBeNull()
})

test('with the person it is gone', async () => {
  await signedIn('manage-billing')
  sessionStorage.setItem('leadwright.draft.promotion-code', JSON.stringify({ code: 'HALF' }))
  await expect.element(await drawn()).toHaveValue('HALF')
  session.forget()
  expect(sessionStorage.getItem('leadwright.draft.promotion-code')).toBeNull()
})
