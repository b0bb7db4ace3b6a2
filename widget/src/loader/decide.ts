/** Decides which popup may show, from plain values: no clock, no DOM, no storage. */
import type { Device, Popup, Trigger } from '../wire.ts'

/** Moments in epoch milliseconds; 0 when it never happened in this browser. */
export type Seen = { shown: number; closed: number; submitted: number }

export type Situation = { now: number; device: Device; preview: boolean; seen: (popup_id: string) => Seen }

/** What has happened on the page since the navigation. */
export type Progress = { visible_ms: number; scroll_percent: number; exit_intent: boolean }

export type Verdict = 'show' | 'unsupported' | 'device' | 'submitted' | 'frequency' | 'hidden' | 'waiting'

const DAY_MS = 86_400_000

const within = (moment: number, days: number, now: number): boolean => moment > 0 && now - moment < days * DAY_MS

const fired = (trigger: Trigger, progress: Progress): boolean => {
  if (trigger.kind === 'delay') return progress.visible_ms >= trigger.seconds * 1000
  if (trigger.kind === 'scroll') return progress.scroll_percent >= trigger.percent
  return trigger.kind === 'exit_intent' && progress.exit_intent
}

/** Says whether this popup shows now, and if not, the first reason why. */
export function judge(popup: Popup, situation: Situation, progress: Progress): Verdict {
  if (popup.type !== 'popup_box') return 'unsupported'
  if (!popup.devices.includes(situation.device)) return 'device'
  if (!situation.preview) {
    const seen = situation.seen(popup.id)
    if (seen.submitted > 0) return 'submitted'
    if (within(seen.shown, popup.frequency_days, situation.now)) return 'frequency'
    if (within(seen.closed, popup.hide_duration_days, situation.now)) return 'hidden'
  }
  return popup.triggers.some(trigger => fired(trigger, progress)) ? 'show' : 'waiting'
}

/** Highest priority first, then the oldest. */
const before = (a: Popup, b: Popup): boolean =>
  a.priority !== b.priority
    ? a.priority > b.priority
    : a.created_at !== b.created_at
      ? a.created_at < b.created_at
      : a.id < b.id

/** The one popup that shows now, if any. */
export function choose(popups: Popup[], situation: Situation, progress: Progress): Popup | undefined {
  let best: Popup | undefined
  for (const popup of popups) {
    if (judge(popup, situation, progress) === 'show' && (!best || before(popup, best))) best = popup
  }
  return best
}

/** The next moment, in visible milliseconds since the navigation, at which a delay trigger fires. */
export function nextDelay(popups: Popup[], visible_ms: number): number | undefined {
  let next: number | undefined
  for (const popup of popups) {
    for (const trigger of popup.triggers) {
      if (trigger.kind !== 'delay') continue
      const due = trigger.seconds * 1000
      if (due > visible_ms && (next === undefined || due < next)) next = due
    }
  }
  return next
}
