/** Builds the admin once to see which files it falls into, and gives the real build fewer, by plan.ts. */
import { relative } from 'node:path'
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'
import { type Load, planOf } from './plan.ts'

/** Screens of strangers stand without the frame, and are the first that anybody sees. */
const of_strangers = 'features/account/'
const frame = 'app/frame.tsx'
const arrival = 'features/sites/site-list.tsx'
/** Which is loaded depends on the language, each by itself. */
const texts = 'messages/'
/** Bytes of a pass that is not minified, for each that is. */
const unminified = 2

export function groupedChunks(root: string, pass: InlineConfig): Plugin {
  const groups = new Map<string, string>()
  return {
    name: 'grouped-chunks',
    apply: 'build',
    config: () => ({
      build: {
        rolldownOptions: {
          // The plan holds what each part needs, so none takes another's along.
          preserveEntrySignatures: 'allow-extension',
          output: {
            codeSplitting: {
              groups: [
                {
                  debugName: 'parts',
                  name: (id: string) => groups.get(id) ?? null,
                  includeDependenciesRecursively: false,
                },
              ],
            },
          },
        },
      },
    }),
    async buildStart() {
      for (const [id, name] of await groupsOf(root, await chunksOf(pass))) groups.set(id, name)
    },
  }
}

async function chunksOf(pass: InlineConfig): Promise<Rolldown.OutputChunk[]> {
  const options = { ...pass.build, write: false, minify: false, cssMinify: false, reportCompressedSize: false }
  const built = await build({ ...pass, configFile: false, logLevel: 'error', build: options })
  return [built].flat().flatMap(one => ('output' in one ? one.output.filter(file => file.type === 'chunk') : []))
}

/** The name of its part by module. A file that stays by itself has none. */
function groupsOf(root: string, chunks: readonly Rolldown.OutputChunk[]): [string, string][] {
  const byName = new Map(chunks.map(chunk => [chunk.fileName, chunk]))
  const sourceOf = ({ facadeModuleId }: Rolldown.OutputChunk) => (facadeModuleId ? relative(root, facadeModuleId) : '')
  const withImports = (...start: (Rolldown.OutputChunk | undefined)[]) => {
    const found = new Set(start.filter(chunk => chunk !== undefined))
    for (const chunk of found) for (const name of chunk.imports) if (byName.has(name)) found.add(byName.get(name)!)
    return [...found].map(chunk => chunk.fileName)
  }
  const around = chunks.find(chunk => sourceOf(chunk) === frame)
  const loadOf = (chunk: Rolldown.OutputChunk): Load => {
    const source = sourceOf(chunk)
    if (source.startsWith(of_strangers)) return { files: withImports(chunk), weight: 40 }
    return { files: withImports(chunk, around), weight: source === arrival ? 6 : 1 }
  }
  const code = chunks.filter(chunk => !sourceOf(chunk).startsWith(texts))
  const first = withImports(code.find(chunk => chunk.isEntry))
  const files = code.map(({ fileName, code, imports }) => ({
    ...{ name: fileName, size: code.length / unminified, imports },
  }))
  const parts = planOf(files, first, code.filter(chunk => chunk.isDynamicEntry).map(loadOf))
  return parts.flatMap((names, at) =>
    names.length === 1
      ? []
      : names.flatMap(name => byName.get(name)!.moduleIds.map((id): [string, string] => [id, `part-${at}`])),
  )
}
