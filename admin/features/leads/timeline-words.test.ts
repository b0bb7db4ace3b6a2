/** A timeline speaks of things by their names, and says so when they are gone. */
import type { TimelineEntry } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import { loadTexts, messagesIn } from '../../messages/messages.tsx'
import { reasonOf } from './timeline-words.ts'

await loadTexts('en')

const messages = messagesIn('en')
const names = {
  tags: new Map([['tag_1', 'Webinar']]),
  audiences: new Map([['aud_1', 'Newsletter']]),
  popups: new Map([['popup_1', 'Discount']]),
  templates: new Map([['tmpl_1', 'Welcome']]),
  sandboxes: new Map([['sbx_1', 'Shop-demo']]),
}
const of = { id: 'evt_1', timestamp: '2027-03-14T09:30:00.000Z', site_id: 'site_1', title: '' }
const about = { subject_id: null, lead_id: 'lead_1' }
const reason = (entry: TimelineEntry) => reasonOf(entry, names, messages)

test('ids become names', () => {
  expect(reason({ ...of, type: 'lead.tag_added', data: { ...about, tag_id: 'tag_1' } })).toBe('Webinar')
  expect(reason({ ...of, type: 'lead.sandbox_assigned', data: { ...about, sandbox_id: 'sbx_1' } })).toBe('Shop-demo')
  expect(reason({ ...of, type: 'lead.audience_joined', data: { ...about, audience_id: 'aud_1' } })).toBe('Newsletter')
  expect(
    reason({ ...of, type: 'form.submitted', data: { ...about, popup_id: 'popup_1', submission_id: 'sub_1' } }),
  ).toBe('Discount')
})

test('what was deleted since is said to be', () => {
  expect(reason({ ...of, type: 'lead.tag_added', data: { ...about, tag_id: 'tag_9' } })).toBe('deleted')
})

test('who may not read names is not told that things are deleted', () => {
  const none = new Map<string, string>()
  const nothing = { tags: none, audiences: none, popups: none, templates: none, sandboxes: none }
  expect(
    reasonOf({ ...of, type: 'lead.tag_added', data: { ...about, tag_id: 'tag_1' } }, nothing, messages),
  ).toBeUndefined()
})

test('changed fields are named, custom ones by their own name', () => {
  expect(reason({ ...of, type: 'lead.updated', data: { ...about, fields: ['first_name', 'company_size'] } })).toBe(
    'First name and company size',
  )
})

test('what gave a tag or changed a field is said where it is known', () => {
  const given = { ...of, type: 'lead.tag_added', data: { ...about, tag_id: 'tag_1', source: 'journey' } } as const
  expect(reason(given)).toBe('Webinar · By a journey')
  const data = { ...about, fields: ['last_name'], source: 'manual' as const }
  expect(reason({ ...of, type: 'lead.updated', data })).toBe('Last name · By hand')
})

test('an entry that says nothing more has no reason', () => {
  expect(reason({ ...of, type: 'lead.confirmed', data: about })).toBeUndefined()
})

test('where a lead came from is said', () => {
  expect(reason({ ...of, type: 'lead.created', data: { ...about, source: 'form', mailability: 'subscribed' } })).toBe(
    'Form',
  )
})

test('an email is named, with what became of it', () => {
  const by = { ...about, journey_id: null, run_id: null, step_id: null, broadcast_id: null, template_id: 'tmpl_1' }
  const hit = { ...by, url: null, first: true }
  expect(reason({ ...of, type: 'email.opened', data: hit })).toBe('Welcome')
  expect(reason({ ...of, type: 'email.clicked', data: { ...about, ...hit, url: 'https://juniper.example/' } })).toBe(
    'Welcome · https://juniper.example/',
  )
  expect(reason({ ...of, type: 'email.delivered', data: { ...about, ...by, reason: null } })).toBe('Welcome')
  expect(
    reason({ ...of, type: 'email.delivered', data: { ...about, ...by, template_id: null, reason: null } }),
  ).toBeUndefined()
})
