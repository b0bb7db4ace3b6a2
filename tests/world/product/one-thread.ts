/**
 * Loaded before the product: commits are awaited in this thread, and the thread that reads files is used again. Its folder lies in
 * memory, where neither is worth a change of threads.
 */
import { registerHooks } from 'node:module'

const pieces = [
  {
    file: 'api/platform/database/native.ts',
    from: 'execSlow: async sql => (shared ? opened.exec(sql) : statements.exec(sql))',
    to: 'execSlow: async sql => statements.exec(sql)',
  },
  {
    file: 'api/platform/threads/in-thread.ts',
    from: "const quick: readonly Lane[] = ['pages', 'mails']",
    to: "const quick: readonly Lane[] = ['pages', 'mails', 'files', 'tables']",
  },
]

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const piece = pieces.find(({ file }) => url.endsWith(`/${file}`))
    if (!piece) return loaded
    const text = String(loaded.source)
    if (!text.includes(piece.from)) throw new Error(`${piece.file} has no ${JSON.stringify(piece.from)}`)
    return { ...loaded, source: text.replace(piece.from, piece.to) }
  },
})
