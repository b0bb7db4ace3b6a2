/** The part of the conformance list about questions and mails that a model writes. */
import { expect } from 'vitest'
import type { AiEmailWriterStep, Step } from '../../workflows/core/definition.ts'
import { DELIVERED, type Rig } from './rig.ts'
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
const tea = { kind: 'answered', step_id: 'q', answer_id: 'tea' } as const
const asked = (rig: Rig) => endEffect(rig, 'ask_question', DELIVERED)
const written = (rig: Rig) => endEffect(rig, 'write_email', { draft_id: 'draft_1' })
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
    async run(rig) {
      await enroll(rig, journey([question('q', { field_id: 'field_drink' }), tag('z', 'end')]))
      expect(rig.sends()).toMatchObject([{ kind: 'ask_question', step_id: 'q', template_id: 'tmpl_q' }])
      await asked(rig)
      expect(rig.state('run_1')).toMatchObject({
        status: 'waiting',
        wait: { waiting_for: 'answer', until: START + 2 * DAY, zone: 'Europe/Madrid' },
      })
      await rig.moveTo(START + HOUR)
      await rig.happen('run_1', tea)
      expect(rig.state('run_1')).toMatchObject({ status: 'completed', ended_at: START + HOUR })
      expect(rig.lead('run_1')).toMatchObject({ tags: ['end'], fields: { field_drink: 'tea' } })
      const own = rig.record('run_1').filter(entry => entry.step_id === 'q')
      expect(own.map(entry => [entry.kind, entry.reason])).toEqual([
        ['send_handed_off', 'step_reached'],
        ['send_ended', 'delivered'],
        ['answer_awaited', 'wait_up_to'],
        ['answer_came', 'in_time'],
        ['answer_stored', 'stored'],
      ])
      await rig.happen('run_1', { ...tea, answer_id: 'coffee' })
      expect(rig.lead('run_1').fields).toEqual({ field_drink: 'tea' })
    },
  },
  {
    name: 'goes on without an answer at the limit; a late one counts for a later branch only',
    async run(rig) {
      const later = paths('p', { tea }, 1)
      await enroll(rig, journey([question('q', { field_id: 'field_drink' }), wait('w', 1), later]))
      await asked(rig)
      await rig.moveTo(START + 2 * DAY)
      expect(rig.state('run_1')).toMatchObject({ status: 'delayed', step_id: 'w' })
      expect(reasons(rig, 'answer_missed')).toEqual(['limit_reached'])
      await rig.happen('run_1', tea)
      expect(rig.state('run_1')).toMatchObject({ status: 'delayed', step_id: 'w' })
      await rig.moveTo(START + 2 * DAY + HOUR)
      expect(rig.lead('run_1')).toMatchObject({ tags: ['tea'], fields: {} })
    },
  },
  {
    name: 'takes an answer that is there before the result of the mail',
    async run(rig) {
      await enroll(rig, journey([question('q'), tag('z', 'end')]))
      await rig.happen('run_1', tea)
      expect(rig.state('run_1').wait?.waiting_for).toBe('delivery')
      await asked(rig)
      expect(rig.state('run_1').status).toBe('completed')
      expect(reasons(rig, 'answer_came')).toEqual(['answered_already'])
    },
  },
  {
    name: 'waits for no answer when nobody was asked',
    async run(rig) {
      await enroll(rig, journey([question('q'), tag('z', 'end')]))
      await endEffect(rig, 'ask_question', { result: 'skipped', reason: 'no_consent', message_id: null })
      expect(rig.state('run_1').status).toBe('completed')
      expect(reasons(rig, 'send_ended')).toEqual(['no_consent'])
      expect(reasons(rig, 'answer_missed')).toEqual(['not_asked'])
    },
  },
  {
    name: 'asks a question in an open minute only, and nobody who has left',
    async run(rig) {
      const settings = { business_hours: OFFICE, suppression: hasTag('blocked') }
      const definition = journey([wait('w', 10), question('q')], settings)
      await enroll(rig, definition)
      await rig.enroll({ run_id: 'run_2', definition, lead: { tags: ['blocked'] } })
      await rig.moveTo(START + 10 * HOUR)
      expect(rig.sends()).toEqual([])
      await rig.moveTo(Date.parse('2027-01-12T08:00:00Z'))
      expect(rig.sends()).toMatchObject([{ kind: 'ask_question', run_id: 'run_1' }])
      expect(rig.state('run_2')).toMatchObject({ status: 'stopped', reason: 'suppressed' })
    },
  },
]

const writing: Behavior[] = [
  {
    name: 'has a mail written and hands the text to the step that sends it',
    async run(rig) {
      await enroll(rig, journey([writer('w', false), send]))
      expect(rig.state('run_1')).toMatchObject({ status: 'waiting', wait: { waiting_for: 'writing' } })
      expect(rig.sends()).toMatchObject([{ kind: 'write_email', prompt: 'Thank them.', model: 'small' }])
      await written(rig)
      expect(rig.sends().find(effect => effect.kind === 'send_email')).toMatchObject({ ai_step_id: 'w' })
      await endSend(rig)
      expect(rig.state('run_1').status).toBe('completed')
    },
  },
  {
    name: 'waits for approval, however long, and goes on when somebody has decided',
    async run(rig) {
      const definition = journey([writer('w', true), tag('z', 'end')])
      await enroll(rig, definition)
      await written(rig)
      expect(rig.state('run_1')).toMatchObject({ status: 'waiting', wait: { waiting_for: 'approval', until: null } })
      await rig.moveTo(START + 30 * DAY)
      await decide(rig, { kind: 'approval', step_id: 'other', approved: true })
      expect(rig.state('run_1').status).toBe('waiting')
      await decide(rig, { kind: 'approval', step_id: 'w', approved: false })
      expect(rig.state('run_1').status).toBe('completed')
      expect(reasons(rig, 'approval_given')).toEqual(['rejected'])
    },
  },
  {
    name: 'fails when nothing could be written, and writes anew when retried',
    async run(rig) {
      await enroll(rig, journey([writer('w', false), tag('z', 'end')]))
      const sequence = rig.state('run_1').outstanding?.sequence ?? -1
      const retry_at = START + HOUR
      await rig.leave('run_1', { type: 'effect_failed', at: START, sequence, code: 'ai_busy', retry_at })
      await rig.moveTo(retry_at)
      expect(rig.state('run_1')).toMatchObject({ wait: { waiting_for: 'writing' }, outstanding: { sequence } })
      await rig.leave('run_1', { type: 'effect_failed', at: retry_at, sequence, code: 'ai_cut_off', retry_at: null })
      expect(rig.state('run_1')).toMatchObject({ status: 'failed', reason: 'ai_cut_off', step_id: 'w' })
      await decide(rig, { kind: 'retry' })
      expect(rig.state('run_1')).toMatchObject({ status: 'waiting', wait: { waiting_for: 'writing' } })
      expect(rig.state('run_1').outstanding?.sequence).toBeGreaterThan(sequence)
      await written(rig)
      expect(rig.state('run_1').status).toBe('completed')
    },
  },
]

const endings: Behavior[] = [
  {
    name: 'has nothing written for somebody who has left',
    async run(rig) {
      await enroll(rig, journey([writer('w', false), send], { unenrollment: hasTag('left') }), { tags: ['left'] })
      expect(rig.state('run_1')).toMatchObject({ status: 'stopped', reason: 'unenrolled', step_id: 'w' })
      expect(rig.sends()).toEqual([])
    },
  },
  {
    name: 'stops while it waits for an answer or an approval, and completes by its goal',
    async run(rig) {
      await enroll(rig, journey([question('q')]))
      await asked(rig)
      await rig.leave('run_1', { type: 'stop', at: START, reason: 'lead_erased', as: 'stopped' })
      expect(rig.state('run_1')).toMatchObject({ status: 'stopped', wait: null, outstanding: null })
      expect(reasons(rig, 'answer_missed')).toEqual(['lead_erased'])
      await rig.enroll({ run_id: 'run_2', definition: journey([writer('w', true)]) })
      const sequence = rig.state('run_2').outstanding?.sequence ?? -1
      const outcome = { draft_id: 'draft_2' }
      await rig.leave('run_2', { type: 'effect_succeeded', at: START, sequence, kind: 'write_email', outcome })
      await rig.leave('run_2', { type: 'stop', at: START, reason: 'goal_reached', as: 'completed' })
      expect(rig.state('run_2')).toMatchObject({ status: 'completed', reason: 'goal_reached', ended_at: START })
      await rig.leave('run_2', { type: 'event', at: START, event: { kind: 'approval', step_id: 'w', approved: true } })
      expect(rig.state('run_2').status).toBe('completed')
    },
  },
  {
    name: 'tries at once what has failed for now when the owner skips the wait',
    async run(rig) {
      await enroll(rig, journey([question('q')]))
      const sequence = rig.state('run_1').outstanding?.sequence ?? -1
      const failed = { type: 'effect_failed', at: START, sequence, code: 'temporary', retry_at: START + HOUR } as const
      await rig.leave('run_1', failed)
      expect(rig.state('run_1').wait?.waiting_for).toBe('retry')
      await decide(rig, { kind: 'skip_wait' })
      expect(rig.state('run_1')).toMatchObject({ wait: { waiting_for: 'delivery' }, outstanding: { sequence } })
      expect(reasons(rig, 'wait_replanned')).toEqual(['skipped_by_owner'])
    },
  },
]

export const questionBehaviors: Behavior[] = [...questions, ...writing, ...endings]
