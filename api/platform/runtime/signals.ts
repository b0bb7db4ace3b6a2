/**
 * Signals in memory: they only wake those who read the database. They carry no data. The announcements of a write are
 * signaled once it is on disk: each event by its name, and `events` for any of them; `jobs` and `runs`, of which some may
 * be due; `moved`: a batch of runs was stepped; of control: `site`, whose row changed, `hosts`, of which one is served or no
 * longer served, `account`, which has a new activity, and `maintenance`, which begins or ends; `keys`, of which there is a newer one; there, `jobs` are the email of the installation, `mail`. `replaced`:
 * the site has another database, and what was read from the former is void.
 */
export type EventSignal = `${string}.${string}`
export type SignalName =
  | EventSignal
  | 'events'
  | 'jobs'
  | 'runs'
  | 'moved'
  | 'site'
  | 'hosts'
  | 'account'
  | 'maintenance'
  | 'mail'
  | 'keys'
  | 'replaced'

type Listener = (id: string) => void

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
  call(key: string, id: string): void {
    for (const listener of this.#sets.get(key) ?? []) listener(id)
  }
  get keys(): readonly string[] {
    return [...this.#sets.keys()]
  }
  get size(): number {
    return this.#sets.size
  }
}

const keyOf = (name: SignalName, id: string) => `${name} ${id}`
const isEvent = (topic: string): topic is EventSignal => topic.includes('.')

export class Signals {
  readonly #all = new Listeners()
  readonly #ofSites = new Listeners()
  /** Listens to every site. */
  on(name: SignalName, listener: Listener): () => void {
    return this.#all.add(name, listener)
  }
  /** Listens to one site, or account: what happens on others costs it nothing. */
  onSite(name: SignalName, id: string, listener: () => void): () => void {
    return this.#ofSites.add(keyOf(name, id), () => listener())
  }
  wake(name: SignalName, id = ''): void {
    this.#all.call(name, id)
    this.#ofSites.call(keyOf(name, id), id)
  }
  /** Signals everything that can be signaled of a site, `replaced` first: whoever keeps something of it reads it anew. */
  replaced(site_id: string): void {
    this.wake('replaced', site_id)
    for (const name of this.#all.keys) if (name !== 'replaced') this.wake(name as SignalName, site_id)
    this.#ofSites.call(keyOf('events', site_id), site_id)
  }
  /** Signals what a commit announced: of a site, or of control, whose topics name the site or account after a space. */
  committed(topics: ReadonlySet<string>, site_id?: string): void {
    if (site_id === undefined) for (const topic of topics) this.#ofControl(topic)
    else {
      for (const topic of topics) this.wake(topic as SignalName, site_id)
      if (topics.values().some(isEvent)) this.wake('events', site_id)
    }
  }
  #ofControl(topic: string): void {
    const [name = '', id] = topic.split(' ')
    this.wake(name === 'jobs' ? 'mail' : (name as SignalName), id)
  }
  /** Sites and names that somebody listens to alone. */
  get listenedSites(): number {
    return this.#ofSites.size
  }
}
