/** A timeline speaks of things by their names, and says so when they are gone. */
import { expect, test } from 'vitest'
import { loadTexts, messagesIn } from '../../messages/messages.tsx'
import { reasonOf } from './timeline-words.ts'

await loadTexts('en')

const messages = messagesIn('en')
const names = {
  tags: new Map([['tag_1', 'Webinar']]),
  audiences: new Map([['aud_1', 'Newsletter']]),
  popups: new Map([['popup_1', 'Discount']]),
}
const reason = (name: string, data: { [key: string]: unknown }) => reasonOf({ name, data }, names, messages)

test('ids become names', () => {
  expect(reason('lead.tag_added', { tag_id: 'tag_1' })).toBe('Webinar')
  expect(reason('lead.audience_joined', { audience_id: 'aud_1' })).toBe('Newsletter')
  expect(reason('form.submitted', { popup_id: 'popup_1' })).toBe('Discount')
})

test('what was deleted since is said to be', () => {
  expect(reason('lead.tag_added', { tag_id: 'tag_9' })).toBe('since deleted')
})

test('who may not read names is not told that things are deleted', () => {
  const nothing = { tags: new Map(), audiences: new Map(), popups: new Map() }
  expect(reasonOf({ name: 'lead.tag_added', data: { tag_id: 'tag_1' } }, nothing, messages)).toBeUndefined()
})

test('changed fields are named, custom ones by their own name', () => {
  expect(reason('lead.updated', { fields: ['first_name', 'company_size'] })).toBe('First name and company size')
})

test('an entry that says nothing more has no reason', () => {
  expect(reason('lead.created', {})).toBeUndefined()
})
