/** What the behaviours are told with: journeys in few words, and what happens to them. */
import type { Definition, Step } from '../../workflows/core/definition.ts'
import type { SendOutcome } from '../../workflows/core/effects.ts'
import { DELIVERED, type Rig } from './rig.ts'

export interface Behaviour {
  name: string
  /** Needs a runner that can be killed; simulate has none. */
  crashes?: true
  run(rig: Rig): Promise<void>
}

/** A Monday, 10:00 in Madrid. */
export const START = Date.parse('2027-01-11T09:00:00Z')
export const MINUTE = 60_000
export const HOUR = 60 * MINUTE

export const OFFICE = {
  timezone: 'Europe/Madrid',
  business_days: [1, 2, 3, 4, 5],
  day_start: '09:00',
  day_end: '17:00',
}
export const tag = (id: string, ...tag_ids: string[]): Step => ({ id, type: 'assign_tags', tag_ids })
export const mail = (id: string): Step => ({ id, type: 'send_email', template_id: `tmpl_${id}`, sender_id: 'snd_1' })
export const wait = (id: string, hours: number): Step => ({
  id,
  type: 'delay',
  duration: { value: hours, unit: 'hours' },
})
export const hasTag = (value: string) => ({ kind: 'rule', field: 'tags', op: 'has', value }) as const

export function journey(steps: Step[], settings: Partial<Definition> = {}): Definition {
  return { version: 1, steps, business_hours: null, timezone: 'Europe/Madrid', use_lead_timezone: false, ...settings }
}

export async function enrol(rig: Rig, definition: Definition, lead = {}): Promise<void> {
  await rig.enrol({ run_id: 'run_1', definition, lead })
}

export async function endSend(rig: Rig, outcome: SendOutcome = DELIVERED): Promise<void> {
  const sequence = rig.state('run_1').outstanding?.sequence ?? -1
  await rig.leave('run_1', { type: 'effect_succeeded', at: rig.now(), sequence, kind: 'send_email', outcome })
}

export const kinds = (rig: Rig) => rig.record('run_1').map(entry => entry.kind)
