/** What opens something on a page, a popup or an assistant: each kind of trigger is there once or not at all. Pure. */
import type { PopupTrigger } from '@leadwright/sdk'

export type TriggerKind = PopupTrigger['kind']
export type CountedKind = 'delay' | 'scroll' | 'inactivity'
type Triggers = readonly PopupTrigger[]

const firstTriggers: Record<TriggerKind, PopupTrigger> = {
  delay: { kind: 'delay', seconds: 5 },
  scroll: { kind: 'scroll', percent: 50 },
  exit_intent: { kind: 'exit_intent' },
  inactivity: { kind: 'inactivity', seconds: 30 },
  click: { kind: 'click' },
}

/** Switches a kind of trigger on or off. */
export const withTrigger = (triggers: Triggers, kind: TriggerKind, isOn: boolean): PopupTrigger[] =>
  isOn ? [...triggers, firstTriggers[kind]] : triggers.filter(one => one.kind !== kind)

/** Sets the number of a kind of trigger: seconds or percent. */
export const withTriggerNumber = (triggers: Triggers, kind: CountedKind, value: number): PopupTrigger[] =>
  triggers.map(one => {
    if (one.kind !== kind) return one
    return kind === 'scroll' ? { kind, percent: value } : { kind, seconds: value }
  })

/** The number of a kind of trigger; undefined while it is off. */
export function triggerNumber(triggers: Triggers, kind: CountedKind): number | undefined {
  const found = triggers.find(one => one.kind === kind)
  if (!found) return undefined
  return 'percent' in found ? found.percent : 'seconds' in found ? found.seconds : undefined
}
