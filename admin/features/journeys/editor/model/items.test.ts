/** Canvas and outline say the same because both show these items; what did not change stays the same object. */
import { expect, test } from 'vitest'
import { loadTexts, messagesIn } from '../../../../messages/messages.tsx'
import { filterFields } from '../../../../product/filter/filter-fields.ts'
import type { JourneyDocument, Step } from '../../../../product/journeys/document.ts'
import { issuesOf } from './issues.ts'
import { type ItemNumbers, itemsOf, keepSame } from './items.ts'
import type { Selection } from './selection.ts'

await loadTexts('en')

const names = {
  tags: [],
  audiences: [],
  fields: [],
  popups: [],
  assistants: [],
  sandboxes: [],
  templates: [{ id: 't', label: 'Letter' }],
  senders: [],
  webhook_endpoints: [],
  filter_fields: filterFields(messagesIn('en').t, {
    ...{ tags: [{ id: 'tag_1', label: 'VIP' }], audiences: [], campaigns: [{ id: 'camp_1', label: 'Spring' }] },
    fields: [{ id: 'f', name: 'town', label: 'Town', type: 'text', options: [] }],
  }),
}
const steps: Step[] = [
  {
    ...{ id: 'ask', type: 'ask_question', template_id: 't', sender_id: '', question: 'Well?' },
    answers: [{ id: 'yes', label: 'Yes' }],
    wait_up_to: { value: 1, unit: 'days' },
  },
  {
    ...{ id: 'fork', type: 'paths', otherwise: [], wait_up_to: { value: 1, unit: 'days' } },
    branches: [
      { id: 'b', when: { type: 'answered', step_id: 'ask', answer_id: 'yes' }, steps: [] },
      {
        id: 'c',
        when: { type: 'clicked', step_id: 'gone' },
        steps: [{ id: 'mail', type: 'send_email', template_id: 't', sender_id: '' }],
      },
    ],
  },
]
const document: JourneyDocument = { triggers: [], allow_duplicate_enrollment: false, use_lead_timezone: false, steps }
const itemsIn = (document: JourneyDocument, numbers = new Map<Selection, ItemNumbers>()) => {
  const found = [{ pointer: '/steps/0/sender_id', code: 'missing', text: 'Choose one.' }]
  const issues = issuesOf(document, found, [])
  return itemsOf(messagesIn('en'), { document, names, issues, site_timezone: 'Europe/Madrid', numbers })
}

test('each thing has its number, its words, its problems and who is there', () => {
  const here = { reached: 20, live: 12, stopped: 1, failed: 0 }
  const items = itemsIn(document, new Map([['step:mail', here]]))
  expect([...items.keys()]).toEqual([
    ...['start', 'times', 'exits', 'step:ask', 'step:fork', 'branch:b', 'branch:c', 'otherwise:fork', 'step:mail'],
  ])
  expect(items.get('step:ask')).toMatchObject({ number: '1', lines: ['Well?'], issues: ['Sender: Choose one.'] })
  expect(items.get('branch:b')).toMatchObject({ number: '2.a', lines: ['Answers “Yes” at step 1'] })
  expect(items.get('branch:c')?.lines[0]).toContain('Not set yet')
  expect(items.get('step:mail')).toMatchObject({ number: '2.b.1', lines: ['Letter'], numbers: here })
  expect(items.get('step:fork')?.inside).toBe(1)
})

const ruleOn = (field: string, value: string | string[] | number, op: 'is' | 'has' | 'after' | 'in_last_days' = 'is') =>
  ({ type: 'rule', field, op, value }) as const

test.each([
  [ruleOn('campaigns', ['camp_1'], 'has'), 'Only if Campaigns include any of Spring'],
  [ruleOn('campaigns', ['camp_2'], 'has'), 'Only if Campaigns include any of (deleted)'],
  [ruleOn('device', 'mobile'), 'Only if Device is Phone'],
  [ruleOn('country', 'ES'), 'Only if Country (two letters) is ES'],
  [ruleOn('first_utm_source', 'letter'), 'Only if First touch: utm_source is letter'],
  [ruleOn('email_validity', 'risky'), 'Only if Email validity is Risky'],
  [ruleOn('registered_at', '2027-03-01', 'after'), 'Only if Registered is after Mar 1, 2027'],
  [ruleOn('last_activity_at', 30, 'in_last_days'), 'Only if Last activity is in the last 30 days'],
  [ruleOn('custom_fields.town', 'Soria'), 'Only if Town is Soria'],
])('who may start it is said as the filter editor calls it, %#', (rule, words) => {
  const only = { ...document, triggers: [{ type: 'lead_created' as const }], enrollment_criteria: rule }
  expect(itemsIn(only).get('start')?.lines[1]).toBe(words)
})

test('only what changed is a new object', () => {
  const before = itemsIn(document)
  const renamed = { ...document, steps: [{ ...steps[0], question: 'And now?' } as Step, ...steps.slice(1)] }
  const after = keepSame(before, itemsIn(renamed))
  expect(after.get('step:ask')).not.toBe(before.get('step:ask'))
  for (const selection of ['start', 'times', 'step:fork', 'branch:b', 'step:mail'] as const)
    expect(after.get(selection)).toBe(before.get(selection))
})
