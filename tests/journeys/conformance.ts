/** The behaviors that every runner must show. A port's method without a case here does not exist. */
import { expect } from 'vitest'
import type { Step } from '../../workflows/core/definition.ts'
import { hasEnded } from '../../workflows/core/state.ts'
import { eventBehaviors } from './event-behaviors.ts'
import { questionBehaviors } from './question-behaviors.ts'
import { DELIVERED } from './rig.ts'
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
import { windowBehaviors } from './window-behaviors.ts'

export const conformance: Behavior[] = [
  {
    name: 'carries a run from tag over delay to mail and completes it',
    async run(rig) {
      await enroll(rig, journey([tag('a', 'tag_1'), wait('b', 2), mail('c')]))
      expect(rig.state('run_1')).toMatchObject({ status: 'delayed', step_id: 'b', wait: { waiting_for: 'delay' } })
      expect(rig.lead('run_1').tags).toEqual(['tag_1'])
      await rig.moveTo(START + 2 * HOUR - 1)
      expect(rig.sends()).toEqual([])
      await rig.moveTo(START + 2 * HOUR)
      expect(rig.state('run_1')).toMatchObject({ status: 'waiting', step_id: 'c', wait: { waiting_for: 'delivery' } })
      await endSend(rig)
      expect(rig.state('run_1')).toMatchObject({ status: 'completed', started_at: START, ended_at: START + 2 * HOUR })
      expect(kinds(rig)).toEqual([
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
  {
    name: 'changes the lead by every step on the database',
    async run(rig) {
      const steps: Step[] = [
        { id: 'a', type: 'remove_tags', tag_ids: ['old', 'never_had'] },
        { id: 'b', type: 'set_custom_field_value', field_id: 'field_1', value: 3 },
        { id: 'c', type: 'unsubscribe' },
      ]
      await enroll(rig, journey(steps), { tags: ['old'] })
      expect(rig.lead('run_1')).toMatchObject({ tags: [], fields: { field_1: 3 }, subscribed: false })
      expect(rig.state('run_1').status).toBe('completed')
      expect(rig.record('run_1')[1]).toMatchObject({ kind: 'tags_removed', detail: { changed: ['old'] } })
    },
  },
  {
    name: 'takes the first branch that holds, else otherwise, and goes on behind the branches',
    async run(rig) {
      const branch = (id: string, value: string) => ({
        id,
        when: { kind: 'filter' as const, filter: hasTag(value) },
        steps: [tag(`in_${id}`, `was_in_${id}`)],
      })
      const paths = (id: string, names: string[]): Step => ({
        id,
        type: 'paths',
        branches: names.map(name => branch(`${id}_${name}`, name)),
        otherwise: [tag(`${id}_other`, `otherwise_${id}`)],
      })
      await enroll(rig, journey([paths('p', ['x', 'y', 'z']), paths('q', ['x']), tag('last', 'end')]), {
        tags: ['y', 'z'],
      })
      expect(new Set(rig.lead('run_1').tags)).toEqual(new Set(['y', 'z', 'was_in_p_y', 'otherwise_q', 'end']))
      const checked = rig.record('run_1').filter(entry => entry.kind === 'branch_checked')
      expect(checked.map(entry => [entry.detail.branch_id, entry.reason])).toEqual([
        ['p_x', 'filter_not_held'],
        ['p_y', 'filter_held'],
        ['q_x', 'filter_not_held'],
      ])
      expect(checked[0]?.facts).toEqual({ tags: ['y', 'z'] })
    },
  },
  {
    name: 'keeps the values of a lead out of state and inputs',
    async run(rig) {
      const branches = [{ id: 'b', when: { kind: 'filter' as const, filter: hasTag('x') }, steps: [] }]
      await enroll(rig, journey([{ id: 'p', type: 'paths', branches, otherwise: [] }, wait('w', 1)]), {
        tags: ['secret'],
      })
      expect(JSON.stringify([rig.state('run_1'), rig.inputs('run_1')])).not.toContain('secret')
    },
  },
  {
    name: 'checks unenrollment, suppression and goal again at the hand-off',
    async run(rig) {
      const criteria = { unenrollment: hasTag('left'), suppression: hasTag('blocked'), goal: hasTag('bought') }
      const definition = journey([mail('a'), tag('b', 'reached')], criteria)
      const ends = {
        left: ['stopped', 'unenrolled'],
        blocked: ['stopped', 'suppressed'],
        bought: ['completed', 'goal_reached'],
      }
      for (const [name, [status, reason]] of Object.entries(ends)) {
        await rig.enroll({ run_id: name, definition, lead: { tags: [name] } })
        expect(rig.state(name)).toMatchObject({ status, reason })
        const skipped = { kind: 'send_ended', reason, detail: { result: 'skipped', reason, message_id: null } }
        expect(rig.record(name)).toContainEqual(expect.objectContaining(skipped))
      }
      expect(rig.sends()).toEqual([])
      await enroll(rig, definition)
      expect(rig.sends()).toHaveLength(1)
    },
  },
  {
    name: 'records a send that was skipped or refused, and goes on',
    async run(rig) {
      await enroll(rig, journey([mail('a'), mail('b'), tag('c', 'end')]))
      await endSend(rig, { result: 'skipped', reason: 'no_consent', message_id: null })
      await endSend(rig, { result: 'not_delivered', reason: '554', message_id: 'msg_2' })
      expect(rig.lead('run_1').tags).toEqual(['end'])
      const ends = rig.record('run_1').filter(entry => entry.kind === 'send_ended')
      expect(ends.map(entry => [entry.reason, entry.detail.result])).toEqual([
        ['no_consent', 'skipped'],
        ['554', 'not_delivered'],
      ])
    },
  },
  {
    name: 'takes a result once, however often it arrives',
    async run(rig) {
      await enroll(rig, journey([mail('a'), mail('b'), tag('c', 'end')]))
      const sequence = rig.state('run_1').outstanding?.sequence ?? -1
      const result = { type: 'effect_succeeded', at: START, sequence, kind: 'send_email', outcome: DELIVERED } as const
      await rig.leave('run_1', result)
      const after = JSON.stringify(rig.state('run_1'))
      await rig.leave('run_1', result)
      expect(JSON.stringify(rig.state('run_1'))).toBe(after)
      expect(rig.sends()).toHaveLength(2)
    },
  },
  {
    name: 'tries an effect again under the same sequence',
    async run(rig) {
      await enroll(rig, journey([mail('a')], { business_hours: OFFICE }))
      const sequence = rig.state('run_1').outstanding?.sequence ?? -1
      const retry_at = Date.parse('2027-01-11T18:00:00Z')
      await rig.leave('run_1', { type: 'effect_failed', at: START, sequence, code: 'temporary', retry_at })
      expect(rig.state('run_1')).toMatchObject({ status: 'waiting', wait: { waiting_for: 'retry', until: retry_at } })
      await rig.moveTo(retry_at)
      expect(rig.state('run_1').wait).toMatchObject({ waiting_for: 'open_window' })
      await rig.moveTo(Date.parse('2027-01-12T08:00:00Z'))
      expect(rig.state('run_1').outstanding).toMatchObject({ kind: 'send_email', sequence })
      expect(rig.sends()).toHaveLength(1)
      await endSend(rig)
      expect(rig.state('run_1').status).toBe('completed')
    },
  },
  {
    name: 'fails with the reason when an effect cannot be tried, and goes on from there when retried',
    async run(rig) {
      rig.answerNext('assign_tags', [{ ok: false, code: 'tag_not_found', retry_at: null }])
      await enroll(rig, journey([tag('a', 'tag_1'), tag('b', 'tag_2')]))
      expect(rig.state('run_1')).toMatchObject({ status: 'failed', reason: 'tag_not_found', step_id: 'a' })
      await rig.leave('run_1', { type: 'event', at: START, event: { kind: 'retry' } })
      expect(rig.state('run_1')).toMatchObject({ status: 'completed', reason: 'last_step_done' })
      expect(rig.lead('run_1').tags).toEqual(['tag_1', 'tag_2'])
    },
  },
  {
    name: 'fails where a mail lacks what its owner must put right, and sends it when retried',
    async run(rig) {
      for (const [i, code] of ['sender_not_verified', 'no_postal_address'].entries()) {
        const run_id = `run_${i + 1}`
        await rig.enroll({ run_id, definition: journey([mail('a'), tag('b', 'end')]) })
        const sequence = rig.state(run_id).outstanding?.sequence ?? -1
        await rig.leave(run_id, { type: 'effect_failed', at: START, sequence, code, retry_at: null })
        expect(rig.state(run_id)).toMatchObject({ status: 'failed', reason: code, step_id: 'a' })
        await rig.leave(run_id, { type: 'event', at: START, event: { kind: 'retry' } })
        const again = rig.state(run_id).outstanding
        expect(again).toMatchObject({ kind: 'send_email', step_id: 'a' })
        const outcome = { ...DELIVERED, message_id: `msg_${i}` }
        const of = { at: START, sequence: again?.sequence ?? -1, kind: 'send_email', outcome } as const
        await rig.leave(run_id, { type: 'effect_succeeded', ...of })
        expect(rig.state(run_id)).toMatchObject({ status: 'completed', reason: 'last_step_done' })
        expect(rig.lead(run_id).tags).toEqual(['end'])
      }
    },
  },
  {
    name: 'stops where it stands, and nothing moves it afterwards',
    async run(rig) {
      await enroll(rig, journey([wait('a', 1), mail('b')]))
      await rig.leave('run_1', { type: 'stop', at: START, reason: 'unenrolled_by_owner', as: 'stopped' })
      expect(rig.state('run_1')).toMatchObject({
        status: 'stopped',
        reason: 'unenrolled_by_owner',
        step_id: 'a',
        wait: null,
      })
      await rig.moveTo(START + 2 * HOUR)
      await rig.leave('run_1', { type: 'event', at: START, event: { kind: 'retry' } })
      expect(rig.state('run_1').status).toBe('stopped')
      expect(rig.sends()).toEqual([])
    },
  },
  {
    name: 'keeps sleeping when the clock steps back',
    async run(rig) {
      await enroll(rig, journey([wait('a', 2), tag('b', 'end')]))
      await rig.moveTo(START + HOUR)
      await rig.moveTo(START - HOUR)
      expect(rig.state('run_1').status).toBe('delayed')
      await rig.moveTo(START + 2 * HOUR)
      expect(rig.state('run_1').status).toBe('completed')
    },
  },
  {
    name: 'continues after a restart in mid-delay, once',
    crashes: true,
    async run(rig) {
      await enroll(rig, journey([tag('a', 'tag_1'), wait('b', 2), mail('c')]))
      await rig.moveTo(START + HOUR)
      await rig.restart()
      expect(rig.state('run_1').status).toBe('delayed')
      await rig.moveTo(START + 3 * HOUR)
      await rig.restart()
      expect(rig.sends()).toHaveLength(1)
      await endSend(rig)
      expect(rig.state('run_1').status).toBe('completed')
      const sequences = rig.record('run_1').map(entry => entry.sequence)
      expect(new Set(sequences).size).toBe(sequences.length)
    },
  },
  {
    name: 'lets a run that breaks harm no other, tries it again, and fails it in the end',
    crashes: true,
    async run(rig) {
      const broken = new Error('broken')
      const definition = journey([tag('a', 'tag_1'), { id: 'b', type: 'unsubscribe' }])
      rig.answerNext(
        'unsubscribe',
        Array.from({ length: 5 }, () => broken),
      )
      await enroll(rig, definition)
      await rig.enroll({ run_id: 'run_2', definition: journey([tag('a', 'tag_2')]) })
      expect(rig.state('run_2').status).toBe('completed')
      expect(rig.state('run_1').status).toBe('pending')
      expect(rig.lead('run_1').tags).toEqual([])
      for (let hours = 1; hours < 6; hours++) await rig.moveTo(START + hours * HOUR)
      expect(rig.errors()).toHaveLength(5)
      expect(rig.state('run_1')).toMatchObject({ status: 'failed', reason: 'internal_error' })
      await rig.leave('run_1', { type: 'event', at: rig.now(), event: { kind: 'retry' } })
      expect(rig.state('run_1').status).toBe('completed')
    },
  },
  {
    name: 'ends every run of a crowd that is enrolled together',
    async run(rig) {
      const definition = journey([tag('a', 'tag_1'), wait('b', 1), tag('c', 'tag_2')])
      const ids = Array.from({ length: 250 }, (_, i) => `run_${i}`)
      for (const run_id of ids) await rig.enroll({ run_id, definition })
      await rig.moveTo(START + HOUR)
      expect(ids.filter(id => !hasEnded(rig.state(id)))).toEqual([])
    },
  },
  ...windowBehaviors,
  ...eventBehaviors,
  ...questionBehaviors,
  ...waitBehaviors,
]
