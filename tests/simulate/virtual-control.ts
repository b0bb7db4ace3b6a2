/** The control database as far as the work in the background asks it: when the site is due. It outlives each process. */
import type { Database } from '../../api/platform/database/database.ts'
import type { Handle } from '../../api/platform/database/handle.ts'
import type { Owner, VirtualTime } from './virtual-time.ts'

/** Latency of the control database; a process that dies meanwhile has written nothing. */
const LATENCY_MS = 2

export class VirtualControl {
  /** As in the row of the site: 0 is awake, null never. A new site has nothing to do. */
  wake_at: number | null = null
  readonly #time: VirtualTime

  constructor(time: VirtualTime) {
    this.#time = time
  }

  /** Control as one process has it. Reads answer what `sitesDue` asks for; whatever else is asked in the background finds nobody. */
  openFor(owner: Owner, site_id: string): Database<'control'> {
    const later = <T>(run: () => T): Promise<T> =>
      new Promise(resolve => {
        this.#time.after(LATENCY_MS, owner, () => {
          const done = run()
          this.#time.after(LATENCY_MS, owner, () => resolve(done))
        })
      })
    const due = () => (this.wake_at === null ? [] : [{ id: site_id, is_demo: false, wake_at: this.wake_at }])
    const db = { select: (columns: object) => answering('wake_at' in columns ? due() : []) }
    const read = <T>(run: (db: Handle<'control'>) => Promise<T>) => later(() => run(db as unknown as Handle<'control'>))
    const control = {
      type: 'control',
      path: ':memory:',
      idle: true,
      counts: { actions: 0, groups: 0 },
      backlog: { actions: 0, waited_ms: 0 },
      damaged: false,
      read,
      readSlow: read,
      write: (run: (tx: Handle<'control'>) => unknown) => later(() => run(undefined as never)),
      close: async () => undefined,
    }
    return control as unknown as Database<'control'>
  }
}

/** A query that has these rows, whatever is asked of it. */
function answering(rows: readonly object[]): object {
  const query: object = new Proxy(
    {},
    { get: (_, part) => (part === 'then' ? (done: (rows: readonly object[]) => void) => done(rows) : () => query) },
  )
  return query
}
