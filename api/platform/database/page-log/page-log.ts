/**
 * What a database has written since a copy of it was made: the pages of each commit with its moment, taken from SQLite's write-ahead
 * log before that begins anew. A writer pays for a look at the log after its commit; pages are copied behind it. A process that is killed leaves
 * them in the write-ahead log, and the next one takes them from there before it opens the file.
 */
import { readFile, stat } from 'node:fs/promises'
import { contentIdentity } from '../site-file.ts'
import type { PageLogLimits } from './limits.ts'
import type { Moments } from './moments.ts'
import { appendRecord, type Facts, lastRecord, newLogFile, type TimedCommit } from './records.ts'
import { findRest, timedCommits } from './take-up.ts'
import { type Check, checkOf, findCommits, isSameSalt, OpenWal, type Salt } from './wal.ts'

export interface PageLogNeeds {
  /** Of the database; and where its log lies. */
  name: string
  path: string
  folder: string
  moments: Moments
  now: () => number
  limits: PageLogLimits
  /** Told once where writes cannot be kept; from the next backup on they can. */
  onGap: (name: string, error: unknown) => void
  /** Told of each part that was kept. */
  onKept: () => void
  /** Told once the file is closed. */
  onEnd: () => void
}

/** A log that cannot be written is given up where the write-ahead log has grown by so much. */
const patience = 16

export class PageLog {
  readonly #needs: PageLogNeeds
  #wal: OpenWal | undefined
  /** Of the write-ahead log: which it is, its last commit, how much of it was copied here, and to the file. */
  #salt: Salt | undefined
  #frame = 0
  #kept = 0
  #checkpointed = 0
  #file: { path: string; bytes: number; at: number } | undefined
  #files = 0
  #identity: string | undefined
  #goesOn = false
  #isStarted = false
  #hasGap = false
  #retry_at = 0
  #last: Promise<void> = Promise.resolve()
  #isKeeping = false
  constructor(needs: PageLogNeeds) {
    this.#needs = needs
  }

  /** Takes what a killed process has left; false where its file does not go on where the log ends. Nobody has it open. */
  async takeUp(): Promise<boolean> {
    await this.#takeUp().catch(error => {
      this.#goesOn = false
      this.#lose(error)
    })
    return this.#goesOn
  }

  async #takeUp(): Promise<void> {
    const { folder, path, moments, name, now } = this.#needs
    const last = await lastRecord(folder)
    if (!last || moments.hasGap(name)) return
    const { facts } = last
    this.#identity = facts.type === 'pages' ? undefined : facts.identity
    this.#file = { path: last.path, bytes: last.bytes, at: facts.at }
    const rest = await findRest(facts, path)
    if (!rest) return
    this.#goesOn = true
    this.#salt = rest.found?.salt ?? facts.salt
    this.#kept = rest.from
    const commits = rest.found ? timedCommits(rest.found, rest.from, moments.of(name), now()) : []
    this.#wal = commits.length > 0 ? OpenWal.open(`${path}-wal`) : undefined
    await this.#keepCommits(commits).finally(() => this.#closeWal())
    this.#frame = this.#kept
    moments.clear(name)
  }

  /** Nobody has the file open yet; `isChanged`: it was written since `takeUp`, which no log has. */
  async start(isChanged: boolean): Promise<void> {
    try {
      const identity = await contentIdentity(this.#needs.path)
      if (!this.#goesOn || isChanged) await this.#begin(identity)
      else if (identity !== this.#identity) await this.#keepEnd(identity)
      this.#hasGap = false
    } catch (error) {
      this.#lose(error)
    }
    this.#isStarted = true
  }

  async #begin(identity: string): Promise<void> {
    const { path, limits, now, moments, name } = this.#needs
    const [wal, { size }] = [await findCommits(`${path}-wal`), await stat(path)]
    const last = wal?.commits.at(-1)
    const base = !last && size <= limits.base_bytes_max
    this.#salt = last ? wal?.salt : undefined
    this.#frame = last?.frame ?? 0
    this.#kept = this.#frame
    const check = last && wal?.checkAt(last.frame)
    const facts: Facts = { type: 'begin', at: now(), base, identity, ...this.#position(check) }
    this.leaveFile()
    await this.#append(facts, base ? await readFile(path) : Buffer.alloc(0))
    this.#identity = identity
    moments.clear(name)
    if (!base) this.#needs.onGap(name, undefined)
  }

  #position(check: Check | undefined): { to: number; salt?: Salt; check?: Check } {
    return { to: this.#kept, ...(this.#salt && { salt: this.#salt }), ...(check && { check }) }
  }

  /** Right after a commit, and before it is answered. */
  committed(): void {
    const { path, moments, name, now, limits } = this.#needs
    try {
      this.#wal ??= this.#openWal(path)
      const wal = this.#wal
      if (!wal) return
      let commit = wal.lastCommit(this.#frame)
      if (!commit) {
        const former = wal.header.salt
        if (isSameSalt(former, wal.again().salt)) return
        if (this.#kept < this.#frame && !this.#hasGap) throw new Error('Pages were overwritten before they were kept.')
        this.#beginWal(wal)
        commit = wal.lastCommit(0)
        if (!commit) return
      }
      this.#frame = commit.frame
      if (this.#hasGap) return
      moments.add(name, wal.header.salt, commit.frame, now())
      if (this.#frame - this.#kept >= limits.checkpoint_pages / 2 && !this.#isKeeping)
        void this.keep().catch(() => undefined)
    } catch (error) {
      this.#lose(error)
    }
  }

  #openWal(path: string): OpenWal | undefined {
    const wal = OpenWal.open(`${path}-wal`)
    if (wal && !(this.#salt && isSameSalt(this.#salt, wal.header.salt))) this.#beginWal(wal)
    return wal
  }

  #beginWal(wal: OpenWal): void {
    this.#salt = wal.header.salt
    this.#frame = 0
    this.#kept = 0
    this.#checkpointed = 0
  }

  /** Between two commits: copies the write-ahead log to the file, where it is long. */
  async checkpoint(run: (sql: string) => Promise<void> | undefined): Promise<void> {
    if (this.#frame - this.#checkpointed < this.#needs.limits.checkpoint_pages) return
    if (this.#needs.now() < this.#retry_at || !(await this.mayCheckpoint())) return
    await run('PRAGMA wal_checkpoint(PASSIVE)')?.catch(() => undefined)
  }

  /** Whether all is kept, so that the write-ahead log may be copied to the file and begin anew. */
  async mayCheckpoint(): Promise<boolean> {
    const { limits, now } = this.#needs
    try {
      await this.keep()
    } catch (error) {
      if (!this.#hasGap && this.#frame - this.#checkpointed < patience * limits.checkpoint_pages) {
        this.#retry_at = now() + limits.retry_ms
        return false
      }
      this.#lose(error)
    }
    this.#checkpointed = this.#frame
    return true
  }

  /** Copies what was committed. It is on disk then. */
  keep(): Promise<void> {
    const kept = this.#last.catch(() => undefined).then(() => this.#keep())
    this.#last = kept
    return kept
  }

  async #keep(): Promise<void> {
    const { moments, name } = this.#needs
    this.#isKeeping = true
    try {
      if (this.#hasGap) await this.#closeGap()
      const pending = moments.of(name)
      if (pending.length === 0) return
      await this.#keepCommits(pending.map(({ frame, at }): TimedCommit => [frame, 0, at]))
      if (!this.#hasGap) moments.drop(name, pending.length)
    } finally {
      this.#isKeeping = false
    }
  }

  /** What was written meanwhile is in no log; the next backup has it. */
  async #closeGap(): Promise<void> {
    const { moments, name, now } = this.#needs
    this.#kept = this.#frame
    const check = this.#wal && this.#frame > 0 ? checkOf(this.#wal.read(this.#frame - 1, this.#frame)) : undefined
    this.#file = undefined
    await this.#append(
      { type: 'begin', at: now(), base: false, identity: '', ...this.#position(check) },
      Buffer.alloc(0),
    )
    this.#hasGap = false
    moments.clear(name)
  }

  async #keepCommits(commits: readonly TimedCommit[]): Promise<void> {
    const wal = this.#wal
    const end = commits.at(-1)?.[0]
    if (end === undefined) return
    if (!wal || !this.#salt) throw new Error('There is no write-ahead log.')
    const { page_bytes } = wal.header
    while (this.#kept < end) {
      const from = this.#kept
      const to = Math.min(end, from + this.#needs.limits.record_frames)
      const bytes = wal.read(from, to)
      const reach = commits.find(([frame]) => frame >= to)?.[0] ?? to
      const size = bytes.length / (to - from)
      const own = commits
        .filter(([frame]) => frame > from && frame <= reach)
        .map(
          ([frame, pages, at]): TimedCommit => [
            frame,
            frame <= to ? bytes.readUInt32BE((frame - from - 1) * size + 4) : pages,
            at,
          ],
        )
      const facts: Facts = {
        ...{ type: 'pages', at: own.at(-1)?.[2] ?? 0, from, to, page_bytes, commits: own },
        ...{ salt: this.#salt, check: checkOf(bytes.subarray(bytes.length - size)) },
      }
      await this.#append(facts, bytes)
      this.#kept = to
      this.#identity = undefined
      this.#needs.onKept()
    }
  }

  async #append(facts: Facts, pages: Buffer): Promise<void> {
    const { folder, limits, now } = this.#needs
    const file = this.#file
    const isFull = !file || file.bytes > limits.file_bytes || now() - file.at > limits.file_ms
    const to = isFull ? { path: newLogFile(folder, now(), this.#files++), bytes: 0, at: now() } : file
    const bytes = await appendRecord(to.path, facts, pages)
    this.#file = { ...to, bytes: to.bytes + bytes }
  }

  /** The next record goes to a file of its own. */
  leaveFile(): void {
    this.#file = undefined
  }

  /** A commit failed, and its connection is given up: what becomes of the write-ahead log is not known. */
  lost(error: unknown): void {
    this.#lose(error)
    this.#closeWal()
  }

  #closeWal(): void {
    this.#wal?.close()
    this.#wal = undefined
  }

  #lose(error: unknown): void {
    const { moments, name, now, onGap } = this.#needs
    if (this.#hasGap) return
    this.#hasGap = true
    try {
      moments.addGap(name, now())
    } catch {
      // A disk that is full takes no mark either; the next start compares the file.
    }
    onGap(name, error)
  }

  /** Its file was closed. */
  async ended(): Promise<void> {
    await this.#last.catch(() => undefined)
    this.#closeWal()
    this.#needs.onEnd()
    if (this.#hasGap || !this.#isStarted) return
    const identity = await contentIdentity(this.#needs.path)
    // Without it, the next start begins anew.
    if (identity !== this.#identity) await this.#keepEnd(identity).catch(() => undefined)
  }

  async #keepEnd(identity: string): Promise<void> {
    await this.#append({ type: 'end', at: this.#needs.now(), identity, to: 0 }, Buffer.alloc(0))
    this.#identity = identity
    this.#salt = undefined
    this.#frame = 0
    this.#kept = 0
  }
}
