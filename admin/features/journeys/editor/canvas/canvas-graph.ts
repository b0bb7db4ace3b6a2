/** From the layout to what React Flow draws. Pure. */
import { isEqual } from '../../../../product/is-equal.ts'
import type { Item } from '../model/items.ts'
import type { Selection } from '../model/selection.ts'
import type { ShownTrail } from '../state/use-trail.ts'
import type { CanvasEdge } from './canvas-line.tsx'
import type { CanvasNode, ItemData } from './canvas-node.tsx'
import { type Box, type BoxId, course, isHead, type Layout } from './layout.ts'
import { litLines } from './lit.ts'

export type GraphState = {
  items: ReadonlyMap<Selection, Item>
  selected: Selection | undefined
  /** The one item that Tab leads to. */
  stop: Selection
  collapsed: ReadonlySet<string>
  isBranch: boolean
  trail: ShownTrail | undefined
  /** What follows a branch without steps. */
  afterOf: (branch: string) => string
}

// Without the library's own label for nodes: the content has one.
const silent = { 'aria-roledescription': undefined, 'aria-describedby': undefined }

// Lines are hidden from screen readers: order and numbers of steps say the same.
const hidden = { ...silent, 'aria-hidden': true }

export function nodesOf(layout: Layout, state: GraphState): CanvasNode[] {
  return layout.boxes.flatMap(box => nodeOf(box, state) ?? [])
}

function nodeOf(box: Box, state: GraphState): CanvasNode | undefined {
  const { id, x, y, width, height } = box
  const place = {
    ...{ id, position: { x, y }, width, height, domAttributes: silent },
  }
  if (id === 'end') return { ...place, type: 'end', data: { isBranch: state.isBranch, isPassed: isCompleted(state) } }
  if (id.startsWith('join:')) return { ...place, type: 'join', data: {} }
  if (id.startsWith('pass:')) return { ...place, type: 'pass', data: { after: state.afterOf(id.slice(5)) } }
  const item = state.items.get(id as Selection)
  if (!item) return undefined
  const data: ItemData = {
    item,
    isSelected: state.selected === id,
    isCollapsed: item.type === 'paths' && state.collapsed.has(id.slice(5)),
    isStop: state.stop === id,
    trail: trailAt(id as Selection, state.trail),
  }
  return { ...place, type: 'item', data }
}

const isCompleted = ({ trail }: GraphState): boolean => trail?.isCompleted === true

function trailAt(id: Selection, trail: ShownTrail | undefined): ItemData['trail'] {
  if (!trail) return undefined
  if (trail.now === id) return 'now'
  return trail.passed.has(id) || isHead(id) ? 'passed' : 'missed'
}

export const isSameNode = (one: CanvasNode, other: CanvasNode): boolean =>
  one.position.x === other.position.x &&
  one.position.y === other.position.y &&
  one.width === other.width &&
  one.height === other.height &&
  Object.entries(other.data).every(([key, value]) => (one.data as Record<string, unknown>)[key] === value)

export function edgesOf(layout: Layout, trail: ShownTrail | undefined): CanvasEdge[] {
  const boxes = new Map<BoxId, Box>(layout.boxes.map(box => [box.id, box]))
  const last = layout.lines.at(-1)
  const lit = trail && litLines(layout, trail.passed, trail.isCompleted)
  const edges = layout.lines.flatMap(line => {
    const way = isHead(line.to) ? undefined : course(line, boxes)
    if (!way) return []
    const data = {
      ...way,
      bend: line.bend,
      listKey: line.place?.key,
      index: line.place?.index ?? 0,
      isLast: line === last,
      isLit: lit?.has(line.id) === true,
    }
    const edge: CanvasEdge = {
      ...{ id: line.id, type: 'line', source: line.from, target: line.to, data },
      ...{ ariaRole: 'presentation', domAttributes: hidden, focusable: false },
    }
    return [edge]
  })
  // Where lines lie on each other, the lit one is seen.
  return edges.sort((one, other) => Number(one.data?.isLit) - Number(other.data?.isLit))
}

export const isSameEdge = (one: CanvasEdge, other: CanvasEdge): boolean => isEqual(one.data, other.data)
