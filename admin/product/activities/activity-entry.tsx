/** A sitting as an entry of a timeline: what was done, to which parts, how often it was saved, and by whom. */
import type { Messages } from '../../messages/messages.tsx'
import type { TimelineEntry } from '../../ui/timeline.tsx'
import { wordsOf } from './activity-words.ts'
import { actors } from './actors.ts'
import { ChangedValues, type ValueWords } from './changed-values.tsx'
import type { EditSession } from './sittings.ts'

export type EntryWords = {
  partWords?: Record<string, string> | undefined
  /** Of parts whose values can be read by people. */
  valueWords?: ValueWords | undefined
  timeZone?: string | undefined
}

/** `partWords` are the parts of the subject in words; parts that it does not know are left out. */
export function activityEntry(
  { activity, parts: changed, changes, count, began_at }: EditSession,
  my_id: string | undefined,
  { t, list, number, time }: Messages,
  { partWords = {}, valueWords, timeZone }: EntryWords,
): TimelineEntry {
  const { subject, act } = wordsOf(activity.name, t)
  const [label, Icon] = actors[activity.actor_type]
  const isMe = activity.actor_type === 'user' && activity.actor_id === my_id
  const parts = changed.flatMap(part => partWords[part] ?? [])
  const person = isMe ? t('activities.by_you') : (activity.actor_name ?? t(label))
  const who = activity.impersonator_name
    ? t('activities.by_as', { by: activity.impersonator_name, name: person })
    : person
  const saves =
    count > 1 ? t('activities.saves', { count, shown: number(count), since: time(began_at, timeZone) }) : undefined
  return {
    id: activity.id,
    at: activity.created_at,
    icon: <Icon size={12} aria-hidden />,
    title: (
      <>
        {parts.length > 0 ? `${subject}: ${act} (${list(parts)})` : `${subject}: ${act}`}
        <ChangedValues changes={changes} words={valueWords} />
      </>
    ),
    reason: saves ? `${who} · ${saves}` : who,
  }
}
