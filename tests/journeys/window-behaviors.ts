/** The part of the conformance list about opening hours and zones. */
import { expect } from 'vitest'
import { DELIVERED } from './rig.ts'
import { type Behavior, enroll, HOUR, journey, MINUTE, mail, OFFICE, START, wait } from './scenes.ts'

export const windowBehaviors: Behavior[] = [
  {
    name: 'holds a mail back until the window opens, with reason and moment',
    async run(rig) {
      await enroll(rig, journey([wait('a', 10), mail('b')], { business_hours: OFFICE }))
      await rig.moveTo(START + 10 * HOUR)
      const opens = Date.parse('2027-01-12T08:00:00Z')
      expect(rig.state('run_1')).toMatchObject({
        status: 'waiting',
        wait: { waiting_for: 'open_window', reason: 'outside_business_hours', until: opens, zone_source: 'journey' },
      })
      await rig.moveTo(opens - 1)
      expect(rig.sends()).toEqual([])
      await rig.moveTo(opens)
      expect(rig.sends()).toMatchObject([{ kind: 'send_email', template_id: 'tmpl_b', step_id: 'b' }])
    },
  },
  {
    name: 'waits for the next window when it wakes after the planned one has closed',
    async run(rig) {
      await enroll(rig, journey([wait('a', 10), mail('b')], { business_hours: OFFICE }))
      await rig.moveTo(START + 10 * HOUR)
      await rig.moveTo(Date.parse('2027-01-12T20:00:00Z'))
      expect(rig.sends()).toEqual([])
      expect(rig.state('run_1').wait?.until).toBe(Date.parse('2027-01-13T08:00:00Z'))
    },
  },
  {
    name: 'does not hand off after closing because a result was left while the window was open',
    async run(rig) {
      await enroll(rig, journey([mail('a'), mail('b')], { business_hours: OFFICE }))
      const sequence = rig.state('run_1').outstanding?.sequence ?? -1
      const at = rig.now() + MINUTE
      await rig.moveTo(Date.parse('2027-01-11T20:00:00Z'))
      await rig.leave('run_1', { type: 'effect_succeeded', at, sequence, kind: 'send_email', outcome: DELIVERED })
      expect(rig.sends()).toHaveLength(1)
      expect(rig.state('run_1').wait?.until).toBe(Date.parse('2027-01-12T08:00:00Z'))
    },
  },
  {
    name: 'takes the zone of the lead where the journey says so, else its own, and names which',
    async run(rig) {
      const definition = journey([mail('a')], { business_hours: OFFICE, use_lead_timezone: true })
      await enroll(rig, definition, { timezone: 'America/New_York' })
      expect(rig.state('run_1').wait).toMatchObject({
        until: Date.parse('2027-01-11T14:00:00Z'),
        local: '2027-01-11T09:00:00',
        zone: 'America/New_York',
        zone_source: 'lead',
      })
      await rig.enroll({ run_id: 'run_2', definition, lead: { timezone: 'Mars/Olympus' } })
      expect(rig.state('run_2').wait?.waiting_for).toBe('delivery')
    },
  },
]
