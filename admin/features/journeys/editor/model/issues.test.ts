/** An issue is shown where it can be mended. */
import { expect, test } from 'vitest'
import type { JourneyDocument } from '../../../../product/journeys/document.ts'
import { issueAt, issuesOf, whereOf } from './issues.ts'

const document: JourneyDocument = {
  triggers: [],
  allow_duplicate_enrollment: false,
  use_lead_timezone: false,
  steps: [
    { id: 'one', type: 'unsubscribe' },
    {
      id: 'fork',
      type: 'paths',
      branches: [
        {
          id: 'b1',
          when: { type: 'percentage', percent: 1 },
          steps: [{ id: 'deep', type: 'assign_tags', tag_ids: [] }],
        },
      ],
      otherwise: [],
    },
  ],
}

test.each([
  ['/triggers', 'start'],
  ['/enrollment_criteria/filters/0/value', 'start'],
  ['/business_hours/timezone', 'times'],
  ['/goal', 'exits'],
  ['/steps/0/id', 'step:one'],
  ['/steps/1/branches', 'step:fork'],
  ['/steps/1/branches/0/when/percent', 'branch:b1'],
  ['/steps/1/branches/0/steps/0/tag_ids', 'step:deep'],
  ['/steps', undefined],
  ['/site/postal_address', undefined],
])('%s is mended at %s', (pointer, where) => {
  expect(whereOf(document, pointer)).toBe(where)
})

test('refusals of a save lead to the same places, and are found by field', () => {
  const issues = issuesOf(document, [], [{ pointer: '/document/steps/0/id', code: 'invalid', text: 'No.' }])
  expect(issues).toEqual([{ pointer: '/steps/0/id', code: 'invalid', text: 'No.', where: 'step:one' }])
  expect(issueAt(issues, '/steps/0')).toBe('No.')
  expect(issueAt(issues, '/steps/01')).toBeUndefined()
})
