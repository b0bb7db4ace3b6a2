/** The behaviors that every runner must show. A port's method without a case here does not exist. */

import { expect } from 'vitest'
import { sized } from '../../api/testing/repetitions.ts'
import type { Step } from '../../workflows/core/definition.ts'
import { hasEnded } from '../../workflows/core/state.ts'
import { changeBehaviors } from './change-behaviors.ts'
import { eventBehaviors } from './event-behaviors.ts'
import { questionBehaviors } from './question-behaviors.ts'
import { DELIVERED } from './runner-harness.ts'
import {
  type Behavior,
  endSend,
  enroll,
  HOUR,
  hasTag,
  journey,
  kinds,
  mail,
  OFFICE,
  START,
  tag,
  wait,
} from './scenes.ts'
import { waitBehaviors } from './wait-behaviors.ts'
import { webhookBehaviors } from './webhook-behaviors.ts'
import { windowBehaviors } from './window-behaviors.ts'

export const conformance: Behavior[] = [
  {
    name: 'carries a run from tag over delay to mail and completes it',
    async run(harness) {
      await enroll(harness, journey([tag('a', 'tag_1'), wait('b', 2), mail('c')]))
      expect(harness.state('run_1')).toMatchObject({ status: 'delayed', step_id: 'b', wait: { waiting_for: 'delay' } })
      expect(harness.lead('run_1').tags).toEqual(['tag_1'])
      await harness.moveTo(START + 2 * HOUR - 1)
      expect(harness.sends()).toEqual([])
      await harness.moveTo(START + 2 * HOUR)
      expect(harness.state('run_1')).toMatchObject({
        status: 'waiting',
        step_id: 'c',
        wait: { waiting_for: 'delivery' },
      })
      await endSend(harness)
      expect(harness.state('run_1')).toMatchObject({
        status: 'completed',
        started_at: START,
        ended_at: START + 2 * HOUR,
      })
      expect(kinds(harness)).toEqual([
        'run_started',
        'tags_assigned',
        'delay_planned',
        'delay_over',
        'send_handed_off',
        'send_ended',
        'run_completed',
      ])
    },
  },
  ...changeBehaviors,
  {
    name: 'takes the first branch that holds, else otherwise, and goes on behind the branches',
    async run(harness) {
      const branch = (id: string, value: string) => ({
        id,
        when: { type: 'filter' as const, filter: hasTag(value) },
        steps: [tag(`in_${id}`, `was_in_${id}`)],
      })
      const paths = (id: string, names: string[]): Step => ({
        id,
        type: 'paths',
        branches: names.map(name => branch(`${id}_${name}`, name)),
        otherwise: [tag(`${id}_other`, `otherwise_${id}`)],
      })
      await enroll(harness, journey([paths('p', ['x', 'y', 'z']), paths('q', ['x']), tag('last', 'end')]), {
        tags: ['y', 'z'],
      })
      expect(new Set(harness.lead('run_1').tags)).toEqual(new Set(['y', 'z', 'was_in_p_y', 'otherwise_q', 'end']))
      const checked = harness.record('run_1').filter(entry => entry.type === 'branch_checked')
      expect(checked.map(entry => [entry.detail.branch_id, entry.reason])).toEqual([
        ['p_x', 'filter_not_matched'],
        ['p_y', 'filter_matched'],
        ['q_x', 'filter_not_matched'],
      ])
      expect(checked[0]?.facts).toEqual({ tags: ['y', 'z'] })
    },
  },
  {
    name: 'keeps the values of a lead out of state and inputs',
    async run(harness) {
      const branches = [{ id: 'b', when: { type: 'filter' as const, filter: hasTag('x') }, steps: [] }]
      await enroll(harness, journey([{ id: 'p', type: 'paths', branches, otherwise: [] }, wait('w', 1)]), {
        tags: ['secret'],
      })
      expect(JSON.stringify([harness.state('run_1'), harness.inputs('run_1')])).not.toContain('secret')
    },
  },
  {
    name: 'checks unenrollment, suppression and goal again at the hand-off',
    async run(harness) {
      const criteria = { unenrollment: hasTag('left'), suppression: hasTag('blocked'), goal: hasTag('bought') }
      const definition = journey([mail('a'), tag('b', 'reached')], criteria)
      const ends = {
        left: ['stopped', 'unenrolled'],
        blocked: ['stopped', 'suppressed'],
        bought: ['completed', 'goal_reached'],
      }
      for (const [name, [status, reason]] of Object.entries(ends)) {
        await harness.enroll({ run_id: name, definition, lead: { tags: [name] } })
        expect(harness.state(name)).toMatchObject({ status, reason })
        const skipped = { type: 'send_ended', reason, detail: { result: 'skipped', reason, message_id: null } }
        expect(harness.record(name)).toContainEqual(expect.objectContaining(skipped))
      }
      expect(harness.sends()).toEqual([])
      await enroll(harness, definition)
      expect(harness.sends()).toHaveLength(1)
    },
  },
  {
    name: 'records a send that was skipped or refused, and goes on',
    async run(harness) {
      await enroll(harness, journey([mail('a'), mail('b'), tag('c', 'end')]))
      await endSend(harness, { result: 'skipped', reason: 'no_consent', message_id: null })
      await endSend(harness, { result: 'not_delivered', reason: '554', message_id: 'msg_2' })
      expect(harness.lead('run_1').tags).toEqual(['end'])
      const ends = harness.record('run_1').filter(entry => entry.type === 'send_ended')
      expect(ends.map(entry => [entry.reason, entry.detail.result])).toEqual([
        ['no_consent', 'skipped'],
        ['554', 'not_delivered'],
      ])
    },
  },
  {
    name: 'takes a result once, however often it arrives',
    async run(harness) {
      await enroll(harness, journey([mail('a'), mail('b'), tag('c', 'end')]))
      const sequence = harness.state('run_1').outstanding?.sequence ?? -1
      const result = {
        type: 'effect_succeeded',
        at: START,
        sequence,
        effect: 'send_email',
        outcome: DELIVERED,
      } as const
      await harness.leave('run_1', result)
      const after = JSON.stringify(harness.state('run_1'))
      await harness.leave('run_1', result)
      expect(JSON.stringify(harness.state('run_1'))).toBe(after)
      expect(harness.sends()).toHaveLength(2)
    },
  },
  {
    name: 'tries an effect again under the same sequence',
    async run(harness) {
      await enroll(harness, journey([mail('a')], { business_hours: OFFICE }))
      const sequence = harness.state('run_1').outstanding?.sequence ?? -1
      const retry_at = Date.parse('2027-01-11T18:00:00Z')
      await harness.leave('run_1', { type: 'effect_failed', at: START, sequence, code: 'temporary', retry_at })
      expect(harness.state('run_1')).toMatchObject({
        status: 'waiting',
        wait: { waiting_for: 'retry', until: retry_at },
      })
      await harness.moveTo(retry_at)
      expect(harness.state('run_1').wait).toMatchObject({ waiting_for: 'open_window' })
      await harness.moveTo(Date.parse('2027-01-12T08:00:00Z'))
      expect(harness.state('run_1').outstanding).toMatchObject({ type: 'send_email', sequence })
      expect(harness.sends()).toHaveLength(1)
      await endSend(harness)
      expect(harness.state('run_1').status).toBe('completed')
    },
  },
  {
    name: 'fails with the reason when an effect cannot be tried, and goes on from there when retried',
    async run(harness) {
      harness.answerNext('assign_tags', [{ ok: false, code: 'tag_not_found', retry_at: null }])
      await enroll(harness, journey([tag('a', 'tag_1'), tag('b', 'tag_2')]))
      expect(harness.state('run_1')).toMatchObject({ status: 'failed', reason: 'tag_not_found', step_id: 'a' })
      await harness.leave('run_1', { type: 'event', at: START, event: { type: 'retry' } })
      expect(harness.state('run_1')).toMatchObject({ status: 'completed', reason: 'last_step_done' })
      expect(harness.lead('run_1').tags).toEqual(['tag_1', 'tag_2'])
    },
  },
  {
    name: 'fails where a mail lacks what its owner must put right, and sends it when retried',
    async run(harness) {
      for (const [i, code] of ['sender_not_verified', 'no_postal_address'].entries()) {
        const run_id = `run_${i + 1}`
        await harness.enroll({ run_id, definition: journey([mail('a'), tag('b', 'end')]) })
        const sequence = harness.state(run_id).outstanding?.sequence ?? -1
        await harness.leave(run_id, { type: 'effect_failed', at: START, sequence, code, retry_at: null })
        expect(harness.state(run_id)).toMatchObject({ status: 'failed', reason: code, step_id: 'a' })
        await harness.leave(run_id, { type: 'event', at: START, event: { type: 'retry' } })
        const again = harness.state(run_id).outstanding
        expect(again).toMatchObject({ type: 'send_email', step_id: 'a' })
        const outcome = { ...DELIVERED, message_id: `msg_${i}` }
        const of = { at: START, sequence: again?.sequence ?? -1, effect: 'send_email', outcome } as const
        await harness.leave(run_id, { type: 'effect_succeeded', ...of })
        expect(harness.state(run_id)).toMatchObject({ status: 'completed', reason: 'last_step_done' })
        expect(harness.lead(run_id).tags).toEqual(['end'])
      }
    },
  },
  {
    name: 'stops where it stands, and nothing moves it afterwards',
    async run(harness) {
      await enroll(harness, journey([wait('a', 1), mail('b')]))
      await harness.leave('run_1', { type: 'stop', at: START, reason: 'unenrolled_by_owner', as: 'stopped' })
      expect(harness.state('run_1')).toMatchObject({
        status: 'stopped',
        reason: 'unenrolled_by_owner',
        step_id: 'a',
        wait: null,
      })
      await harness.moveTo(START + 2 * HOUR)
      await harness.leave('run_1', { type: 'event', at: START, event: { type: 'retry' } })
      expect(harness.state('run_1').status).toBe('stopped')
      expect(harness.sends()).toEqual([])
    },
  },
  {
    name: 'keeps sleeping when the clock steps back',
    async run(harness) {
      await enroll(harness, journey([wait('a', 2), tag('b', 'end')]))
      await harness.moveTo(START + HOUR)
      await harness.moveTo(START - HOUR)
      expect(harness.state('run_1').status).toBe('delayed')
      await harness.moveTo(START + 2 * HOUR)
      expect(harness.state('run_1').status).toBe('completed')
    },
  },
  {
    name: 'continues after a restart in mid-delay, once',
    crashes: true,
    async run(harness) {
      await enroll(harness, journey([tag('a', 'tag_1'), wait('b', 2), mail('c')]))
      await harness.moveTo(START + HOUR)
      await harness.restart()
      expect(harness.state('run_1').status).toBe('delayed')
      await harness.moveTo(START + 3 * HOUR)
      await harness.restart()
      expect(harness.sends()).toHaveLength(1)
      await endSend(harness)
      expect(harness.state('run_1').status).toBe('completed')
      const sequences = harness.record('run_1').map(entry => entry.sequence)
      expect(new Set(sequences).size).toBe(sequences.length)
    },
  },
  {
    name: 'lets a run that breaks harm no other, tries it again, and fails it in the end',
    crashes: true,
    async run(harness) {
      const broken = new Error('broken')
      const definition = journey([tag('a', 'tag_1'), { id: 'b', type: 'unsubscribe' }])
      harness.answerNext(
        'unsubscribe',
        Array.from({ length: 5 }, () => broken),
      )
      await enroll(harness, definition)
      await harness.enroll({ run_id: 'run_2', definition: journey([tag('a', 'tag_2')]) })
      expect(harness.state('run_2').status).toBe('completed')
      expect(harness.state('run_1').status).toBe('pending')
      expect(harness.lead('run_1').tags).toEqual([])
      for (let hours = 1; hours < 6; hours++) await harness.moveTo(START + hours * HOUR)
      // They are told of after the record is written.
      await expect.poll(() => harness.errors()).toHaveLength(5)
      expect(harness.state('run_1')).toMatchObject({ status: 'failed', reason: 'internal_error' })
      await harness.leave('run_1', { type: 'event', at: harness.now(), event: { type: 'retry' } })
      expect(harness.state('run_1').status).toBe('completed')
    },
  },
  {
    name: 'ends every run of a crowd that is enrolled together',
    async run(harness) {
      const definition = journey([tag('a', 'tag_1'), wait('b', 1), tag('c', 'tag_2')])
      const ids = Array.from({ length: sized(20, 250) }, (_, i) => `run_${i}`)
      for (const run_id of ids) await harness.enroll({ run_id, definition })
      await harness.moveTo(START + HOUR)
      expect(ids.filter(id => !hasEnded(harness.state(id)))).toEqual([])
    },
  },
  ...windowBehaviors,
  ...eventBehaviors,
  ...questionBehaviors,
  ...webhookBehaviors,
  ...waitBehaviors,
]
