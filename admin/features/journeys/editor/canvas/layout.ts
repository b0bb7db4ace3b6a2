/** The layout of the canvas: positions and lines of a tree from top to bottom, branches side by side. Pure. */
import type { PathsStep, Step } from '../../../../product/journeys/document.ts'
import type { ListKey, Place } from '../../../../product/journeys/steps.ts'
import type { Selection } from '../model/selection.ts'

export type BoxId = Selection | 'end' | `join:${string}`
export type Box = { id: BoxId; x: number; y: number; width: number; height: number }
/** From the bottom of one box to the top of another; `bend` is where it turns sideways. A step can be put at its `place`. */
export type Line = { id: string; from: BoxId; to: BoxId; bend: number; place?: Place }
export type Layout = { boxes: Box[]; lines: Line[] }

export const sizes = {
  head: { width: 280, height: 68 },
  step: { width: 248, height: 68 },
  branch: { width: 240, height: 56 },
  join: { width: 1, height: 1 },
  end: { width: 136, height: 32 },
}
const between = 48
const beside = 28
const behindHead = 12
const turn = 24

export type LayoutOptions = { steps: Step[]; root: ListKey; collapsed: ReadonlySet<string> }

export function layoutOf({ steps, root, collapsed }: LayoutOptions): Layout {
  const boxes: Box[] = []
  const lines: Line[] = []
  const widths = new Map<Step[], number>()

  const put = (id: BoxId, size: { width: number; height: number }, center: number, y: number): Box => {
    const box = { id, x: center - size.width / 2, y, ...size }
    boxes.push(box)
    return box
  }
  const join = (from: Box, to: Box, place?: Place) =>
    lines.push({ id: `${from.id}>${to.id}`, from: from.id, to: to.id, bend: to.y - turn, place })

  const columnsOf = (step: PathsStep) => [
    ...step.branches.map(branch => ({
      id: `branch:${branch.id}` as const,
      key: `branch:${branch.id}` as ListKey,
      steps: branch.steps,
    })),
    { id: `otherwise:${step.id}` as const, key: `otherwise:${step.id}` as ListKey, steps: step.otherwise },
  ]
  const widthOf = (list: Step[]): number => {
    const known = widths.get(list)
    if (known !== undefined) return known
    const width = Math.max(sizes.step.width, ...list.map(widthOfStep))
    widths.set(list, width)
    return width
  }
  const widthOfStep = (step: Step): number => {
    if (step.type !== 'paths' || collapsed.has(step.id)) return sizes.step.width
    const columns = columnsOf(step).map(column => widthOf(column.steps))
    return columns.reduce((sum, width) => sum + width + beside, -beside)
  }

  /** Puts a list below a box; the answer is where it ends. */
  const putList = (list: Step[], key: ListKey, above: Box, center: number): Box => {
    let last = above
    for (const [index, step] of list.entries()) {
      const box = put(`step:${step.id}`, sizes.step, center, bottom(last) + between)
      join(last, box, { key, index })
      last = step.type === 'paths' && !collapsed.has(step.id) ? putColumns(step, box, center) : box
    }
    return last
  }
  const putColumns = (step: PathsStep, above: Box, center: number): Box => {
    let left = center - widthOfStep(step) / 2
    const ends = columnsOf(step).map(column => {
      const width = widthOf(column.steps)
      const middle = left + width / 2
      left += width + beside
      const head = put(column.id, sizes.branch, middle, bottom(above) + between)
      join(above, head)
      const end = putList(column.steps, column.key, head, middle)
      return { end, place: { key: column.key, index: column.steps.length } }
    })
    const meeting = put(
      `join:${step.id}`,
      sizes.join,
      center,
      Math.max(...ends.map(({ end }) => bottom(end))) + between + turn,
    )
    for (const { end, place } of ends) join(end, meeting, place)
    return meeting
  }

  const head = putHead()
  const last = putList(steps, root, head, 0)
  const end = put('end', sizes.end, 0, bottom(last) + between)
  join(last, end, { key: root, index: steps.length })
  return { boxes, lines }

  function putHead(): Box {
    if (root !== 'root') return put(root, sizes.branch, 0, 0)
    let last = put('start', sizes.head, 0, 0)
    for (const id of ['times', 'exits'] as const) {
      const box = put(id, sizes.head, 0, bottom(last) + behindHead)
      join(last, box)
      last = box
    }
    return last
  }
}

export const bottom = (box: Box): number => box.y + box.height

export type Point = { x: number; y: number }

/** The ends of a line, and the position of its "Add step" button: just below its start. */
export function course(
  line: Line,
  boxes: ReadonlyMap<BoxId, Box>,
): { from: Point; to: Point; plus: Point } | undefined {
  const from = boxes.get(line.from)
  const to = boxes.get(line.to)
  if (!from || !to) return undefined
  const start = { x: from.x + from.width / 2, y: bottom(from) }
  return {
    from: start,
    to: { x: to.x + to.width / 2, y: to.y },
    plus: { x: start.x, y: start.y + between / 2 },
  }
}

/** A path of straight pieces with round corners. */
export function pathOf(from: Point, to: Point, bend: number, radius = 8): string {
  if (Math.abs(from.x - to.x) < 1) return `M${from.x},${from.y}V${to.y}`
  const side = Math.sign(to.x - from.x)
  const round = Math.min(radius, Math.abs(to.x - from.x) / 2)
  return [
    `M${from.x},${from.y}V${bend - round}`,
    `Q${from.x},${bend} ${from.x + side * round},${bend}`,
    `H${to.x - side * round}`,
    `Q${to.x},${bend} ${to.x},${bend + round}`,
    `V${to.y}`,
  ].join('')
}
