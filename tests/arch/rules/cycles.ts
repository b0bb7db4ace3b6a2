/** Files that import one another in a circle, by types too: each of them can only be understood with all others. */
import type { Source } from '../source.ts'

/** The circles among these files, each from its first file round to it again. */
export function cyclesOf(sources: readonly Pick<Source, 'path' | 'imports'>[]): string[] {
  const importsOf = new Map(sources.map(({ path, imports }) => [path, imports.flatMap(one => one.path ?? [])]))
  const finished = new Set<string>()
  const found: string[] = []
  const walk = (path: string, way: string[]) => {
    const at = way.indexOf(path)
    if (at >= 0) found.push([...way.slice(at), path].join(' → '))
    if (at >= 0 || finished.has(path)) return
    for (const next of importsOf.get(path) ?? []) if (importsOf.has(next)) walk(next, [...way, path])
    finished.add(path)
  }
  for (const path of importsOf.keys()) walk(path, [])
  return found
}
