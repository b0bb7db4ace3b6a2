/** The layout of the canvas: positions and lines of a tree from top to bottom, branches side by side. Pure. */
import type { PathsStep, Step } from '../../../../product/journeys/document.ts'
import type { ListKey, Place } from '../../../../product/journeys/steps.ts'
import type { Selection } from '../model/selection.ts'

/** `pass`: where a branch without steps leads. */
export type BoxId = Selection | 'end' | `join:${string}` | `pass:${ListKey}`
export type Box = { id: BoxId; x: number; y: number; width: number; height: number }
/** From the bottom of one box to the top of another; `bend` is where it turns sideways. A step can be put at its `place`. */
export type Line = { id: string; from: BoxId; to: BoxId; bend: number; place?: Place }
export type Layout = { boxes: Box[]; lines: Line[] }

export const widths = { head: 288, step: 256, branch: 208, pass: 208, end: 144 }
const join = { width: 1, height: 1 }
const heights = { pass: 24, end: 28 }
const between = 44
const behindBranch = 36
const beside = 28
const turn = 20

export type LayoutOptions = {
  steps: Step[]
  root: ListKey
  collapsed: ReadonlySet<string>
  /** As high as what is said in it. */
  heightOf: (id: Selection) => number
}

export const isItem = (id: BoxId): id is Selection => id !== 'end' && !/^(join|pass):/.test(id)

/** What starts a journey, when it writes and who leaves it are one box of three rows. */
export const isHead = (id: BoxId): boolean => id === 'start' || id === 'times' || id === 'exits'

export function layoutOf({ steps, root, collapsed, heightOf }: LayoutOptions): Layout {
  const boxes: Box[] = []
  const lines: Line[] = []
  const known = new Map<Step[], number>()

  const put = (id: BoxId, size: { width: number; height: number }, center: number, y: number): Box => {
    const box = { id, x: center - size.width / 2, y, ...size }
    boxes.push(box)
    return box
  }
  const putItem = (id: Selection, width: number, center: number, y: number): Box =>
    put(id, { width, height: heightOf(id) }, center, y)
  const lead = (from: Box, to: Box, place?: Place) =>
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
    const found = known.get(list)
    if (found !== undefined) return found
    const width = Math.max(widths.step, ...list.map(widthOfStep))
    known.set(list, width)
    return width
  }
  const widthOfStep = (step: Step): number => {
    if (step.type !== 'paths' || collapsed.has(step.id)) return widths.step
    const columns = columnsOf(step).map(column => widthOf(column.steps))
    return columns.reduce((sum, width) => sum + width + beside, -beside)
  }

  /** Puts a list below a box; the answer is where it ends. */
  const putList = (list: Step[], key: ListKey, above: Box, center: number): Box => {
    let last = above
    for (const [index, step] of list.entries()) {
      const box = putItem(`step:${step.id}`, widths.step, center, bottom(last) + gapBelow(last))
      lead(last, box, { key, index })
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
      const head = putItem(column.id, widths.branch, middle, bottom(above) + between)
      lead(above, head)
      if (column.steps.length === 0) return { end: putPass(column.key, head, middle) }
      const end = putList(column.steps, column.key, head, middle)
      return { end, place: { key: column.key, index: column.steps.length } }
    })
    const meeting = put(
      `join:${step.id}`,
      join,
      center,
      Math.max(...ends.map(({ end }) => bottom(end))) + between + turn,
    )
    for (const { end, place } of ends) lead(end, meeting, place)
    return meeting
  }

  /** A branch without steps leads on at once. */
  const putPass = (key: ListKey, head: Box, middle: number): Box => {
    const size = { width: widths.pass, height: heights.pass }
    const pass = put(`pass:${key}`, size, middle, bottom(head) + behindBranch)
    lead(head, pass, { key, index: 0 })
    return pass
  }

  const head = putHead()
  const last = putList(steps, root, head, 0)
  const end = put('end', { width: widths.end, height: heights.end }, 0, bottom(last) + gapBelow(last))
  lead(last, end, { key: root, index: steps.length })
  return { boxes, lines }

  function putHead(): Box {
    if (root !== 'root') return putItem(root, widths.branch, 0, 0)
    let last = putItem('start', widths.head, 0, 0)
    for (const id of ['times', 'exits'] as const) {
      const box = putItem(id, widths.head, 0, bottom(last))
      lead(last, box)
      last = box
    }
    return last
  }
}

const gapBelow = ({ id }: Box): number => (/^(branch|otherwise):/.test(id) ? behindBranch : between)

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
    plus: { x: start.x, y: start.y + gapBelow(from) / 2 },
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
