/** An activity as an entry of a timeline: what was done, and by whom. */
import type { Activity } from '@leadwright/sdk'
import type { Messages } from '../../messages/messages.tsx'
import type { TimelineEntry } from '../../ui/timeline.tsx'
import { wordsOf } from './activity-words.ts'
import { actors } from './actors.ts'

export function activityEntry(activity: Activity, my_id: string | undefined, { t }: Messages): TimelineEntry {
  const { subject, act } = wordsOf(activity.name, t)
  const [label, Icon] = actors[activity.actor_kind]
  const isMe = activity.actor_kind === 'user' && activity.actor_id === my_id
  return {
    id: activity.id,
    at: activity.at,
    icon: <Icon size={12} aria-hidden />,
    title: `${subject}: ${act}`,
    reason: isMe ? t('activities.by_you') : (activity.actor_name ?? t(label)),
  }
}
