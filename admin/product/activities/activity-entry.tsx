/** An activity as an entry of a timeline: what was done, and by whom. */
import type { Activity } from '@leadwright/sdk'
import type { Messages } from '../../messages/messages.tsx'
import type { TimelineEntry } from '../../ui/timeline.tsx'
import { wordsOf } from './activity-words.ts'
import { actors } from './actors.ts'

/** `partWords` are the parts of the subject in words; parts that it does not know are left out. */
export function activityEntry(
  activity: Activity,
  my_id: string | undefined,
  { t, list }: Messages,
  partWords: Record<string, string> = {},
): TimelineEntry {
  const { subject, act } = wordsOf(activity.name, t)
  const [label, Icon] = actors[activity.actor_kind]
  const isMe = activity.actor_kind === 'user' && activity.actor_id === my_id
  const parts = activity.parts.flatMap(part => partWords[part] ?? [])
  return {
    id: activity.id,
    at: activity.at,
    icon: <Icon size={12} aria-hidden />,
    title: parts.length > 0 ? `${subject}: ${act} (${list(parts)})` : `${subject}: ${act}`,
    reason: isMe ? t('activities.by_you') : (activity.actor_name ?? t(label)),
  }
}
