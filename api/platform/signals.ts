/**
 * Signals in memory: they only wake those who read the database. Nothing is carried in them.
 * `settings`: an owner or a key changed something in a site; `site`: its row in control changed; `runs`: some may be due;
 * `moved`: a batch of runs has gone on; `account`: something of the account with this id changed in control.
 */
export type SignalName = 'events' | 'jobs' | 'runs' | 'moved' | 'settings' | 'site' | 'account' | 'mail'

type Listener = (site_id: string) => void

/** Sets of listeners by key; a key without listeners is not kept. */
class Listeners {
  readonly #sets = new Map<string, Set<Listener>>()
  add(key: string, listener: Listener): () => void {
    const set = this.#sets.get(key) ?? new Set()
    this.#sets.set(key, set)
    set.add(listener)
    return () => {
      set.delete(listener)
      if (set.size === 0 && this.#sets.get(key) === set) this.#sets.delete(key)
    }
  }
  call(key: string, site_id: string): void {
    for (const listener of this.#sets.get(key) ?? []) listener(site_id)
  }
  get size(): number {
    return this.#sets.size
  }
}

const keyOf = (name: SignalName, site_id: string) => `${name} ${site_id}`

export class Signals {
  readonly #all = new Listeners()
  readonly #ofSites = new Listeners()
  /** Listens to every site. */
  on(name: SignalName, listener: Listener): () => void {
    return this.#all.add(name, listener)
  }
  /** Listens to one site: what happens on others costs it nothing. */
  onSite(name: SignalName, site_id: string, listener: () => void): () => void {
    return this.#ofSites.add(keyOf(name, site_id), () => listener())
  }
  wake(name: SignalName, site_id = ''): void {
    this.#all.call(name, site_id)
    this.#ofSites.call(keyOf(name, site_id), site_id)
  }
  /** Sites and names that somebody listens to alone. */
  get listenedSites(): number {
    return this.#ofSites.size
  }
}
