import { expect, test } from 'vitest'
import { loadTexts, messagesIn } from '../../../../messages/messages.tsx'
import type { JourneyDocument, Trigger } from '../../../../product/journeys/document.ts'
import { holdingWords } from './holding-words.ts'

await loadTexts('en', 'es')

const names = {
  tags: [
    { id: 't1', label: 'VIP' },
    { id: 't2', label: 'Press' },
  ],
  audiences: [{ id: 'a1', label: 'Readers' }],
  fields: [{ id: 'f1', label: 'Birthday' }],
  popups: [{ id: 'p1', label: 'Guide' }],
  assistants: [],
  sandboxes: [],
  templates: [],
  senders: [],
  webhook_endpoints: [],
  filter_fields: [],
}
const criteria = { kind: 'rule', field: 'opens', op: 'gt', value: 0 } as const
const words = (language: 'en' | 'es', triggers: Trigger[], enrollment_criteria?: typeof criteria) =>
  holdingWords(messagesIn(language), { triggers, enrollment_criteria, steps: [] } as unknown as JourneyDocument, names)

const birthday = (offset_days: number, yearly: boolean): Trigger => ({
  ...{ type: 'date_field', field_id: 'f1', at: '09:00', offset_days, yearly },
})

test('whom the triggers mean is shown in both languages, one of them being enough', () => {
  const triggers: Trigger[] = [
    { type: 'tag_added', tag_ids: ['t1', 't2'] },
    { type: 'form_submitted', popup_ids: ['p1'] },
    birthday(0, true),
    { type: 'link_clicked' },
  ]
  expect(words('en', triggers, criteria)).toBe(
    'leads who have any of the tags VIP and Press, who have submitted Guide, or whose Birthday is today (day and month count), as far as they meet the criteria',
  )
  expect(words('es', triggers)).toBe(
    'contactos que tienen alguna de las etiquetas VIP y Press, que han enviado Guide o que tienen hoy Birthday (cuentan el día y el mes)',
  )
})

test('days before and after a date, audiences, any popup, confirmation', () => {
  expect(words('en', [birthday(-3, false)])).toBe('leads whose Birthday is in 3 days')
  expect(words('en', [birthday(1, false)])).toBe('leads whose Birthday was 1 day ago')
  expect(words('en', [{ type: 'audience_joined', audience_ids: ['a1'] }])).toBe('leads who are in the audience Readers')
  expect(words('en', [{ type: 'form_submitted' }, { type: 'lead_confirmed' }])).toBe(
    'leads who have submitted a popup or who have confirmed their address',
  )
})

test('the creation of a lead means all; what happens at one moment nobody', () => {
  expect(words('en', [{ type: 'lead_created' }, birthday(0, true)], criteria)).toBe('all leads who meet the criteria')
  expect(words('en', [{ type: 'audience_left', audience_ids: ['a1'] }])).toBeUndefined()
  expect(words('es', [{ type: 'api_event', name: 'order.placed' }, { type: 'link_clicked' }])).toBeUndefined()
})
