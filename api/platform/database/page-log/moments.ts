/**
 * When each commit was made that no page log has yet: a file in the data folder, written before the commit is answered, so that a
 * process that is killed leaves the moments with the commits. After a power cut those of the last seconds may be missing.
 */
import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type { Salt } from './wal.ts'

/** Name (padded), salt, frame, moment. */
const name_bytes = 40
const record_bytes = name_bytes + 8 + 4 + 8
/** In the place of a frame: what follows is in no log. */
const gap = 0xffffffff
const file_bytes_max = 4 * 1024 * 1024

export interface Moment {
  salt: Salt
  frame: number
  at: number
}

export class Moments {
  readonly #path: string
  readonly #record = Buffer.alloc(record_bytes)
  readonly #known: Map<string, Moment[]>
  #file: number
  #bytes: number
  #last = 0

  constructor(dataDir: string) {
    this.#path = join(dataDir, 'moments.log')
    this.#known = readMoments(this.#path)
    for (const moments of this.#known.values()) for (const { at } of moments) this.#last = Math.max(this.#last, at)
    this.#file = openSync(this.#path, 'a', 0o600)
    this.#bytes = 0
    this.#writeAnew()
  }

  /** Those of a database, in their order. */
  of(name: string): readonly Moment[] {
    return (this.#known.get(name) ?? []).filter(({ frame }) => frame !== gap)
  }

  /** Whether something was written since its log was left off. */
  hasGap(name: string): boolean {
    return this.#known.get(name)?.some(({ frame }) => frame === gap) ?? false
  }

  /** Never before the one that was added last, whatever the clock does. */
  add(name: string, salt: Salt, frame: number, now: number): void {
    this.#last = Math.max(this.#last, now)
    this.#write(name, { salt, frame, at: this.#last })
    const moments = this.#known.get(name)
    if (moments) moments.push({ salt, frame, at: this.#last })
    else this.#known.set(name, [{ salt, frame, at: this.#last }])
    if (this.#bytes > file_bytes_max) this.#writeAnew()
  }

  addGap(name: string, now: number): void {
    this.#known.delete(name)
    this.add(name, [0, 0], gap, now)
  }

  /** Of each database that has some. */
  get names(): string[] {
    return [...this.#known.keys()]
  }

  /** The log of the database has the first of them. */
  drop(name: string, count: number): void {
    const left = this.#known.get(name)?.slice(count) ?? []
    if (left.length > 0) this.#known.set(name, left)
    else this.#known.delete(name)
  }

  /** The log of the database has begun anew. */
  clear(name: string): void {
    if (this.#known.delete(name)) this.#writeAnew()
  }

  close(): void {
    this.#writeAnew()
    closeSync(this.#file)
  }

  #write(name: string, { salt, frame, at }: Moment): void {
    const record = this.#record
    record.fill(0)
    record.write(name, 0, name_bytes, 'latin1')
    record.writeUInt32BE(salt[0], name_bytes)
    record.writeUInt32BE(salt[1], name_bytes + 4)
    record.writeUInt32BE(frame, name_bytes + 8)
    record.writeDoubleBE(at, name_bytes + 12)
    writeSync(this.#file, record)
    this.#bytes += record_bytes
  }

  /** With what is still needed. */
  #writeAnew(): void {
    const draft = `${this.#path}.new`
    writeFileSync(draft, '', { mode: 0o600 })
    const former = this.#file
    this.#file = openSync(draft, 'a')
    this.#bytes = 0
    for (const [name, moments] of this.#known) for (const moment of moments) this.#write(name, moment)
    renameSync(draft, this.#path)
    closeSync(former)
  }
}

function readMoments(path: string): Map<string, Moment[]> {
  const known = new Map<string, Moment[]>()
  const bytes = existsSync(path) ? readFileSync(path) : Buffer.alloc(0)
  for (let at = 0; at + record_bytes <= bytes.length; at += record_bytes) {
    const record = bytes.subarray(at, at + record_bytes)
    const [name = ''] = record.toString('latin1', 0, name_bytes).split('\0', 1)
    const moment: Moment = {
      salt: [record.readUInt32BE(name_bytes), record.readUInt32BE(name_bytes + 4)],
      frame: record.readUInt32BE(name_bytes + 8),
      at: record.readDoubleBE(name_bytes + 12),
    }
    const moments = known.get(name)
    if (moments && moment.frame !== gap) moments.push(moment)
    else known.set(name, [moment])
  }
  return known
}
