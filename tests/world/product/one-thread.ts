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
    file: 'api/platform/database/native.ts',
    from: 'prepareSlow: sql => opened.prepare(sql)',
    to: `prepareSlow: async sql => {
      const plain = statements.prepare(sql)
      const rows = async params => (plain.reader ? plain.all(params) : (plain.run(params), []))
      const slow = { reader: plain.reader, raw: () => (plain.raw(), slow), iterate: rows }
      return slow
    }`,
  },
  {
    file: 'api/platform/runtime/threads/in-thread.ts',
    from: "const quick: readonly Lane[] = ['pages', 'mails']",
    to: "const quick: readonly Lane[] = ['pages', 'mails', 'files', 'tables']",
  },
]

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const own = pieces.filter(({ file }) => url.endsWith(`/${file}`))
    if (own.length === 0) return loaded
    let text = String(loaded.source)
    for (const { file, from, to } of own) {
      if (!text.includes(from)) throw new Error(`${file} has no ${JSON.stringify(from)}`)
      text = text.replace(from, () => to)
    }
    return { ...loaded, source: text }
  },
})
