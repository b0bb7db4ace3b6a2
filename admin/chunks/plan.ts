/**
 * Which files of a build become one. A bundler makes a file for each set of entries that share code, so a screen was 150 files,
 * and a browser spends a millisecond on each, cached or not. Two are joined where the files that are saved outweigh the code
 * that somebody then loads without need.
 */
export interface BuiltFile {
  name: string
  size: number
  /** What it imports at once, by name. */
  imports: readonly string[]
}

/** Something that is loaded at one time, such as a screen with the frame around it. */
export interface Load {
  files: readonly string[]
  /** How much it counts beside others. */
  weight: number
}

/** What one file less is worth, in bytes that are loaded without need: both take a browser as long. */
const file_bytes = 10_000

interface Part {
  id: number
  files: string[]
  size: number
  /** Loads that it is in, by number. */
  in: Set<number>
  imports: Set<number>
}

/** Names of files by part. What is loaded first stays one part, with nothing else in it. */
export function planOf(files: readonly BuiltFile[], first: readonly string[], loads: readonly Load[]): string[][] {
  const weigh = (numbers: Iterable<number>) => [...numbers].reduce((sum, at) => sum + (loads[at]?.weight ?? 0), 0)
  const parts = partsOf(files, first, loads)
  const refused = new Set<string>()
  const gains = new Map<number, Map<number, number>>()

  const gainOf = (a: Part, b: Part) =>
    file_bytes * weigh(a.in.intersection(b.in)) -
    a.size * weigh(b.in.difference(a.in)) -
    b.size * weigh(a.in.difference(b.in))

  function rate(part: Part): void {
    const others = [...parts.values()].filter(other => other.id !== 0 && other.id < part.id)
    gains.set(
      part.id,
      new Map(others.map(other => [other.id, gainOf(part, other)] as const).filter(([, by]) => by > 0)),
    )
  }

  function best(): [Part, Part] | undefined {
    let [most, pair]: [number, [number, number] | undefined] = [0, undefined]
    for (const [a, row] of gains)
      for (const [b, by] of row) if (by > most && !refused.has(`${a} ${b}`)) [most, pair] = [by, [a, b]]
    return pair && [parts.get(pair[0])!, parts.get(pair[1])!]
  }

  function join(a: Part, b: Part): void {
    const joined: Part = {
      ...{ id: Math.max(...parts.keys()) + 1, files: [...a.files, ...b.files], size: a.size + b.size },
      ...{ in: a.in.union(b.in), imports: a.imports.union(b.imports) },
    }
    for (const { id } of [a, b]) {
      parts.delete(id)
      gains.delete(id)
      joined.imports.delete(id)
      for (const row of gains.values()) row.delete(id)
    }
    for (const { imports } of parts.values())
      if ([a, b].filter(({ id }) => imports.delete(id)).length > 0) imports.add(joined.id)
    parts.set(joined.id, joined)
    rate(joined)
    // What would have closed a circle may no longer.
    refused.clear()
  }

  for (const part of parts.values()) if (part.id !== 0) rate(part)
  for (let pair = best(); pair; pair = best()) {
    const [a, b] = pair
    if (leadsTo(parts, a, b) || leadsTo(parts, b, a)) refused.add(`${a.id} ${b.id}`)
    else join(a, b)
  }
  return [...parts.values()].map(part => part.files)
}

function partsOf(files: readonly BuiltFile[], first: readonly string[], loads: readonly Load[]): Map<number, Part> {
  const all = [first, ...files.map(({ name }) => [name]).filter(([name = '']) => !first.includes(name))]
  const idOf = new Map(all.flatMap((names, id) => names.map(name => [name, id] as const)))
  const byName = new Map(files.map(file => [file.name, file]))
  const partOf = (names: readonly string[], id: number): Part => {
    const own = names.map(name => byName.get(name)!)
    const imports = own.flatMap(file => file.imports.flatMap(name => idOf.get(name) ?? []))
    return {
      ...{ id, files: [...names], size: own.reduce((sum, file) => sum + file.size, 0) },
      in: new Set(loads.flatMap((load, at) => (id === 0 || names.some(name => load.files.includes(name)) ? [at] : []))),
      imports: new Set(imports.filter(imported => imported !== id)),
    }
  }
  return new Map(all.map((names, id) => [id, partOf(names, id)]))
}

/** By way of others: joined, the two would import themselves in a circle, and code would run before what it needs. */
function leadsTo(parts: ReadonlyMap<number, Part>, from: Part, to: Part): boolean {
  const open = [...from.imports].filter(id => id !== to.id)
  const seen = new Set(open)
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === to.id) return true
    for (const next of parts.get(id)!.imports) {
      if (!seen.has(next)) open.push(next)
      seen.add(next)
    }
  }
  return false
}
