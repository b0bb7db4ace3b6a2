/** Undo and redo of an editor: what was, what is, what was undone. Typing in one field is one entry. Pure. */

export type History<T> = { past: T[]; present: T; future: T[]; last?: { field: string; at: number } }

const mergeMilliseconds = 1500
const keptMax = 200

export const historyOf = <T>(present: T): History<T> => ({ past: [], present, future: [] })

/** Records a change. Changes of the same `field` shortly after each other are undone together. */
export function record<T>(history: History<T>, present: T, field = '', at = Date.now()): History<T> {
  const { past, last } = history
  const isSame = field !== '' && last?.field === field && at - last.at < mergeMilliseconds
  return {
    past: isSame ? past : [...past, history.present].slice(-keptMax),
    present,
    future: [],
    last: { field, at },
  }
}

export function undo<T>({ past, present, future }: History<T>): History<T> {
  const before = past.at(-1)
  return before === undefined
    ? { past, present, future }
    : { past: past.slice(0, -1), present: before, future: [present, ...future] }
}

export function redo<T>({ past, present, future }: History<T>): History<T> {
  const [after, ...rest] = future
  return after === undefined ? { past, present, future } : { past: [...past, present], present: after, future: rest }
}
