/** Writes of one turn of the event loop share one commit, as floors have them. */
import type Sync from 'libsql'

export function groupedWrites<Row extends readonly unknown[]>(db: InstanceType<typeof Sync>, insert: string) {
  const statement = db.prepare(insert)
  let waiting: { row: Row; done: () => void }[] = []
  return (row: Row): Promise<void> =>
    new Promise(done => {
      if (waiting.push({ row, done }) > 1) return
      setImmediate(() => {
        const group = waiting
        waiting = []
        db.exec('BEGIN IMMEDIATE')
        for (const { row } of group) statement.run(row)
        db.exec('COMMIT')
        for (const { done } of group) done()
      })
    })
}
