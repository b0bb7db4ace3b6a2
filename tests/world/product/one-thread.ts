/**
 * Loaded before the product: commits are awaited in this thread, and the threads that read files and mails are used again,
 * however slow the machine is; a password costs little. Its folder lies in memory, where no commit is worth a change of threads.
 */
import { replacePieces } from './pieces.ts'

replacePieces([
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
  {
    file: 'api/platform/runtime/threads/in-thread.ts',
    from: 'setTimeout(forget, threadLimits.thread_idle_milliseconds)',
    to: 'setTimeout(forget, 3_600_000)',
  },
  // Passwords of managers are made to be slow.
  {
    file: 'api/platform/identity/secrets.ts',
    from: 'memory: 19_456, passes: 2',
    to: 'memory: 64, passes: 1',
  },
])
