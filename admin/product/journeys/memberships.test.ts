/** Steps and triggers on tags and audiences, as the editor makes, names and changes them. */

import { expect, test } from 'vitest'
import { loadTexts, messagesIn } from '../../messages/messages.tsx'
import type { StepType, TriggerType } from './document.ts'
import { isMembershipStep, membersOf, newMembershipTrigger, withMembers } from './memberships.ts'
import { newStep, stepSummary, stepTypes } from './step-views.ts'
import { type Names, triggerSummary, triggerTypes } from './step-words.ts'

await loadTexts('en')

const names: Names = {
  tags: [{ id: 't', label: 'Buyer' }],
  audiences: [{ id: 'a', label: 'Readers' }],
  ...{
    fields: [],
    popups: [],
    assistants: [],
    sandboxes: [],
    templates: [],
    senders: [],
    webhook_endpoints: [],
    filter_fields: [],
  },
}
const english = messagesIn('en')

test.each<[StepType, string, string]>([
  ['assign_tags', 't', 'Buyer'],
  ['remove_tags', 't', 'Buyer'],
  ['add_to_audience', 'a', 'Readers'],
  ['remove_from_audience', 'a', 'Readers'],
])('%s is offered, begins empty and says what was chosen', (type, id, name) => {
  expect(stepTypes).toContain(type)
  const step = newStep(type, () => 's1')
  if (!isMembershipStep(step)) throw new Error('no such step')
  expect(membersOf(step).ids).toEqual([])
  expect(stepSummary(english, step, names)).toBeUndefined()
  expect(stepSummary(english, withMembers(step, [id]), names)).toBe(name)
  expect(stepSummary(english, withMembers(step, ['gone']), names)).not.toContain('gone')
})

test('a journey that starts when an audience is left names it', () => {
  expect(triggerTypes).toContain('audience_left' satisfies TriggerType)
  const trigger = withMembers(newMembershipTrigger('audience_left'), ['a'])
  expect(trigger).toEqual({ type: 'audience_left', audience_ids: ['a'] })
  expect(triggerSummary(english, trigger, names)).toBe('A lead leaves an audience: Readers')
})
