/** `chunks.json`: which file has which module of ours, and what each file imports at once, for the test of their size. */
import { relative } from 'node:path'
import type { Plugin } from 'vite'

export interface ChunksFile {
  entry: string
  /** Files by module, such as `app/frame.tsx`. */
  modules: Record<string, string>
  imports: Record<string, string[]>
}

export const chunksFile = (root: string): Plugin => ({
  name: 'chunks-file',
  apply: 'build',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
    const modules = chunks.flatMap(({ fileName, moduleIds }) =>
      moduleIds
        .map(id => relative(root, id))
        .filter(id => !id.startsWith('..'))
        .map(id => [id, fileName]),
    )
    const found: ChunksFile = {
      entry: chunks.find(chunk => chunk.isEntry)?.fileName ?? '',
      modules: Object.fromEntries(modules),
      imports: Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
    }
    this.emitFile({ type: 'asset', fileName: 'chunks.json', source: JSON.stringify(found) })
  },
})
