import { expect, test } from 'vitest'
import type { Branch, Definition, Step } from './definition.ts'
import { type DefinitionLimits, validateDefinition } from './validate.ts'

const LIMITS: DefinitionLimits = {
  branches_max: 10,
  depth_max: 3,
  steps_max: 20,
  delay_days_max: 400,
  wait_days_max: 90,
  offset_days_max: 365,
  answers_max: 10,
  prompt_characters_max: 4_000,
  webhook_fields_max: 20,
  sandbox_hours_max: 8_760,
}

const problems = (steps: Step[]) => {
  const definition: Definition = { version: 1, steps, business_hours: null, timezone: null, use_lead_timezone: false }
  return validateDefinition(definition, LIMITS).map(({ step_id, field, code }) => [step_id, field, code])
}
const end = (id: string): Step => ({ id, type: 'unsubscribe' })
const share = (id: string, percent: number, steps: Step[] = []): Branch => ({
  id,
  when: { type: 'percentage', percent },
  steps,
})
const paths = (id: string, branches: Branch[], otherwise: Step[] = []): Step => ({
  id,
  type: 'paths',
  branches,
  otherwise,
})
const wait = (value: number, at?: string): Step => ({ id: 'w', type: 'delay', duration: { value, unit: 'days', at } })

test('a sound definition has no problem', () => {
  expect(
    problems([paths('p', [share('a', 50, [end('x')])], [end('y')]), wait(1), wait(0, '09:00')].slice(0, 2)),
  ).toEqual([])
  expect(problems([wait(0, '09:00')])).toEqual([])
})

test('an empty journey is named', () => {
  expect(problems([])).toEqual([[null, '/steps', 'no_steps']])
})

test('an id is used once, in branches too', () => {
  expect(problems([end('a'), paths('p', [share('b', 10, [end('a')])]), end('')])).toEqual([
    ['a', '/steps/1/branches/0/steps/0/id', 'duplicate_id'],
    ['', '/steps/2/id', 'missing_id'],
  ])
})

test('what can never be reached is named', () => {
  expect(problems([paths('p', [share('a', 60), share('b', 40), share('c', 0.5)], [end('x')])])).toEqual([
    ['p', '/steps/0/branches/2', 'unreachable'],
    ['p', '/steps/0/branches', 'shares_exceed_100'],
    ['p', '/steps/0/otherwise', 'unreachable'],
  ])
})

test('branches, depth and steps are limited', () => {
  const eleven = Array.from({ length: 11 }, (_, i) => share(`b${i}`, 1))
  expect(problems([paths('p', eleven)])).toEqual([['p', '/steps/0/branches', 'too_many_branches']])
  expect(problems([paths('p', [])])).toEqual([['p', '/steps/0/branches', 'no_branches']])
  let nested: Step = end('leaf')
  for (let i = 0; i < 200; i++) nested = paths(`p${i}`, [share(`b${i}`, 1, [nested])])
  expect(problems([nested]).map(([, , code]) => code)).toEqual(['too_deep'])
  expect(problems(Array.from({ length: 21 }, (_, i) => end(`s${i}`)))).toEqual([[null, '/steps', 'too_many_steps']])
})

test('values of steps are judged at their field', () => {
  const steps: Step[] = [
    { id: 'a', type: 'assign_tags', tag_ids: [] },
    { id: 'a2', type: 'add_to_audience', audience_ids: [] },
    { id: 'b', type: 'send_email', template_id: '', sender_id: '' },
    { id: 'c', type: 'set_custom_field_value', field_id: '', value: null },
    paths('p', [share('x', 101)]),
  ]
  expect(problems(steps)).toEqual([
    ['a', '/steps/0/tag_ids', 'missing_value'],
    ['a2', '/steps/1/audience_ids', 'missing_value'],
    ['b', '/steps/2/template_id', 'missing_value'],
    ['b', '/steps/2/sender_id', 'missing_value'],
    ['c', '/steps/3/field_id', 'missing_value'],
    ['p', '/steps/4/branches/0/when/percent', 'share_out_of_range'],
  ])
})

test.each([[0], [-1], [1.5], [401], [Number.NaN]])('a delay of %s days is out of range', value => {
  expect(problems([wait(value)])).toEqual([['w', '/steps/0/duration/value', 'delay_out_of_range']])
})

test.each(['9:00', '24:00', '12:60', ''])('a delay cannot end at "%s"', at => {
  expect(problems([wait(1, at)])).toEqual([['w', '/steps/0/duration/at', 'invalid_time_of_day']])
})
