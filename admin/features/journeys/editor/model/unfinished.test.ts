/** Half-written parts stop nothing else from being saved, and never turn into a rule that holds for everybody. */
import { expect, test } from 'vitest'
import type { JourneyDocument } from '../../../../product/journeys/document.ts'
import { finishedPart } from './unfinished.ts'

const half = { type: 'rule', field: 'email', op: 'is' } as const
const whole = { type: 'rule', field: 'email', op: 'is', value: 'a@example.com' } as const
const document: JourneyDocument = {
  triggers: [{ type: 'tag_added', tag_ids: [] }, { type: 'lead_created' }],
  enrollment_criteria: { type: 'all', filters: [whole, half] },
  suppression: { type: 'all', filters: [half] },
  allow_duplicate_enrollment: false,
  use_lead_timezone: false,
  steps: [
    {
      id: 'fork',
      type: 'paths',
      branches: [{ id: 'b1', when: { type: 'filter', filter: { type: 'any', filters: [half] } }, steps: [] }],
      otherwise: [],
    },
  ],
}

test('what is half written is left out and named', () => {
  const { document: saved, unfinished } = finishedPart(document)
  expect(saved.triggers).toEqual([{ type: 'lead_created' }])
  expect(saved.enrollment_criteria).toEqual({ type: 'all', filters: [whole] })
  expect(unfinished).toEqual([
    '/triggers/0',
    '/steps/0/branches/0/when/filter/filters/0/value',
    '/enrollment_criteria/filters/1/value',
    '/suppression/filters/0/value',
  ])
})

test('an exit with nothing but a half rule is no exit at all', () => {
  expect('suppression' in finishedPart(document).document).toBe(false)
})

test('a finished document stays as it is', () => {
  const { document: saved } = finishedPart(document)
  expect(finishedPart(saved)).toEqual({ document: saved, unfinished: [] })
})
