/** Work on the folders of a sandbox, one after another: no copy is taken of what is being replaced, and nothing starts on it meanwhile. */
export class Alone {
  readonly #last = new Map<string, Promise<unknown>>()

  async with<T>(sandbox_id: string, work: () => Promise<T>): Promise<T> {
    const before = this.#last.get(sandbox_id)
    const mine = (before ?? Promise.resolve()).then(work, work)
    this.#last.set(sandbox_id, mine)
    try {
      return await mine
    } finally {
      if (this.#last.get(sandbox_id) === mine) this.#last.delete(sandbox_id)
    }
  }
}
