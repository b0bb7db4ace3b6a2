/** How many rows a batch has, so that nobody who writes waits for it longer than is set, whatever a row has of columns. */
import { importLimits } from './limits.ts'

const { import_batch_rows: most, import_batch_rows_min: least, import_batch_milliseconds: goal_ms } = importLimits

export class Pace {
  rows = most

  /** Does a batch of so many rows, and learns from how long it took. */
  async timed<T>(rows: number, work: () => Promise<T>): Promise<T> {
    const began = performance.now()
    const done = await work()
    const fitting = Math.floor((rows * goal_ms) / Math.max(performance.now() - began, 1))
    if (rows > 0) this.rows = Math.max(least, Math.min(most, fitting, 2 * this.rows))
    return done
  }
}
