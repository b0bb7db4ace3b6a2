/** The part of the conformance list about questions and mails that a model writes. */
import { expect } from 'vitest'
import type { AiEmailWriterStep, Step } from '../../workflows/core/definition.ts'
import { DELIVERED, type Harness } from './runner-harness.ts'
import {
  type Behavior,
  decide,
  endEffect,
  endSend,
  enroll,
  HOUR,
  hasTag,
  journey,
  OFFICE,
  paths,
  question,
  reasons,
  START,
  tag,
  wait,
} from './scenes.ts'

const DAY = 24 * HOUR
const tea = { type: 'answered', step_id: 'q', answer_id: 'tea' } as const
const asked = (harness: Harness) => endEffect(harness, 'ask_question', DELIVERED)
const written = (harness: Harness) => endEffect(harness, 'write_email', { draft_id: 'draft_1' })
const writer = (id: string, needs_approval: boolean): AiEmailWriterStep => ({
  id,
  type: 'ai_email_writer',
  prompt: 'Thank them.',
  model: 'small',
  needs_approval,
})
const send: Step = { id: 's', type: 'send_email', template_id: 'tmpl_s', sender_id: 'snd_1', ai_step_id: 'w' }

const questions: Behavior[] = [
  {
    name: 'asks a question, waits for the answer, stores it and goes on',
    async run(harness) {
      await enroll(harness, journey([question('q', { field_id: 'field_drink' }), tag('z', 'end')]))
      expect(harness.sends()).toMatchObject([{ type: 'ask_question', step_id: 'q', template_id: 'tmpl_q' }])
      await asked(harness)
      expect(harness.state('run_1')).toMatchObject({
        status: 'waiting',
        wait: { waiting_for: 'answer', until: START + 2 * DAY, zone: 'Europe/Madrid' },
      })
      await harness.moveTo(START + HOUR)
      await harness.happen('run_1', tea)
      expect(harness.state('run_1')).toMatchObject({ status: 'completed', ended_at: START + HOUR })
      expect(harness.lead('run_1')).toMatchObject({ tags: ['end'], fields: { field_drink: 'tea' } })
      const own = harness.record('run_1').filter(entry => entry.step_id === 'q')
      expect(own.map(entry => [entry.type, entry.reason])).toEqual([
        ['send_handed_off', 'step_reached'],
        ['send_ended', 'delivered'],
        ['answer_awaited', 'wait_up_to'],
        ['answer_came', 'in_time'],
        ['answer_stored', 'stored'],
      ])
      await harness.happen('run_1', { ...tea, answer_id: 'coffee' })
      expect(harness.lead('run_1').fields).toEqual({ field_drink: 'tea' })
    },
  },
  {
    name: 'goes on without an answer at the limit; a late one counts for a later branch only',
    async run(harness) {
      const later = paths('p', { tea }, 1)
      await enroll(harness, journey([question('q', { field_id: 'field_drink' }), wait('w', 1), later]))
      await asked(harness)
      await harness.moveTo(START + 2 * DAY)
      expect(harness.state('run_1')).toMatchObject({ status: 'delayed', step_id: 'w' })
      expect(reasons(harness, 'answer_missed')).toEqual(['limit_reached'])
      await harness.happen('run_1', tea)
      expect(harness.state('run_1')).toMatchObject({ status: 'delayed', step_id: 'w' })
      await harness.moveTo(START + 2 * DAY + HOUR)
      expect(harness.lead('run_1')).toMatchObject({ tags: ['tea'], fields: {} })
    },
  },
  {
    name: 'takes an answer that is there before the result of the mail',
    async run(harness) {
      await enroll(harness, journey([question('q'), tag('z', 'end')]))
      await harness.happen('run_1', tea)
      expect(harness.state('run_1').wait?.waiting_for).toBe('delivery')
      await asked(harness)
      expect(harness.state('run_1').status).toBe('completed')
      expect(reasons(harness, 'answer_came')).toEqual(['answered_already'])
    },
  },
  {
    name: 'waits for no answer when nobody was asked',
    async run(harness) {
      await enroll(harness, journey([question('q'), tag('z', 'end')]))
      await endEffect(harness, 'ask_question', { result: 'skipped', reason: 'no_consent', message_id: null })
      expect(harness.state('run_1').status).toBe('completed')
      expect(reasons(harness, 'send_ended')).toEqual(['no_consent'])
      expect(reasons(harness, 'answer_missed')).toEqual(['not_asked'])
    },
  },
  {
    name: 'asks a question in an open minute only, and nobody who has left',
    async run(harness) {
      const settings = { business_hours: OFFICE, suppression: hasTag('blocked') }
      const definition = journey([wait('w', 10), question('q')], settings)
      await enroll(harness, definition)
      await harness.enroll({ run_id: 'run_2', definition, lead: { tags: ['blocked'] } })
      await harness.moveTo(START + 10 * HOUR)
      expect(harness.sends()).toEqual([])
      await harness.moveTo(Date.parse('2027-01-12T08:00:00Z'))
      expect(harness.sends()).toMatchObject([{ type: 'ask_question', run_id: 'run_1' }])
      expect(harness.state('run_2')).toMatchObject({ status: 'stopped', reason: 'suppressed' })
    },
  },
]

const writing: Behavior[] = [
  {
    name: 'has a mail written and hands the text to the step that sends it',
    async run(harness) {
      await enroll(harness, journey([writer('w', false), send]))
      expect(harness.state('run_1')).toMatchObject({ status: 'waiting', wait: { waiting_for: 'writing' } })
      expect(harness.sends()).toMatchObject([{ type: 'write_email', prompt: 'Thank them.', model: 'small' }])
      await written(harness)
      expect(harness.sends().find(effect => effect.type === 'send_email')).toMatchObject({ ai_step_id: 'w' })
      await endSend(harness)
      expect(harness.state('run_1').status).toBe('completed')
    },
  },
  {
    name: 'waits for approval, however long, and goes on when somebody has decided',
    async run(harness) {
      const definition = journey([writer('w', true), tag('z', 'end')])
      await enroll(harness, definition)
      await written(harness)
      expect(harness.state('run_1')).toMatchObject({
        status: 'waiting',
        wait: { waiting_for: 'approval', until: null },
      })
      await harness.moveTo(START + 30 * DAY)
      await decide(harness, { type: 'approval', step_id: 'other', approved: true })
      expect(harness.state('run_1').status).toBe('waiting')
      await decide(harness, { type: 'approval', step_id: 'w', approved: false })
      expect(harness.state('run_1').status).toBe('completed')
      expect(reasons(harness, 'approval_given')).toEqual(['rejected'])
    },
  },
  {
    name: 'fails when nothing could be written, and writes anew when retried',
    async run(harness) {
      await enroll(harness, journey([writer('w', false), tag('z', 'end')]))
      const sequence = harness.state('run_1').outstanding?.sequence ?? -1
      const retry_at = START + HOUR
      await harness.leave('run_1', { type: 'effect_failed', at: START, sequence, code: 'ai_busy', retry_at })
      await harness.moveTo(retry_at)
      expect(harness.state('run_1')).toMatchObject({ wait: { waiting_for: 'writing' }, outstanding: { sequence } })
      await harness.leave('run_1', {
        type: 'effect_failed',
        at: retry_at,
        sequence,
        code: 'ai_cut_off',
        retry_at: null,
      })
      expect(harness.state('run_1')).toMatchObject({ status: 'failed', reason: 'ai_cut_off', step_id: 'w' })
      await decide(harness, { type: 'retry' })
      expect(harness.state('run_1')).toMatchObject({ status: 'waiting', wait: { waiting_for: 'writing' } })
      expect(harness.state('run_1').outstanding?.sequence).toBeGreaterThan(sequence)
      await written(harness)
      expect(harness.state('run_1').status).toBe('completed')
    },
  },
]

const endings: Behavior[] = [
  {
    name: 'has nothing written for somebody who has left',
    async run(harness) {
      await enroll(harness, journey([writer('w', false), send], { unenrollment: hasTag('left') }), { tags: ['left'] })
      expect(harness.state('run_1')).toMatchObject({ status: 'stopped', reason: 'unenrolled', step_id: 'w' })
      expect(harness.sends()).toEqual([])
    },
  },
  {
    name: 'stops while it waits for an answer or an approval, and completes by its goal',
    async run(harness) {
      await enroll(harness, journey([question('q')]))
      await asked(harness)
      await harness.leave('run_1', { type: 'stop', at: START, reason: 'lead_erased', as: 'stopped' })
      expect(harness.state('run_1')).toMatchObject({ status: 'stopped', wait: null, outstanding: null })
      expect(reasons(harness, 'answer_missed')).toEqual(['lead_erased'])
      await harness.enroll({ run_id: 'run_2', definition: journey([writer('w', true)]) })
      const sequence = harness.state('run_2').outstanding?.sequence ?? -1
      const outcome = { draft_id: 'draft_2' }
      await harness.leave('run_2', { type: 'effect_succeeded', at: START, sequence, effect: 'write_email', outcome })
      await harness.leave('run_2', { type: 'stop', at: START, reason: 'goal_reached', as: 'completed' })
      expect(harness.state('run_2')).toMatchObject({ status: 'completed', reason: 'goal_reached', ended_at: START })
      await harness.leave('run_2', {
        type: 'event',
        at: START,
        event: { type: 'approval', step_id: 'w', approved: true },
      })
      expect(harness.state('run_2').status).toBe('completed')
    },
  },
  {
    name: 'tries at once what has failed for now when the owner skips the wait',
    async run(harness) {
      await enroll(harness, journey([question('q')]))
      const sequence = harness.state('run_1').outstanding?.sequence ?? -1
      const failed = { type: 'effect_failed', at: START, sequence, code: 'temporary', retry_at: START + HOUR } as const
      await harness.leave('run_1', failed)
      expect(harness.state('run_1').wait?.waiting_for).toBe('retry')
      await decide(harness, { type: 'skip_wait' })
      expect(harness.state('run_1')).toMatchObject({ wait: { waiting_for: 'delivery' }, outstanding: { sequence } })
      expect(reasons(harness, 'wait_replanned')).toEqual(['skipped_by_owner'])
    },
  },
]

export const questionBehaviors: Behavior[] = [...questions, ...writing, ...endings]
