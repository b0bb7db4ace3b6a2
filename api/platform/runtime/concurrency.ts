/** Amounts in use at the same time, in memory, by name and key: bytes of uploads under way, downloads and streams that are open. */

export interface Share {
  name: string
  key: string
  maximum: number
}

const idOf = ({ name, key }: Share): string => `${name} ${key}`

export class Concurrency {
  readonly #used = new Map<string, number>()

  /** Adds the amount to every share, or to none of them: then answers the first that has no room. */
  take(shares: readonly Share[], amount = 1): Share | undefined {
    const full = shares.find(share => this.used(share) + amount > share.maximum)
    if (full) return full
    for (const share of shares) this.#used.set(idOf(share), this.used(share) + amount)
    return undefined
  }

  giveBack(shares: readonly Share[], amount = 1): void {
    for (const share of shares) {
      const left = this.used(share) - amount
      if (left > 0) this.#used.set(idOf(share), left)
      else this.#used.delete(idOf(share))
    }
  }

  used(share: Share): number {
    return this.#used.get(idOf(share)) ?? 0
  }

  /** Shares that are in use. */
  get size(): number {
    return this.#used.size
  }
}
