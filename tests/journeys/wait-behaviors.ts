/** The part of the conformance list about waits: for dates of the lead, ended or recomputed, under another version. */
import { expect } from 'vitest'
import type { DateFieldMoment, Step } from '../../workflows/core/definition.ts'
import { movedZone } from './moved-zone.ts'
import {
  type Behavior,
  decide,
  endEffect,
  endSend,
  enroll,
  HOUR,
  hasTag,
  journey,
  mail,
  OFFICE,
  paths,
  question,
  reasons,
  START,
  tag,
  wait,
} from './scenes.ts'

const DAY = 24 * HOUR
const until = (moment: Partial<DateFieldMoment>): Step => ({
  id: 'd',
  type: 'delay',
  until: { field_id: 'field_born', offset_days: 0, at: '09:00', ...moment },
})
const days = (id: string, value: number, at?: string): Step => ({
  id,
  type: 'delay',
  duration: { value, unit: 'days', at },
})
const opened = { type: 'opened', step_id: 'a' } as const
const delivered = { result: 'delivered', reason: null, message_id: 'msg_1' } as const

const dates: Behavior[] = [
  {
    name: 'waits for a date of the lead, yearly, on 28 February where there is no 29th',
    async run(harness) {
      await enroll(harness, journey([until({ yearly: true, offset_days: -1 }), tag('z', 'end')]), {
        fields: { field_born: '1988-02-29' },
      })
      const at = Date.parse('2027-02-27T08:00:00Z')
      expect(harness.state('run_1')).toMatchObject({
        status: 'delayed',
        wait: { waiting_for: 'delay', reason: 'date', until: at, local: '2027-02-27T09:00:00' },
      })
      expect(JSON.stringify([harness.state('run_1'), harness.inputs('run_1')])).not.toContain('1988')
      await harness.moveTo(at)
      expect(harness.state('run_1').status).toBe('completed')
    },
  },
  {
    name: 'goes on at once, and says why, when the date is missing or past',
    async run(harness) {
      const definition = journey([until({}), tag('z', 'end')])
      await enroll(harness, definition)
      expect(harness.state('run_1').status).toBe('completed')
      expect(reasons(harness, 'delay_planned')).toEqual(['no_date'])
      await harness.enroll({ run_id: 'run_2', definition, lead: { fields: { field_born: '2027-01-10' } } })
      expect(harness.state('run_2').status).toBe('completed')
      const planned = harness.record('run_2').find(entry => entry.type === 'delay_planned')
      expect(planned).toMatchObject({
        reason: 'date_past',
        facts: { [Object.keys(planned?.facts ?? {})[0] ?? '']: '2027-01-10' },
      })
    },
  },
]

const decisions: Behavior[] = [
  {
    name: 'ends a wait when the owner skips it, but never opening hours',
    async run(harness) {
      const definition = journey([days('w', 3), mail('a'), paths('p', { was_opened: opened }, 48)], {
        business_hours: OFFICE,
      })
      await enroll(harness, definition)
      await harness.moveTo(START + 10 * HOUR)
      await decide(harness, { type: 'skip_wait' })
      expect(reasons(harness, 'delay_over')).toEqual(['skipped_by_owner'])
      await decide(harness, { type: 'skip_wait' })
      expect(harness.state('run_1').wait?.waiting_for).toBe('open_window')
      await harness.moveTo(Date.parse('2027-01-12T08:00:00Z'))
      await endSend(harness)
      expect(harness.state('run_1').wait?.waiting_for).toBe('event')
      await decide(harness, { type: 'skip_wait' })
      expect(reasons(harness, 'event_missed')).toEqual(['skipped_by_owner'])
      expect(harness.lead('run_1').tags).toEqual(['otherwise'])
    },
  },
  {
    name: 'skips what would reach the person behind an overdue wait, until the next wait',
    async run(harness) {
      const steps = [wait('w', 2), tag('t', 'passed'), mail('a'), question('q'), wait('v', 1), mail('b')]
      await enroll(harness, journey(steps))
      await decide(harness, { type: 'skip_step' })
      expect(harness.state('run_1')).toMatchObject({ step_id: 'w', status: 'delayed' })
      await harness.leave('run_1', { type: 'event', at: START + 5 * HOUR, event: { type: 'skip_step' } })
      expect(harness.lead('run_1').tags).toEqual(['passed'])
      expect(harness.sends()).toEqual([])
      expect(reasons(harness, 'send_ended')).toEqual(['paused', 'paused'])
      expect(reasons(harness, 'answer_missed')).toEqual(['not_asked'])
      expect(harness.state('run_1')).toMatchObject({ step_id: 'v', status: 'delayed' })
      await harness.moveTo(START + 6 * HOUR)
      expect(harness.sends()).toMatchObject([{ step_id: 'b' }])
    },
  },
  {
    name: 'plans a wait anew from now',
    async run(harness) {
      await enroll(harness, journey([wait('w', 5), tag('z', 'end')]))
      await harness.moveTo(START + 4 * HOUR)
      await decide(harness, { type: 'replan' })
      expect(harness.state('run_1').wait).toMatchObject({ since: START + 4 * HOUR, until: START + 9 * HOUR })
      await harness.moveTo(START + 5 * HOUR)
      expect(harness.state('run_1').status).toBe('delayed')
      await harness.moveTo(START + 9 * HOUR)
      expect(harness.state('run_1').status).toBe('completed')
    },
  },
]

const versions: Behavior[] = [
  {
    name: 'computes a delay anew from where it began when the run is moved to another version',
    async run(harness) {
      await enroll(harness, journey([wait('w', 48), tag('y', 'old')]))
      await harness.moveTo(START + HOUR)
      await harness.move('run_1', journey([wait('w', 2), tag('y', 'new'), wait('v', 1)]))
      expect(harness.state('run_1').wait).toMatchObject({ since: START, until: START + 2 * HOUR })
      await harness.moveTo(START + 2 * HOUR)
      expect(harness.lead('run_1').tags).toEqual(['new'])
      await harness.move('run_1', journey([wait('w', 2), wait('v', 1), tag('x', 'newest')]))
      await harness.moveTo(START + 3 * HOUR)
      expect(harness.lead('run_1').tags).toEqual(['new', 'newest'])
      expect(harness.record('run_1').filter(entry => entry.type === 'run_moved')).toMatchObject([
        { detail: { journey_version: 2 } },
        { detail: { journey_version: 3 } },
      ])
    },
  },
  {
    name: 'acts at once when the version moved to has waited long enough already, and keeps work under way',
    async run(harness) {
      await enroll(harness, journey([wait('w', 48), mail('a')]))
      await harness.moveTo(START + 3 * HOUR)
      await harness.move('run_1', journey([wait('w', 2), mail('a'), tag('z', 'end')]))
      expect(harness.sends()).toHaveLength(1)
      await harness.move('run_1', journey([mail('a'), tag('z', 'last')]))
      expect(harness.sends()).toHaveLength(1)
      await endSend(harness)
      expect(harness.lead('run_1').tags).toEqual(['last'])
    },
  },
  {
    name: 'asks the branches of the version moved to while waiting for an event',
    async run(harness) {
      await enroll(harness, journey([mail('a'), paths('p', { was_opened: opened }, 48)]), { tags: ['gold'] })
      await endSend(harness)
      await harness.moveTo(START + HOUR)
      await harness.move('run_1', journey([mail('a'), paths('p', { was_opened: opened }, 24)]))
      expect(harness.state('run_1').wait).toMatchObject({ since: START, until: START + 24 * HOUR })
      const vip = { type: 'filter', filter: hasTag('gold') } as const
      await harness.move('run_1', journey([mail('a'), paths('p', { vip, was_opened: opened }, 24)]))
      expect(harness.lead('run_1').tags.toSorted()).toEqual(['gold', 'vip'])
    },
  },
  {
    name: 'fails visibly where the version moved to has no such step',
    async run(harness) {
      await enroll(harness, journey([wait('w', 48), tag('z', 'end')]))
      await harness.move('run_1', journey([tag('z', 'end')]))
      expect(harness.state('run_1')).toMatchObject({ status: 'failed', reason: 'step_not_in_version', step_id: 'w' })
      await harness.move('run_1', journey([wait('w', 1), tag('z', 'end')]))
      await decide(harness, { type: 'retry' })
      await harness.moveTo(START + 48 * HOUR)
      expect(harness.state('run_1').status).toBe('completed')
    },
  },
]

const zoneData: Behavior[] = [
  {
    name: 'keeps the local time that was meant when time-zone data changes',
    crashes: true,
    async run(harness) {
      const definition = journey([days('w', 3, '09:00'), tag('z', 'end')])
      await enroll(harness, definition)
      await harness.enroll({ run_id: 'run_2', definition: journey([wait('w', 71), tag('z', 'end')]) })
      const meant = Date.parse('2027-01-14T08:00:00Z')
      expect(harness.state('run_1').wait?.until).toBe(meant)
      await harness.restart(movedZone('Europe/Madrid', Date.parse('2027-01-13T00:00:00Z'), 2 * HOUR))
      for (const run_id of ['run_1', 'run_2']) {
        await harness.leave(run_id, { type: 'event', at: harness.now(), event: { type: 'time_data_changed' } })
      }
      expect(harness.state('run_1').wait).toMatchObject({
        since: START,
        until: meant - HOUR,
        local: '2027-01-14T09:00:00',
        tz_data: 'moved',
      })
      expect(reasons(harness, 'wait_replanned')).toEqual(['time_data_changed'])
      expect(harness.state('run_2').wait).toMatchObject({ until: START + 71 * HOUR, tz_data: 'moved' })
      await harness.moveTo(meant - HOUR)
      expect(harness.state('run_1').status).toBe('completed')
      expect(harness.state('run_2').status).toBe('delayed')
    },
  },
  {
    name: 'looks for the open minute anew when time-zone data changes, and keeps the limits of other waits',
    crashes: true,
    async run(harness) {
      await enroll(harness, journey([wait('w', 10), mail('a'), question('q')], { business_hours: OFFICE }))
      await harness.moveTo(START + 10 * HOUR)
      const opens = Date.parse('2027-01-12T08:00:00Z')
      expect(harness.state('run_1').wait).toMatchObject({ waiting_for: 'open_window', until: opens })
      await harness.restart(movedZone('Europe/Madrid', START, 2 * HOUR))
      await harness.leave('run_1', { type: 'event', at: harness.now(), event: { type: 'time_data_changed' } })
      expect(harness.state('run_1').wait).toMatchObject({ waiting_for: 'open_window', until: opens - HOUR })
      await harness.moveTo(opens - HOUR)
      await endSend(harness)
      await endEffect(harness, 'ask_question', delivered)
      expect(harness.state('run_1').wait).toMatchObject({ waiting_for: 'answer', until: opens - HOUR + 2 * DAY })
      await harness.restart(movedZone('Europe/Madrid', START, HOUR, 'moved again'))
      await harness.leave('run_1', { type: 'event', at: harness.now(), event: { type: 'time_data_changed' } })
      expect(harness.state('run_1').wait).toMatchObject({ until: opens + 2 * DAY, tz_data: 'moved again' })
    },
  },
]

export const waitBehaviors: Behavior[] = [...dates, ...decisions, ...versions, ...zoneData]
