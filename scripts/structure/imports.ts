/** Imports between files, types included: cycles, and imports upward between areas. */
import type { Source } from '../../tests/arch/source.ts'

const targetsOf = ({ imports }: Source): string[] => imports.flatMap(({ path }) => (path === undefined ? [] : [path]))

/** Groups of files that import each other in a circle (Tarjan's strongly connected components). */
export function cyclesOf(sources: readonly Source[]): string[][] {
  const targets = new Map(sources.map(source => [source.path, targetsOf(source)]))
  const index = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[][] = []

  const visit = (path: string): void => {
    const own = index.size
    index.set(path, own)
    lowest.set(path, own)
    open.push(path)
    for (const target of targets.get(path) ?? []) {
      if (!targets.has(target)) continue
      if (!index.has(target)) visit(target)
      if (open.includes(target)) lowest.set(path, Math.min(at(lowest, path), at(lowest, target)))
    }
    if (lowest.get(path) !== own) return
    const group = open.splice(open.indexOf(path))
    if (group.length > 1 || targets.get(path)?.includes(path)) found.push(group)
  }
  for (const { path } of sources) if (!index.has(path)) visit(path)
  return found
}

/** Imports of an area's file from an area above it, as `from → to`. */
export function arrowsUp(sources: readonly Source[], areas: readonly string[]): string[] {
  const layer = (path: string): number => areas.indexOf(/^api\/site\/([^/]+)\//.exec(path)?.[1] ?? '')
  return sources.flatMap(source =>
    targetsOf(source)
      .filter(target => layer(source.path) >= 0 && layer(target) > layer(source.path))
      .map(target => `${source.path} → ${target}`),
  )
}

const at = (numbers: Map<string, number>, path: string): number => numbers.get(path) ?? 0
