/** Undo and redo over whole values. Changes of one step in quick succession count as one. Pure; the caller brings the time. */
export type History<T> = { past: T[]; present: T; future: T[]; step: string | undefined; at: number }

const merge_ms = 1200
const steps_max = 200

export const began = <T>(present: T): History<T> => ({ past: [], present, future: [], step: undefined, at: 0 })

/** A new value. The same step shortly after joins the one before. */
export function changed<T>(history: History<T>, present: T, step: string, at: number): History<T> {
  if (present === history.present) return history
  const joins = step === history.step && at - history.at < merge_ms
  const past = joins ? history.past : [...history.past, history.present].slice(-steps_max)
  return { past, present, future: [], step, at }
}

export function undone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  if (past.length === 0) return history
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future], step: undefined, at: 0 }
}

export function redone<T>(history: History<T>): History<T> {
  const { past, present, future } = history
  if (future.length === 0) return history
  return { past: [...past, present], present: future[0]!, future: future.slice(1), step: undefined, at: 0 }
}
