/**
 * Whose files a bucket has: an object `owner` names the installation that may delete in it. A restored copy beside the original, or another
 * installation with the same settings, reads and writes there, which harms nobody as names are hashes; it deletes nothing.
 */
import { randomUUID } from 'node:crypto'
import { contentHash } from '../storage.ts'
import type { Store } from './store.ts'

/** What the control database knows of it. */
export interface OwnerFact {
  read(): Promise<string | undefined>
  write(owner: string): Promise<void>
  /** Another one may delete there. Said once. */
  onOther(sentence: string): void
}

export class Owner {
  readonly #store: Store
  readonly #fact: OwnerFact
  #isOwn = false
  #isTold = false

  constructor(store: Store, fact: OwnerFact) {
    this.#store = store
    this.#fact = fact
  }

  async mayRemove(): Promise<boolean> {
    if (this.#isOwn) return true
    const own = (await this.#fact.read()) ?? randomUUID()
    const { bucket, prefix } = this.#store.address
    const key = `${prefix}owner`
    const bytes = Buffer.from(own)
    const body = { content: bytes, sha256: contentHash(bytes), bytes: bytes.length }
    const found = await this.#named(key)
    if (found === null && (await this.#store.put(key, body, { ifAbsent: true }))) await this.#fact.write(own)
    this.#isOwn = (found ?? (await this.#named(key))) === own
    if (!this.#isOwn && !this.#isTold) {
      this.#isTold = true
      this.#fact.onOther(
        `The files in the bucket ${bucket} belong to another installation, or to that of which this one is a restored copy: they are read and written, and none is deleted. Give this installation an S3_PREFIX of its own; or, if the other one is gone, delete the object ${key} in the bucket.`,
      )
    }
    return this.#isOwn
  }

  #named(key: string): Promise<string | null> {
    return this.#store.get(key, async body => Buffer.concat(await Array.fromAsync(body)).toString())
  }
}
