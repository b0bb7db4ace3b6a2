/**
 * The groups that a site was written since it began to be copied, in their order, until they are at its new place as well. They wait in a file
 * that is gone with the process, however that ends.
 */
import { type FileHandle, open, rm } from 'node:fs/promises'
import type { Change, Follower } from '../changes.ts'
import type { Bound } from '../guard.ts'
import { packValue, unpackValue } from '../packed-values.ts'
import { COPY_BYTES } from './limits.ts'
import { valuesOf } from './values.ts'

type PackedChange = [sql: string, args: unknown[], changed: number | null]

/** Portions that a group waits for while more comes than is taken: each has one group at least. */
const portions_waited = 2

export class FollowedGroups {
  readonly #file: FileHandle
  /** Bytes of each group that waits. */
  readonly #sizes: number[] = []
  #read = 0
  #failure: unknown
  #isPaced = false
  #taken = Promise.withResolvers<void>()
  /** All of them. */
  count = 0

  static async begin(path: string): Promise<FollowedGroups> {
    const file = await open(path, 'w+', 0o600)
    await rm(path)
    return new FollowedGroups(file)
  }

  private constructor(file: FileHandle) {
    this.#file = file
  }

  readonly follow: Follower = async changes => {
    const packed = changes.map(({ sql, args, changed }) => [sql, packValue(args), changed ?? null])
    const group = Buffer.from(`${JSON.stringify(packed)}\n`)
    try {
      await this.#file.appendFile(group)
      this.#sizes.push(group.length)
      this.count += 1
    } catch (error) {
      this.#failure ??= error
    }
    for (let n = 0; n < portions_waited && this.#isPaced; n++) await this.#taken.promise
  }

  get waiting(): number {
    return this.#sizes.length
  }

  /** Whether nothing would wait after the next portion. */
  get isNearEnd(): boolean {
    return this.#portion() === this.#sizes.length
  }

  /** From now on no more comes than is taken. */
  pace(): void {
    this.#isPaced = true
  }

  endPace(): void {
    this.#isPaced = false
    this.#taken.resolve()
  }

  /** Those that travel together next. */
  async take(): Promise<Change[]> {
    this.requireWhole()
    this.#taken.resolve()
    this.#taken = Promise.withResolvers()
    const sizes = this.#sizes.splice(0, this.#portion())
    const bytes = Buffer.alloc(sizes.reduce((sum, size) => sum + size, 0))
    for (let at = 0; at < bytes.length; ) {
      const { bytesRead } = await this.#file.read(bytes, at, bytes.length - at, this.#read)
      at += bytesRead
      this.#read += bytesRead
    }
    return bytes.toString().split('\n').slice(0, -1).flatMap(changesIn)
  }

  /** Throws where one could not be kept, as on a disk that is full. */
  requireWhole(): void {
    if (this.#failure !== undefined) throw this.#failure
  }

  async close(): Promise<void> {
    this.endPace()
    await this.#file.close()
  }

  #portion(): number {
    let bytes = 0
    const end = this.#sizes.findIndex((size, i) => {
      bytes += size
      return i > 0 && bytes > COPY_BYTES
    })
    return end < 0 ? this.#sizes.length : end
  }
}

const changesIn = (line: string): Change[] =>
  (JSON.parse(line, unpackValue) as PackedChange[]).map(([sql, args, changed]) => ({
    sql,
    args: valuesOf(args) as Bound[],
    changed: changed ?? undefined,
  }))
