/** Writes the files of one database's page log: each record behind the last one, in a new file where that is full or old. */
import type { PageLogLimits } from './limits.ts'
import { appendRecord, type Facts, newLogFile, type TimedCommit } from './records.ts'
import { checkOf, type OpenWal } from './wal.ts'

export interface LogWriterNeeds {
  folder: string
  now: () => number
  limits: Pick<PageLogLimits, 'file_bytes' | 'file_ms'>
}

/** In bytes of the frame's header behind its page: how many pages the database has from then on. */
const pages_offset = 4

export class LogWriter {
  readonly #needs: LogWriterNeeds
  #file: { path: string; bytes: number; at: number } | undefined
  #files = 0

  constructor(needs: LogWriterNeeds) {
    this.#needs = needs
  }

  /** The next record goes to this file, where there is room. */
  goOnIn(file: { path: string; bytes: number; at: number }): void {
    this.#file = file
  }

  /** The next record goes to a file of its own. */
  leaveFile(): void {
    this.#file = undefined
  }

  async append(facts: Facts, pages: Buffer = Buffer.alloc(0)): Promise<void> {
    const { folder, limits, now } = this.#needs
    const file = this.#file
    const isFull = !file || file.bytes > limits.file_bytes || now() - file.at > limits.file_ms
    const to = isFull ? { path: newLogFile(folder, now(), this.#files++), bytes: 0, at: now() } : file
    const bytes = await appendRecord(to.path, facts, pages)
    this.#file = { ...to, bytes: to.bytes + bytes }
  }

  /** These frames of a write-ahead log, with those of the commits that end in them, or that they are a part of. */
  async appendFrames(
    wal: OpenWal,
    { from, to }: { from: number; to: number },
    commits: readonly TimedCommit[],
  ): Promise<void> {
    const { page_bytes, salt } = wal.header
    const bytes = wal.read(from, to)
    const size = bytes.length / (to - from)
    const reach = commits.find(([frame]) => frame >= to)?.[0] ?? to
    const pagesAt = (frame: number): number => bytes.readUInt32BE((frame - from - 1) * size + pages_offset)
    const own = commits
      .filter(([frame]) => frame > from && frame <= reach)
      .map(([frame, pages, at]): TimedCommit => [frame, frame <= to ? pagesAt(frame) : pages, at])
    const facts: Facts = {
      ...{ type: 'pages', at: own.at(-1)?.[2] ?? 0, from, to, page_bytes, commits: own, salt },
      check: checkOf(bytes.subarray(bytes.length - size)),
    }
    await this.append(facts, bytes)
  }
}
