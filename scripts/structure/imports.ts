/** Imports between files, types included: cycles, and imports upward between areas. */
import type { Source } from '../../tests/arch/source.ts'

const targetsOf = ({ imports }: Source): string[] => imports.flatMap(({ path }) => (path === undefined ? [] : [path]))

type Graph = ReadonlyMap<string, readonly string[]>

/** Groups of files that import each other in a circle. */
export function cyclesOf(sources: readonly Source[]): string[][] {
  const graph: Graph = new Map(sources.map(source => [source.path, targetsOf(source)]))
  return components(graph).filter(group => group.length > 1 || graph.get(group[0] ?? '')?.includes(group[0] ?? ''))
}

/** The folder of a feature (or a concern of the platform) that a file belongs to; undefined where it is neither's. */
export function featureOf(path: string): string | undefined {
  const folder = /^(api\/(?:account|public|platform)\/[^/]+|api\/site\/[^/]+\/[^/]+|admin\/product\/[^/]+)/.exec(
    path,
  )?.[1]
  return folder?.replace(/\.tsx?$/, '')
}

export interface FeatureKnots {
  /** Features that import each other, as `a ↔ b`. */
  two_way_pairs: string[]
  /** The largest group of features of which each reaches every other by imports; one feature where there is none. */
  largest_knot: string[]
}

export function featureKnots(sources: readonly Source[]): FeatureKnots {
  const graph = new Map<string, string[]>()
  for (const source of sources) {
    const from = featureOf(source.path)
    if (from === undefined) continue
    const to = targetsOf(source).flatMap(target => featureOf(target) ?? [])
    graph.set(from, [...(graph.get(from) ?? []), ...to.filter(feature => feature !== from)])
  }
  const imports = (from: string, to: string) => graph.get(from)?.includes(to) === true
  const two_way_pairs = [...graph.keys()].flatMap(a =>
    [...new Set(graph.get(a))].flatMap(b => (a < b && imports(b, a) ? [`${a} ↔ ${b}`] : [])),
  )
  const [largest_knot = []] = components(graph).toSorted((a, b) => b.length - a.length)
  return { two_way_pairs: two_way_pairs.toSorted(), largest_knot: largest_knot.toSorted() }
}

/** Strongly connected components (Tarjan). */
function components(targets: Graph): string[][] {
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
    if (lowest.get(path) === own) found.push(open.splice(open.indexOf(path)))
  }
  for (const path of targets.keys()) if (!index.has(path)) visit(path)
  return found
}

/** Imports of an area's file from an area above it, as `from → to`. `areas`: the folders of `parent`, from the lowest. */
export function arrowsUp(sources: readonly Source[], areas: readonly string[], parent = 'api/site'): string[] {
  const layer = (path: string): number =>
    path.startsWith(`${parent}/`) ? areas.indexOf(path.slice(parent.length + 1).split('/')[0] ?? '') : -1
  return sources.flatMap(source =>
    targetsOf(source)
      .filter(target => layer(source.path) >= 0 && layer(target) > layer(source.path))
      .map(target => `${source.path} → ${target}`),
  )
}

const at = (numbers: Map<string, number>, path: string): number => numbers.get(path) ?? 0
