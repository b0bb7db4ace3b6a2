/** Canvas and outline say the same because both show these items; what did not change stays the same object. */
import { expect, test } from 'vitest'
import { messagesIn } from '../../../messages/messages.tsx'
import type { JourneyDocument, Step } from './document.ts'
import { itemsOf, keepSame } from './items.ts'
import { problemsOf } from './problems.ts'

const names = {
  tags: [],
  audiences: [],
  fields: [],
  popups: [],
  templates: [{ id: 't', label: 'Letter' }],
  senders: [],
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
      { id: 'b', when: { kind: 'answered', step_id: 'ask', answer_id: 'yes' }, steps: [] },
      {
        id: 'c',
        when: { kind: 'clicked', step_id: 'gone' },
        steps: [{ id: 'mail', type: 'send_email', template_id: 't', sender_id: '' }],
      },
    ],
  },
]
const document: JourneyDocument = { triggers: [], allow_duplicate_enrollment: false, use_lead_timezone: false, steps }
const itemsIn = (document: JourneyDocument, live = new Map<string, number>()) => {
  const found = [{ pointer: '/steps/0/sender_id', code: 'missing', text: 'Choose one.' }]
  const problems = problemsOf(document, found, [])
  return itemsOf(messagesIn('en'), { document, names, problems, site_timezone: 'Europe/Madrid', live })
}

test('each thing has its number, its words, its problems and who is there', () => {
  const items = itemsIn(document, new Map([['mail', 12]]))
  expect([...items.keys()]).toEqual([
    ...['start', 'times', 'exits', 'step:ask', 'step:fork', 'branch:b', 'branch:c', 'otherwise:fork', 'step:mail'],
  ])
  expect(items.get('step:ask')).toMatchObject({ number: '1', lines: ['Well?'], problems: ['Sender: Choose one.'] })
  expect(items.get('branch:b')).toMatchObject({ number: '2.a', lines: ['Answers “Yes” at step 1'] })
  expect(items.get('branch:c')?.lines[0]).toContain('Not set yet')
  expect(items.get('step:mail')).toMatchObject({ number: '2.b.1', lines: ['Letter'], live: 12 })
  expect(items.get('step:fork')?.inside).toBe(1)
})

test('only what changed is a new object', () => {
  const before = itemsIn(document)
  const renamed = { ...document, steps: [{ ...steps[0], question: 'And now?' } as Step, ...steps.slice(1)] }
  const after = keepSame(before, itemsIn(renamed))
  expect(after.get('step:ask')).not.toBe(before.get('step:ask'))
  for (const selection of ['start', 'times', 'step:fork', 'branch:b', 'step:mail'] as const)
    expect(after.get(selection)).toBe(before.get(selection))
})
