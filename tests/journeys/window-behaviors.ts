/** The part of the conformance list about opening hours and zones. */
import { expect } from 'vitest'
import { DELIVERED } from './runner-harness.ts'
import { type Behavior, enroll, HOUR, journey, MINUTE, mail, OFFICE, START, wait } from './scenes.ts'

export const windowBehaviors: Behavior[] = [
  {
    name: 'holds a mail back until the window opens, with reason and moment',
    async run(harness) {
      await enroll(harness, journey([wait('a', 10), mail('b')], { business_hours: OFFICE }))
      await harness.moveTo(START + 10 * HOUR)
      const opens = Date.parse('2027-01-12T08:00:00Z')
      expect(harness.state('run_1')).toMatchObject({
        status: 'waiting',
        wait: { waiting_for: 'open_window', reason: 'outside_business_hours', until: opens, zone_source: 'journey' },
      })
      await harness.moveTo(opens - 1)
      expect(harness.sends()).toEqual([])
      await harness.moveTo(opens)
      expect(harness.sends()).toMatchObject([{ type: 'send_email', template_id: 'tmpl_b', step_id: 'b' }])
    },
  },
  {
    name: 'waits for the next window when it wakes after the planned one has closed',
    async run(harness) {
      await enroll(harness, journey([wait('a', 10), mail('b')], { business_hours: OFFICE }))
      await harness.moveTo(START + 10 * HOUR)
      await harness.moveTo(Date.parse('2027-01-12T20:00:00Z'))
      expect(harness.sends()).toEqual([])
      expect(harness.state('run_1').wait?.until).toBe(Date.parse('2027-01-13T08:00:00Z'))
    },
  },
  {
    name: 'does not hand off after closing because a result was left while the window was open',
    async run(harness) {
      await enroll(harness, journey([mail('a'), mail('b')], { business_hours: OFFICE }))
      const sequence = harness.state('run_1').outstanding?.sequence ?? -1
      const at = harness.now() + MINUTE
      await harness.moveTo(Date.parse('2027-01-11T20:00:00Z'))
      await harness.leave('run_1', { type: 'effect_succeeded', at, sequence, effect: 'send_email', outcome: DELIVERED })
      expect(harness.sends()).toHaveLength(1)
      expect(harness.state('run_1').wait?.until).toBe(Date.parse('2027-01-12T08:00:00Z'))
    },
  },
  {
    name: 'takes the zone of the lead where the journey says so, else its own, and names which',
    async run(harness) {
      const definition = journey([mail('a')], { business_hours: OFFICE, use_lead_timezone: true })
      await enroll(harness, definition, { timezone: 'America/New_York' })
      expect(harness.state('run_1').wait).toMatchObject({
        until: Date.parse('2027-01-11T14:00:00Z'),
        local: '2027-01-11T09:00:00',
        zone: 'America/New_York',
        zone_source: 'lead',
      })
      await harness.enroll({ run_id: 'run_2', definition, lead: { timezone: 'Mars/Olympus' } })
      expect(harness.state('run_2').wait?.waiting_for).toBe('delivery')
    },
  },
]
