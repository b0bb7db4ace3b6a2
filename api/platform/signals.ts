/** Signals in memory: they only wake those who read the database. Nothing is carried in them. */
/**
 * `settings`: an owner or a key changed something in a site; `site`: its row in control changed; `runs`: some may be due;
 * `moved`: a batch of runs has gone on; `account`: something of the account with this id changed in control.
 */
export type SignalName = 'events' | 'jobs' | 'runs' | 'moved' | 'settings' | 'site' | 'account' | 'mail'

export class Signals {
  readonly #listeners = new Map<SignalName, Set<(id: string) => void>>()
  on(name: SignalName, listener: (id: string) => void): () => void {
    const set = this.#listeners.get(name) ?? new Set()
    set.add(listener)
    this.#listeners.set(name, set)
    return () => set.delete(listener)
  }
  wake(name: SignalName, id = ''): void {
    for (const listener of this.#listeners.get(name) ?? []) listener(id)
  }
}
