/** From the layout to what React Flow draws; boxes and lines of which nothing changed stay the same objects. */

import { isEqual } from '../../../../product/is-equal.ts'
import type { Item } from '../model/items.ts'
import type { Selection } from '../model/selection.ts'
import type { CanvasEdge } from './canvas-line.tsx'
import type { CanvasNode, ItemData } from './canvas-node.tsx'
import { type Box, type BoxId, course, type Layout } from './layout.ts'

export type GraphState = {
  items: ReadonlyMap<Selection, Item>
  selected: Selection | undefined
  /** The one item that Tab leads to. */
  stop: Selection
  collapsed: ReadonlySet<string>
  isBranch: boolean
}

// Without the library's own label for nodes: the content has one.
const silent = { 'aria-roledescription': undefined, 'aria-describedby': undefined }

// Lines are hidden from screen readers: order and numbers of steps say the same.
const hidden = { ...silent, 'aria-hidden': true }

export function nodesOf(layout: Layout, state: GraphState, former: ReadonlyMap<string, CanvasNode>): CanvasNode[] {
  return layout.boxes.flatMap(box => {
    const node = nodeOf(box, state)
    if (!node) return []
    const before = former.get(node.id)
    return [before && isSame(before, node) ? before : node]
  })
}

function nodeOf(box: Box, state: GraphState): CanvasNode | undefined {
  const { id, x, y, width, height } = box
  const place = {
    ...{ id, position: { x, y }, width, height, domAttributes: silent },
  }
  if (id === 'end') return { ...place, type: 'end', data: { isBranch: state.isBranch } }
  if (id.startsWith('join:')) return { ...place, type: 'join', data: {} }
  const item = state.items.get(id as Selection)
  if (!item) return undefined
  const data: ItemData = {
    item,
    isSelected: state.selected === id,
    isCollapsed: item.type === 'paths' && state.collapsed.has(id.slice(5)),
    isStop: state.stop === id,
  }
  return { ...place, type: 'item', data }
}

const isSame = (one: CanvasNode, other: CanvasNode): boolean =>
  one.position.x === other.position.x &&
  one.position.y === other.position.y &&
  one.width === other.width &&
  Object.entries(other.data).every(([key, value]) => (one.data as Record<string, unknown>)[key] === value)

export function edgesOf(layout: Layout, former: ReadonlyMap<string, CanvasEdge>): CanvasEdge[] {
  const boxes = new Map<BoxId, Box>(layout.boxes.map(box => [box.id, box]))
  const last = layout.lines.at(-1)
  return layout.lines.flatMap(line => {
    const way = course(line, boxes)
    if (!way) return []
    const data = {
      ...way,
      bend: line.bend,
      listKey: line.place?.key,
      index: line.place?.index ?? 0,
      isLast: line === last,
    }
    const before = former.get(line.id)
    if (before && isEqual(before.data, data)) return [before]
    const edge: CanvasEdge = {
      ...{ id: line.id, type: 'line', source: line.from, target: line.to, data },
      ...{ ariaRole: 'presentation', domAttributes: hidden, focusable: false },
    }
    return [edge]
  })
}
