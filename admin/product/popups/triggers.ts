/** What opens something on a page, a popup or an assistant: each kind of trigger is there once or not at all. Pure. */
import type { PopupTrigger } from '@leadwright/sdk'

export type TriggerKind = PopupTrigger['type']
export type CountedKind = 'delay' | 'scroll' | 'inactivity'
type Triggers = readonly PopupTrigger[]

const firstTriggers: Record<TriggerKind, PopupTrigger> = {
  delay: { type: 'delay', seconds: 5 },
  scroll: { type: 'scroll', percent: 50 },
  exit_intent: { type: 'exit_intent' },
  inactivity: { type: 'inactivity', seconds: 30 },
  click: { type: 'click' },
}

/** Switches a kind of trigger on or off. */
export const withTrigger = (triggers: Triggers, type: TriggerKind, isOn: boolean): PopupTrigger[] =>
  isOn ? [...triggers, firstTriggers[type]] : triggers.filter(one => one.type !== type)

/** Sets the number of a kind of trigger: seconds or percent. */
export const withTriggerNumber = (triggers: Triggers, type: CountedKind, value: number): PopupTrigger[] =>
  triggers.map(one => {
    if (one.type !== type) return one
    return type === 'scroll' ? { type, percent: value } : { type, seconds: value }
  })

/** The number of a kind of trigger; undefined while it is off. */
export function triggerNumber(triggers: Triggers, type: CountedKind): number | undefined {
  const found = triggers.find(one => one.type === type)
  if (!found) return undefined
  return 'percent' in found ? found.percent : 'seconds' in found ? found.seconds : undefined
}
