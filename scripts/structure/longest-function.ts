/** The function with the most lines, from its first to its last. */
import type { Node, Source } from '../../tests/arch/source.ts'

export interface Longest {
  path: string
  line: number
  name: string
  lines: number
}

export function longestFunction(sources: readonly Source[]): Longest {
  let longest: Longest = { path: '', line: 0, name: '', lines: 0 }
  for (const source of sources) {
    const starts = lineStarts(source.text)
    const look = (node: Node) => {
      const [first, last] = [lineOf(starts, node.start as number), lineOf(starts, node.end as number)]
      if (last - first + 1 <= longest.lines) return
      const name = (node.id as { name?: string } | null)?.name ?? '(without a name)'
      longest = { path: source.path, line: first, name, lines: last - first + 1 }
    }
    source.visit({ FunctionDeclaration: look, FunctionExpression: look, ArrowFunctionExpression: look })
  }
  return longest
}

function lineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)]
}

function lineOf(starts: readonly number[], offset: number): number {
  const after = starts.findIndex(start => start > offset)
  return after === -1 ? starts.length : after
}
