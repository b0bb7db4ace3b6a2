/** What opens a popup: each kind of trigger is there once or not at all. Pure. */
import type { PopupTrigger } from '@leadwright/sdk'
import type { PopupDraft } from './draft.ts'

export type TriggerKind = PopupTrigger['kind']
export type CountedKind = 'delay' | 'scroll' | 'inactivity'

const firstTriggers: Record<TriggerKind, PopupTrigger> = {
  delay: { kind: 'delay', seconds: 5 },
  scroll: { kind: 'scroll', percent: 50 },
  exit_intent: { kind: 'exit_intent' },
  inactivity: { kind: 'inactivity', seconds: 30 },
  click: { kind: 'click' },
}

/** Switches a kind of trigger on or off. */
export const withTrigger = (draft: PopupDraft, kind: TriggerKind, isOn: boolean): PopupDraft => ({
  ...draft,
  triggers: isOn ? [...draft.triggers, firstTriggers[kind]] : draft.triggers.filter(one => one.kind !== kind),
})

/** Sets the number of a kind of trigger: seconds or percent. */
export const withTriggerNumber = (draft: PopupDraft, kind: CountedKind, value: number): PopupDraft => ({
  ...draft,
  triggers: draft.triggers.map(one => {
    if (one.kind !== kind) return one
    return kind === 'scroll' ? { kind, percent: value } : { kind, seconds: value }
  }),
})

/** The number of a kind of trigger; undefined while it is off. */
export function triggerNumber(draft: PopupDraft, kind: CountedKind): number | undefined {
  const found = draft.triggers.find(one => one.kind === kind)
  if (!found) return undefined
  return 'percent' in found ? found.percent : 'seconds' in found ? found.seconds : undefined
}

/** Whether the popup opens early by itself: search engines penalize such popups if they cover a phone's screen. */
export const opensUnasked = (draft: PopupDraft): boolean =>
  draft.devices.includes('mobile') && draft.triggers.some(one => one.kind === 'delay' || one.kind === 'scroll')
