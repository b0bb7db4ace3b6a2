/** Closed sites, by weak references: a caller that still has one gets the same object again. */
export class ClosedSites<T extends object> {
  readonly #sites = new Map<string, WeakRef<T>>()
  readonly #forgotten = new FinalizationRegistry<string>(siteId => {
    if (this.get(siteId) === undefined) this.#sites.delete(siteId)
  })

  get(siteId: string): T | undefined {
    return this.#sites.get(siteId)?.deref()
  }

  keep(siteId: string, site: T): void {
    if (this.get(siteId) !== site) this.#forgotten.register(site, siteId)
    this.#sites.set(siteId, new WeakRef(site))
  }

  delete(siteId: string): void {
    this.#sites.delete(siteId)
  }
}
