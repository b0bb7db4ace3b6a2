/** Names of the document's schemas: `.openapi('Name')`. */
import type { Node, Source, Violation } from '../source.ts'

export function schemasDeclaredTwice(sources: readonly Source[]): Violation[] {
  const declared = new Map<string, string>()
  const found: Violation[] = []
  for (const source of sources) {
    if (!source.path.startsWith('api/') || /\.test\.ts$/.test(source.path)) continue
    source.visit({
      CallExpression: ({ callee, arguments: given }) => {
        const name = (given as Node[])[0]?.value
        const method = ((callee as Node).property as Node | undefined)?.name
        if (method !== 'openapi' || typeof name !== 'string') return
        const before = declared.get(name)
        if (before) found.push({ path: source.path, reason: `declares ${name}, as ${before} does` })
        else declared.set(name, source.path)
      },
    })
  }
  return found
}
