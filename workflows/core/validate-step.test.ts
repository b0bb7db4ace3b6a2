import { describe, expect, test } from 'vitest'
import type { AskQuestionStep, Branch, Definition, DelayStep, EventCondition, Step } from './definition.ts'
import { type DefinitionLimits, validateDefinition } from './validate.ts'

const LIMITS: DefinitionLimits = {
  branches_max: 10,
  depth_max: 10,
  steps_max: 200,
  delay_days_max: 3_650,
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
const mail = (id: string, ai_step_id?: string): Step => ({
  id,
  type: 'send_email',
  template_id: 'tmpl_1',
  sender_id: 'snd_1',
  ai_step_id,
})
const writer = (id: string, prompt = 'Write.'): Step => ({ id, type: 'ai_email_writer', prompt, needs_approval: false })
const question = (settings: Partial<AskQuestionStep> = {}): AskQuestionStep => ({
  id: 'q',
  type: 'ask_question',
  template_id: 'tmpl_1',
  sender_id: 'snd_1',
  question: 'Tea?',
  answers: [
    { id: 'yes', label: 'Yes' },
    { id: 'no', label: 'No' },
  ],
  wait_up_to: { value: 2, unit: 'days' },
  ...settings,
})
const waiting = { wait_up_to: { value: 2, unit: 'days' } } as const
const branch = (when: Branch['when'], steps: Step[] = []): Branch => ({
  id: `b${JSON.stringify(when).length}`,
  when,
  steps,
})
const by = (...events: EventCondition[]): Step => ({
  id: 'p',
  type: 'paths',
  branches: events.map((when, i) => ({ id: `b${i}`, when, steps: [] })),
  otherwise: [],
  ...waiting,
})

describe('a delay', () => {
  const until = { field_id: 'field_1', offset_days: -3, at: '09:00' }
  const delay = (settings: Partial<DelayStep>): Step => ({ id: 'd', type: 'delay', ...settings })

  test('is either a span or a date', () => {
    expect(problems([delay({ until })])).toEqual([])
    expect(problems([delay({})])).toEqual([['d', '/steps/0/duration', 'no_delay']])
    expect(problems([delay({ until, duration: { value: 1, unit: 'days' } })])).toEqual([
      ['d', '/steps/0/until', 'two_delays'],
    ])
  })

  test.each([
    [{ field_id: '' }, 'field_id', 'missing_value'],
    [{ offset_days: 366 }, 'offset_days', 'offset_out_of_range'],
    [{ offset_days: -366 }, 'offset_days', 'offset_out_of_range'],
    [{ offset_days: 0.5 }, 'offset_days', 'offset_out_of_range'],
    [{ at: '24:00' }, 'at', 'invalid_time_of_day'],
  ])('names what is wrong with a date: %o', (wrong, field, code) => {
    expect(problems([delay({ until: { ...until, ...wrong } })])).toEqual([['d', `/steps/0/until/${field}`, code]])
  })

  test('reaches a year before and behind its date', () => {
    for (const offset_days of [-365, 365]) expect(problems([delay({ until: { ...until, offset_days } })])).toEqual([])
  })
})

describe('a branch by an event', () => {
  const opened: EventCondition = { type: 'opened', step_id: 'm' }

  test('needs a time limit of at most 90 days', () => {
    const paths = by(opened) as Extract<Step, { type: 'paths' }>
    const limited = (value: number, unit: 'days' | 'months') => ({ ...paths, wait_up_to: { value, unit } })
    expect(problems([mail('m'), { ...paths, wait_up_to: undefined }])).toEqual([
      ['p', '/steps/1/wait_up_to', 'no_time_limit'],
    ])
    expect(problems([mail('m'), limited(90, 'days')])).toEqual([])
    for (const wait of [limited(91, 'days'), limited(3, 'months'), limited(0, 'days')]) {
      expect(problems([mail('m'), wait])).toEqual([['p', '/steps/1/wait_up_to/value', 'wait_out_of_range']])
    }
  })

  test('names an earlier step that can have sent what it asks about', () => {
    expect(problems([by(opened), mail('m')])).toEqual([
      ['p', '/steps/0/branches/0/when/step_id', 'not_an_earlier_email'],
    ])
    expect(problems([writer('m'), by(opened)])).toEqual([
      ['p', '/steps/1/branches/0/when/step_id', 'not_an_earlier_email'],
    ])
    expect(problems([question(), by({ type: 'opened', step_id: 'q' })])).toEqual([])
    expect(problems([mail('m'), by({ type: 'answered', step_id: 'm' })])).toEqual([
      ['p', '/steps/1/branches/0/when/step_id', 'not_an_earlier_question'],
    ])
    expect(problems([question(), by({ type: 'answered', step_id: 'q', answer_id: 'maybe' })])).toEqual([
      ['p', '/steps/1/branches/0/when/answer_id', 'unknown_answer'],
    ])
  })

  test('may ask about a mail of a branch before it, not about one of a branch beside it', () => {
    const share = { type: 'percentage', percent: 50 } as const
    const fork = (steps: Step[], otherwise: Step[] = []): Step => ({
      id: 'f',
      type: 'paths',
      branches: [branch(share, steps)],
      otherwise,
    })
    expect(problems([fork([mail('m')]), by(opened)])).toEqual([])
    expect(problems([fork([mail('m')], [by(opened)])]).map(([, field]) => field)).toEqual([
      '/steps/0/otherwise/0/branches/0/when/step_id',
    ])
  })
})

describe('a branch that nobody reaches', () => {
  const everybody: Branch['when'] = { type: 'filter', filter: { type: 'all', filters: [] } }
  const tagged = { type: 'filter', filter: { type: 'rule', field: 'tags', op: 'has', value: 'tag_1' } } as const
  const paths = (...conditions: Branch['when'][]): Step => ({
    id: 'p',
    type: 'paths',
    branches: conditions.map((when, i) => ({ id: `b${i}`, when, steps: [] })),
    otherwise: [],
    ...waiting,
  })

  test('stands behind one that takes everybody, or the same people', () => {
    const unreachable = [['p', '/steps/1/branches/1', 'unreachable']]
    const clicked = { type: 'clicked', step_id: 'm' } as const
    expect(problems([mail('m'), paths(everybody, tagged)])).toEqual(unreachable)
    expect(problems([mail('m'), paths(tagged, { ...tagged })])).toEqual(unreachable)
    expect(problems([mail('m'), paths(clicked, { ...clicked, url: 'https://a.example' })])).toEqual(unreachable)
    expect(problems([mail('m'), paths({ ...clicked, url: 'https://a.example' }, clicked)])).toEqual([])
    expect(problems([mail('m'), paths(tagged, clicked)])).toEqual([])
  })

  test('is otherwise where everybody is taken before', () => {
    const all: Step = { id: 'p', type: 'paths', branches: [branch(everybody)], otherwise: [mail('m')] }
    expect(problems([all])).toEqual([['p', '/steps/0/otherwise', 'unreachable']])
  })
})

describe('a written mail', () => {
  test('is written before it is sent, on every way', () => {
    const fork: Step = {
      id: 'f',
      type: 'paths',
      branches: [branch({ type: 'percentage', percent: 50 }, [writer('w')])],
      otherwise: [],
    }
    expect(problems([writer('w'), mail('m', 'w')])).toEqual([])
    const code = ['m', '/steps/1/ai_step_id', 'not_an_earlier_writer']
    expect(problems([fork, mail('m', 'w')])).toEqual([code])
    expect(problems([mail('w'), mail('m', 'w')])).toEqual([code])
    expect(problems([mail('m', 'w'), writer('w')])).toEqual([['m', '/steps/0/ai_step_id', 'not_an_earlier_writer']])
  })

  test('has a prompt of at most 4,000 characters', () => {
    expect(problems([writer('w', 'x'.repeat(4_000))])).toEqual([])
    expect(problems([writer('w', 'x'.repeat(4_001))])).toEqual([['w', '/steps/0/prompt', 'prompt_too_long']])
    expect(problems([writer('w', ' ')])).toEqual([['w', '/steps/0/prompt', 'missing_value']])
  })
})

describe('a question', () => {
  const many = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `a${i}`, label: `A ${i}` }))

  test('has no answers or two to ten', () => {
    for (const count of [0, 2, 10]) expect(problems([question({ answers: many(count) })])).toEqual([])
    for (const count of [1, 11]) {
      expect(problems([question({ answers: many(count) })])).toEqual([
        ['q', '/steps/0/answers', 'answers_out_of_range'],
      ])
    }
  })

  test('names what is wrong with itself and its answers', () => {
    const answers = [...many(1), { id: 'a0', label: '' }, { id: '', label: 'C' }]
    const wait_up_to = { value: 91, unit: 'days' } as const
    expect(problems([question({ question: ' ', answers, field_id: '', template_id: '', wait_up_to })])).toEqual([
      ['q', '/steps/0/template_id', 'missing_value'],
      ['q', '/steps/0/question', 'missing_value'],
      ['q', '/steps/0/answers/1/id', 'duplicate_id'],
      ['q', '/steps/0/answers/1/label', 'missing_value'],
      ['q', '/steps/0/answers/2/id', 'missing_id'],
      ['q', '/steps/0/field_id', 'missing_value'],
      ['q', '/steps/0/wait_up_to/value', 'wait_out_of_range'],
    ])
  })
})
