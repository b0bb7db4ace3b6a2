import { expect, test } from 'vitest'
import type { Definition } from '../core/definition.ts'
import type { Input } from '../core/inputs.ts'
import { newRun } from '../core/state.ts'
import { step } from '../core/step.ts'
import { outline } from './outline.ts'

const person = { type: 'rule', field: 'email', op: 'is', value: 'maria@example.org' } as const
const definition: Definition = {
  version: 1,
  business_hours: {
    business_days: [1],
    day_start: '09:00',
    day_end: '17:00',
    timezone: 'Europe/Madrid',
    days_off: ['2027-01-06'],
  },
  timezone: 'Europe/Madrid',
  use_lead_timezone: false,
  goal: person,
  steps: [
    { id: 'set', type: 'set_custom_field_value', field_id: 'field_1', value: 'Calle Mayor 1' },
    { id: 'write', type: 'ai_email_writer', prompt: 'Praise the red shoes.', needs_approval: false },
    {
      id: 'ways',
      type: 'paths',
      wait_up_to: { value: 2, unit: 'days', at: '09:30' },
      branches: [
        { id: 'one', name: 'Shoes', when: { type: 'filter', filter: person }, steps: [] },
        { id: 'two', when: { type: 'clicked', step_id: 'mail', url: 'https://example.org/shoes' }, steps: [] },
      ],
      otherwise: [],
    },
  ],
}

test('keeps ids, decisions and moments, and nothing that a person typed', () => {
  const outlined = outline(definition, 'run_1')
  const words = JSON.stringify(outlined)
  for (const typed of ['maria', 'Calle', 'shoes', 'Shoes', 'example.org']) expect(words).not.toContain(typed)
  expect(outlined.business_hours).toEqual(definition.business_hours)
  expect(outlined.steps.map(({ id, type }) => [id, type])).toEqual(definition.steps.map(({ id, type }) => [id, type]))
  expect(outlined.steps[2]).toMatchObject({ wait_up_to: { value: 2, unit: 'days', at: '09:30' } })
  expect(outlined.goal).toEqual({ type: 'all', filters: [] })
})

test('equal texts stay equal within a run, and tell nothing of another', () => {
  const clicked = (url: string): Input => ({ type: 'event', at: 1, event: { type: 'clicked', step_id: 'mail', url } })
  const seal = (url: string, run: string) => JSON.stringify(outline(clicked(url), run))
  expect(seal('https://example.org/a', 'run_1')).toBe(seal('https://example.org/a', 'run_1'))
  expect(seal('https://example.org/a', 'run_1')).not.toBe(seal('https://example.org/b', 'run_1'))
  expect(seal('https://example.org/a', 'run_1')).not.toBe(seal('https://example.org/a', 'run_2'))
})

test('codes pass, sentences do not', () => {
  const ended = (reason: string): Input => ({ type: 'stop', at: 1, reason, as: 'stopped' })
  expect(outline(ended('stopped_by_owner'), 'run_1')).toEqual(ended('stopped_by_owner'))
  expect(outline(ended('maria@example.org asked'), 'run_1')).not.toEqual(ended('maria@example.org asked'))
  expect(JSON.stringify(outline(ended('550 maria unknown'), 'run_1'))).not.toContain('maria')
})

test('an outlined definition moves an outlined state as the whole moves the whole', () => {
  const inputs: Input[] = [
    { type: 'started', at: 1 },
    { type: 'effect_succeeded', at: 1, sequence: 2, effect: 'set_field', outcome: { changed: true } },
  ]
  let whole = newRun('run_1')
  let outlined = outline(whole, 'run_1')
  for (const input of inputs) {
    whole = step(definition, whole, input).state
    outlined = step(outline(definition, 'run_1'), outlined, outline(input, 'run_1')).state
    expect([outlined.sequence, outlined.status, outlined.step_id]).toEqual([
      whole.sequence,
      whole.status,
      whole.step_id,
    ])
  }
  expect(whole.step_id).toBe('write')
})
