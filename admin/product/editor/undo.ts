/** Undo and redo over whole values. Typing in one field is one step. Pure; the caller brings the time. */
export type UndoStack<T> = { past: T[]; present: T; future: T[]; last?: { field: string; at: number } }

const merge_ms = 1200
const steps_max = 200

export const undoStackOf = <T>(present: T): UndoStack<T> => ({ past: [], present, future: [] })

/** A new value. Changes of the same `field` shortly after each other are undone together. */
export function record<T>(stack: UndoStack<T>, present: T, field: string | undefined, at: number): UndoStack<T> {
  const { past, last } = stack
  if (present === stack.present) return stack
  const joins = field !== undefined && field === last?.field && at - last.at < merge_ms
  return {
    past: joins ? past : [...past, stack.present].slice(-steps_max),
    present,
    future: [],
    ...(field !== undefined && { last: { field, at } }),
  }
}

export function undo<T>(stack: UndoStack<T>): UndoStack<T> {
  const { past, present, future } = stack
  if (past.length === 0) return stack
  return { past: past.slice(0, -1), present: past.at(-1)!, future: [present, ...future] }
}

export function redo<T>(stack: UndoStack<T>): UndoStack<T> {
  const { past, present, future } = stack
  if (future.length === 0) return stack
  return { past: [...past, present], present: future[0]!, future: future.slice(1) }
}
