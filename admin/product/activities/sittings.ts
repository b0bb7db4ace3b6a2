/** A history in sittings: saves of one person that follow each other closely are one entry. Pure. */
import type { Activity, ActivityChange } from '@leadwright/sdk'

export interface EditSession {
  /** The newest of them. */
  activity: Activity
  /** Everything that was changed, once each, as it came. */
  parts: string[]
  /** What values were before the first save, and after the last. */
  changes: ActivityChange[]
  /** How many times it was saved. */
  count: number
  /** When the first of them was made. */
  began_at: string
}

/** Longer than this without a save, and it is another sitting. */
const PAUSE_MS = 15 * 60_000

const isSave = ({ name }: Activity): boolean => name.endsWith('.updated')

function continues({ activity, began_at }: EditSession, older: Activity): boolean {
  if (!isSave(activity) || !isSave(older)) return false
  if (activity.name !== older.name || activity.subject_id !== older.subject_id) return false
  if (activity.actor_type !== older.actor_type || activity.actor_id !== older.actor_id) return false
  return Date.parse(began_at) - Date.parse(older.created_at) <= PAUSE_MS
}

/** One value that was changed back is no change. */
function joined(older: readonly ActivityChange[], newer: readonly ActivityChange[]): ActivityChange[] {
  const changes = new Map(older.map(change => [change.part, change]))
  for (const { part, before, after } of newer)
    changes.set(part, { part, before: changes.has(part) ? (changes.get(part)?.before ?? null) : before, after })
  return [...changes.values()].filter(({ before, after }) => before !== after)
}

/** `activities`: newest first. */
export function sittingsOf(activities: readonly Activity[]): EditSession[] {
  const sittings: EditSession[] = []
  for (const activity of activities) {
    const last = sittings.at(-1)
    if (last && continues(last, activity)) {
      last.parts = [...new Set([...activity.parts, ...last.parts])]
      last.changes = joined(activity.changes, last.changes)
      last.count += 1
      last.began_at = activity.created_at
    } else {
      sittings.push({
        activity,
        parts: [...activity.parts],
        changes: activity.changes,
        count: 1,
        began_at: activity.created_at,
      })
    }
  }
  return sittings
}
