/** Running heads, footers and numbers of pages: what stands at the edge of page after page. Pure. */

import { layoutLimits } from '../../limits.ts'
import { type Fragment, type Line, textIn } from './fragments.ts'
import { usualDistance } from './layout.ts'

const { edge_lines_max, pages_min, pages_share_min } = layoutLimits

/** In parts of the height of the page. */
const edge_height = 0.2
/** In parts of the distance of two lines. */
const apart = 1.3
/** In points. */
const same_height = 6
/** `- 2 -`, `Page 2 of 9`, `Página 2 de 9`. */
const page_number = /^[-–—\s]*(?:(?:page|página|pág\.?|p\.|seite)\s*)?#(?:\s*(?:of|de|von|\/)\s*#)?[-–—\s.]*$/

interface EdgeLine {
  line: Line
  text: string
  /** With a sign for each number, since pages have different ones. */
  key: string
}

/** A page with the lines at its ends that stand apart from the rest. */
export interface EdgedPage {
  lines: readonly Line[]
  edges: EdgeLine[]
}

export function withEdges(lines: readonly Line[], page: { top: number; height: number }): EdgedPage {
  const [distance, zone] = [usualDistance(lines), page.height * edge_height]
  const above = apartAt(lines, distance, ({ y }) => y - page.top < zone)
  const rest = lines.slice(above)
  const below = apartAt(rest.toReversed(), distance, ({ y }) => page.top + page.height - y < zone)
  return { lines, edges: [...lines.slice(0, above), ...rest.slice(rest.length - below)].map(toEdge) }
}

/** How many of the first lines end with a gap. */
function apartAt(lines: readonly Line[], distance: number, isAtEdge: (line: Line) => boolean): number {
  for (let at = 0; at < Math.min(edge_lines_max, lines.length); at++) {
    if (!isAtEdge(lines[at] as Line)) break
    const next = lines[at + 1]
    if (!next || Math.abs(next.y - (lines[at] as Line).y) > distance * apart) return at + 1
  }
  return 0
}

function toEdge(line: Line): EdgeLine {
  const text = textIn(line.fragments)
  return { line, text, key: text.toLowerCase().replaceAll(/\d+|\b[ivxlc]+\b/g, '#') }
}

export class RunningLines {
  /** By what they say, where on their pages. */
  readonly #heights = new Map<string, number[]>()
  /** How many pages have exactly this text. */
  readonly #texts = new Map<string, number>()
  #pages = 0

  note({ edges }: EdgedPage): void {
    this.#pages += 1
    for (const { key, line, text } of edges) {
      this.#texts.set(text, (this.#texts.get(text) ?? 0) + 1)
      const known = this.#heights.get(key)
      if (known) known.push(line.y)
      else this.#heights.set(key, [line.y])
    }
  }

  /** Without what so many pages have at the same height. A page of nothing else keeps what it alone has. */
  without({ lines, edges }: EdgedPage): Fragment[] {
    const found = edges.filter(edge => this.#isRunning(edge))
    const isOwn = ({ key, text }: EdgeLine) => this.#texts.get(text) === 1 && !page_number.test(key)
    const left_out = found.length === lines.length ? found.filter(edge => !isOwn(edge)) : found
    const running = new Set(left_out.map(({ line }) => line))
    return lines.filter(line => !running.has(line)).flatMap(({ fragments }) => fragments)
  }

  #isRunning({ key, line }: EdgeLine): boolean {
    if (this.#pages > 1 && page_number.test(key)) return true
    const least = Math.max(2, Math.min(pages_min, Math.ceil(this.#pages * pages_share_min)))
    let near = 0
    for (const y of this.#heights.get(key) ?? [])
      if (Math.abs(y - line.y) <= same_height && ++near >= least) return true
    return false
  }
}
