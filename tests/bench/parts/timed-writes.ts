/** How long a database has been written to, by the clock of the process: from the beginning of each transaction to its commit. */
import type { Database } from '../../../api/platform/database/database.ts'

export function timeWrites(database: Database<'site'>): { readonly milliseconds: number } {
  const write = database.write.bind(database)
  let milliseconds = 0
  database.write = async (work, how) => {
    const waited = performance.now()
    let began = waited
    try {
      return await write(tx => {
        began = performance.now()
        return work(tx)
      }, how)
    } finally {
      milliseconds += performance.now() - began
    }
  }
  return {
    get milliseconds() {
      return milliseconds
    },
  }
}
