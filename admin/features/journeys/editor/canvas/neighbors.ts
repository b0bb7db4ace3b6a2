/** Which item an arrow key leads to: along the lines up and down, to the next column left and right. Pure. */
import type { Selection } from '../model/selection.ts'
import { type Box, type BoxId, isItem, type Layout } from './layout.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

const middle = (box: Box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 })

export function neighbor(layout: Layout, of: Selection, direction: Direction): Selection | undefined {
  if (direction === 'down') return along(layout, of, 'from', 'to')
  if (direction === 'up') return along(layout, of, 'to', 'from')
  return aside(layout, of, direction === 'left' ? -1 : 1)
}

/** Follows the first line, through the points where branches meet. */
function along(layout: Layout, of: BoxId, here: 'from' | 'to', there: 'from' | 'to'): Selection | undefined {
  const next = layout.lines.find(line => line[here] === of)?.[there]
  if (next === undefined || isItem(next)) return next
  return along(layout, next, here, there)
}

function aside(layout: Layout, of: Selection, side: -1 | 1): Selection | undefined {
  const own = layout.boxes.find(box => box.id === of)
  if (!own) return undefined
  const here = middle(own)
  let best: { id: Selection; cost: number } | undefined
  for (const box of layout.boxes) {
    if (!isItem(box.id)) continue
    const there = middle(box)
    const dx = (there.x - here.x) * side
    // Boxes of one column are above each other.
    if (dx < own.width / 2) continue
    const cost = dx + 3 * Math.abs(there.y - here.y)
    if (!best || cost < best.cost) best = { id: box.id, cost }
  }
  return best?.id
}
