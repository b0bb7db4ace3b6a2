/** Which lines of the canvas a simulated run went along: from box to box, through the points where branches meet. Pure. */
import type { Selection } from '../model/selection.ts'
import { type BoxId, isHead, isItem, type Layout } from './layout.ts'

export function litLines({ lines }: Layout, passed: ReadonlySet<Selection>, isCompleted: boolean): Set<string> {
  const wasAt = (id: BoxId): boolean => isItem(id) && (passed.has(id) || isHead(id))
  const cameFrom = (id: BoxId): boolean =>
    isItem(id) ? wasAt(id) : lines.some(line => line.to === id && cameFrom(line.from))
  const wentTo = (id: BoxId): boolean => {
    if (id === 'end') return isCompleted
    return isItem(id) ? wasAt(id) : lines.some(line => line.from === id && wentTo(line.to))
  }
  return new Set(lines.filter(({ from, to }) => cameFrom(from) && wentTo(to)).map(({ id }) => id))
}
