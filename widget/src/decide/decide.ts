/**
 * Decides which popup may show, from plain values: no clock, no DOM, no storage. The loader runs it, and so does the API
 * where an owner asks why.
 */
import type { Device, Popup, Trigger } from '../wire.ts'
import type { Who } from './fact.ts'
import { holds } from './rule.ts'

/** Moments in epoch milliseconds; 0 when it never happened in this browser. */
export type Seen = { shown: number; closed: number; submitted: number }

export type Visit = {
  now: number
  who: Who
  /** The owner looks: no rule, no frequency. */
  preview?: boolean
  seen: (popup_id: string) => Seen
  /** Whether the rules that only the API can judge hold. */
  asked: (popup_id: string) => boolean
}

/** What has happened on the page since the navigation. */
export type Progress = {
  visible_ms: number
  /** Visible time at the last sign of life. */
  active_ms: number
  scroll_percent: number
  exit_intent: boolean
}

/** Every trigger has fired. */
export const always: Progress = {
  visible_ms: Number.POSITIVE_INFINITY,
  active_ms: 0,
  scroll_percent: 100,
  exit_intent: true,
}

export type Verdict =
  | 'show'
  | 'device'
  | 'schedule'
  | 'url'
  | 'visitor'
  | 'server'
  | 'submitted'
  | 'frequency'
  | 'hidden'
  | 'waiting'

const within = (moment: number, days: number, now: number): boolean => moment > 0 && now - moment < days * 86_400_000

/** The visible time at which a trigger of time fires; never for others. */
export const dueAt = (trigger: Trigger, { active_ms }: Progress): number =>
  'seconds' in trigger ? trigger.seconds * 1000 + (trigger.kind === 'inactivity' ? active_ms : 0) : 1 / 0

const fired = (trigger: Trigger, progress: Progress): boolean =>
  trigger.kind === 'scroll'
    ? progress.scroll_percent >= trigger.percent
    : trigger.kind === 'exit_intent'
      ? progress.exit_intent
      : progress.visible_ms >= dueAt(trigger, progress)

/** Why the popup is not for this visitor on this page, or nothing. */
function excluded(popup: Popup, { now, who, asked }: Visit): Verdict | undefined {
  const { devices, schedule, rules, ask } = popup
  if (devices && !devices.includes(who.device as Device)) return 'device'
  if (schedule && (now < Date.parse(schedule.starts_at || '') || now >= Date.parse(schedule.ends_at || '')))
    return 'schedule'
  for (const rule of rules || []) {
    if (!holds(rule, who)) return rule.on
  }
  return ask && !asked(popup.id) ? 'server' : undefined
}

/** Why it has been seen enough, or nothing. */
function tired(popup: Popup, { now, seen }: Visit): Verdict | undefined {
  const { shown, closed, submitted } = seen(popup.id)
  return submitted && !popup.show_after_submission
    ? 'submitted'
    : within(shown, popup.frequency_days, now)
      ? 'frequency'
      : within(closed, popup.hide_duration_days, now)
        ? 'hidden'
        : undefined
}

/** Says whether this popup shows now, and if not, the first reason why. An embedded form stands where it is put. */
export function judge(popup: Popup, visit: Visit, progress: Progress): Verdict {
  const embedded = popup.type === 'embedded'
  return (
    (!visit.preview && (excluded(popup, visit) || (!embedded && tired(popup, visit)))) ||
    (embedded || popup.triggers?.some(trigger => fired(trigger, progress)) ? 'show' : 'waiting')
  )
}

/** Highest priority first, then the oldest. */
const rank = (a: Popup, b: Popup): number =>
  (b.priority || 0) - (a.priority || 0) || (a.created_at + a.id < b.created_at + b.id ? -1 : 1)

/** Those that show one at a time, in their order. */
export const inOrder = (popups: Popup[]): Popup[] => popups.filter(({ type }) => type !== 'embedded').sort(rank)
