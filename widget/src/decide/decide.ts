/**
 * Decides which popup may show, from plain values: no clock, no DOM, no storage. The loader runs it, and so does the API
 * where an owner asks why.
 */
import type { Popup, Trigger } from '../wire.ts'
import type { Who } from './fact.ts'
import { holds, type Rule } from './rule.ts'

/** When it was shown, closed and submitted, in epoch milliseconds; 0 or absent: never in this browser. */
export type ViewMoments = number[]

export type Situation = {
  now: number
  who: Who
  /** The owner looks: no rule, no frequency. */
  preview?: boolean
  seen: (popup_id: string) => ViewMoments
  /** Whether the rules that only the API can evaluate hold. */
  asked: (popup_id: string) => boolean
  /** Until then no popup shows, because another was just closed. */
  free_at?: number
  /** Groups of popups that this page view has shown already; each group shows once. */
  used?: readonly unknown[]
  progress: Progress
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
  | 'pause'
  | 'once'
  | 'waiting'

/** The visible time at which a trigger of time fires; no number for others, and so never. */
export const dueAt = (trigger: Trigger, { active_ms }: Progress): number =>
  (trigger as { seconds: number }).seconds * 1000 + (trigger.type === 'inactivity' ? active_ms : 0)

const fired = (trigger: Trigger, progress: Progress): boolean =>
  trigger.type === 'scroll'
    ? progress.scroll_percent >= trigger.percent
    : trigger.type === 'exit_intent'
      ? progress.exit_intent
      : progress.visible_ms >= dueAt(trigger, progress)

/** The index of the first rule that does not match; -1 if all do. */
export const failedRule = (rules: Rule[], who: Who): number => rules.findIndex(rule => !holds(rule, who))

/** Why the popup is not for this visitor on this page, or nothing. */
const excluded = (
  { id, schedule: [from, until] = [], rules = [], ask }: Popup,
  { now, who, asked }: Situation,
): Verdict | undefined =>
  now < (from as number) || now >= (until as number)
    ? 'schedule'
    : (rules[failedRule(rules, who)]?.on ?? (ask && !asked(id) ? 'server' : undefined))

/** Why it or another over the page has been seen enough, or nothing. A moment that never was is too long ago. */
function tired(popup: Popup, { now, seen, free_at, used }: Situation): Verdict | undefined {
  const [shown, closed, submitted] = seen(popup.id) as [number, number, number]
  const within = (moment: number, days: number): boolean => now - moment < days * 86_400_000
  return submitted && !popup.show_after_submission
    ? 'submitted'
    : within(shown, popup.frequency_days)
      ? 'frequency'
      : within(closed, popup.hide_duration_days)
        ? 'hidden'
        : now < (free_at as number)
          ? 'pause'
          : used?.includes(popup.once || 0)
            ? 'once'
            : undefined
}

/** Says whether this popup shows now, and if not, the first reason why. An embedded form always shows in its container. */
export function decide(popup: Popup, situation: Situation): Verdict {
  const embedded = popup.type === 'embedded'
  return (
    (!situation.preview && (excluded(popup, situation) || (!embedded && tired(popup, situation)))) ||
    (embedded || popup.triggers?.some(trigger => fired(trigger, situation.progress)) ? 'show' : 'waiting')
  )
}

/** Highest priority first, then the oldest. */
const rank = (a: Popup, b: Popup): number =>
  (b.priority || 0) - (a.priority || 0) || (a.created_at + a.id < b.created_at + b.id ? -1 : 1)

/** The order of priority: the first popup that matches shows. Embedded forms do not compete. */
export const inOrder = <P extends Popup>(popups: readonly P[]): P[] => [...popups].sort(rank)
