/** At each entry of a trial only what could follow it is offered. */
import type { SimulatedEntry } from '@leadwright/sdk'
import { expect, test } from 'vitest'
import type { Step } from '../../../product/journeys/document.ts'
import { offersAt } from './happenings.ts'

const question: Step = {
  ...{ id: 'ask', type: 'ask_question', template_id: 't', sender_id: 's', question: 'Well?' },
  answers: [{ id: 'yes', label: 'Yes' }],
  wait_up_to: { value: 1, unit: 'days' },
}
const entry = (more: Partial<SimulatedEntry>): SimulatedEntry => ({
  ...{ sequence: 1, at: '2027-03-14T09:30:00.000Z', local: '2027-03-14T10:30:00', timezone: 'Europe/Madrid' },
  ...{
    timezone_source: 'site',
    step_id: 'ask',
    step_type: 'ask_question',
    type: 'send_handed_off',
    reason: '',
    detail: {},
  },
  ...more,
})
const email = {
  ...{ from: '', to: '', subject: '', preheader: '', text: '', marketing: true, placeholder: false },
  html: '<a href="https://example.com/?a=1&amp;b=2">',
}

test('an email can be opened, clicked, answered and left, an hour later', () => {
  const offers = offersAt(entry({ email }), question)
  expect(offers.map(({ id }) => id)).toEqual(['opened', 'clicked', 'replied', 'answered yes', 'unsubscribed'])
  expect(offers[1]?.happening).toEqual({
    ...{ type: 'clicked', step_id: 'ask', url: 'https://example.com/?a=1&b=2' },
    at: '2027-03-14T10:30:00.000Z',
  })
})

test('nothing follows what reached nobody', () => {
  expect(offersAt(entry({ email, type: 'send_ended', detail: { result: 'skipped' } }), question)).toEqual([])
  expect(offersAt(entry({}), question)).toEqual([])
  expect(offersAt(entry({ step_id: null }), undefined)).toEqual([])
})

test('a text that waits can be approved or rejected', () => {
  const writer: Step = { id: 'write', type: 'ai_email_writer', prompt: 'Hello', needs_approval: true }
  const offers = offersAt(entry({ step_id: 'write', type: 'approval_awaited' }), writer)
  expect(offers.map(({ happening }) => happening)).toMatchObject([{ approved: true }, { approved: false }])
})
