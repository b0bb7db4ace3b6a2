/**
 * What a database has written since a copy of it was made: the pages of each commit with its moment, taken from SQLite's write-ahead
 * log before that begins anew. A writer pays for a look at the log after its commit; pages are copied behind it. A process that is killed leaves
 * them in the write-ahead log, and the next one takes them from there before it opens the file.
 */
import { readFile, stat } from 'node:fs/promises'
import { contentIdentity } from '../site-file.ts'
import { FollowedWal } from './followed-wal.ts'
import type { PageLogLimits } from './limits.ts'
import { LogWriter } from './log-writer.ts'
import type { Moments } from './moments.ts'
import { type Facts, lastRecord, type TimedCommit } from './records.ts'
import { findRest, timedCommits } from './take-up.ts'
import { findCommits } from './wal.ts'

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
  readonly #writer: LogWriter
  readonly #wal: FollowedWal
  #identity: string | undefined
  #goesOn = false
  #isStarted = false
  #hasGap = false
  #retry_at = 0
  #last: Promise<void> = Promise.resolve()
  #isKeeping = false

  constructor(needs: PageLogNeeds) {
    this.#needs = needs
    this.#writer = new LogWriter(needs)
    this.#wal = new FollowedWal(needs.path)
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
    this.#writer.goOnIn({ path: last.path, bytes: last.bytes, at: facts.at })
    const rest = await findRest(facts, path)
    if (!rest) return
    this.#goesOn = true
    this.#wal.goOnAt(rest.found?.salt ?? facts.salt, rest.from)
    const commits = rest.found ? timedCommits(rest.found, rest.from, moments.of(name), now()) : []
    await this.#keepCommits(commits).finally(() => this.#wal.close())
    this.#wal.frame = this.#wal.kept
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
    this.#wal.goOnAt(last ? wal?.salt : undefined, last?.frame ?? 0)
    const check = last && wal?.checkAt(last.frame)
    const facts: Facts = { type: 'begin', at: now(), base, identity, ...this.#wal.place(check) }
    this.leaveFile()
    await this.#writer.append(facts, base ? await readFile(path) : undefined)
    this.#identity = identity
    moments.clear(name)
    if (!base) this.#needs.onGap(name, undefined)
  }

  /** Right after a commit, and before it is answered. */
  committed(): void {
    const { moments, name, now, limits } = this.#needs
    try {
      const commit = this.#wal.look(this.#hasGap)
      if (!commit || this.#hasGap) return
      moments.add(name, commit.salt, commit.frame, now())
      if (commit.frame - this.#wal.kept >= limits.checkpoint_pages / 2 && !this.#isKeeping)
        void this.keep().catch(() => undefined)
    } catch (error) {
      this.#lose(error)
    }
  }

  /** Between two commits: copies the write-ahead log to the file, where it is long. */
  async checkpoint(run: (sql: string) => Promise<void> | undefined): Promise<void> {
    if (this.#wal.frame - this.#wal.checkpointed < this.#needs.limits.checkpoint_pages) return
    if (this.#needs.now() < this.#retry_at || !(await this.mayCheckpoint())) return
    await run('PRAGMA wal_checkpoint(PASSIVE)')?.catch(() => undefined)
  }

  /** Whether all is kept, so that the write-ahead log may be copied to the file and begin anew. */
  async mayCheckpoint(): Promise<boolean> {
    const { limits, now } = this.#needs
    try {
      await this.keep()
    } catch (error) {
      if (!this.#hasGap && this.#wal.frame - this.#wal.checkpointed < patience * limits.checkpoint_pages) {
        this.#retry_at = now() + limits.retry_ms
        return false
      }
      this.#lose(error)
    }
    this.#wal.checkpointed = this.#wal.frame
    return true
  }

  /** Copies what was committed. It is on disk then. Before its start there is nothing but what is being taken up. */
  keep(): Promise<void> {
    if (!this.#isStarted) return this.#last
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
    const place = this.#wal.keepAll()
    this.leaveFile()
    await this.#writer.append({ type: 'begin', at: now(), base: false, identity: '', ...place })
    this.#hasGap = false
    moments.clear(name)
  }

  async #keepCommits(commits: readonly TimedCommit[]): Promise<void> {
    const end = commits.at(-1)?.[0]
    if (end === undefined) return
    const wal = this.#wal.openWal()
    if (!wal) throw new Error('There is no write-ahead log.')
    while (this.#wal.kept < end) {
      const from = this.#wal.kept
      const to = Math.min(end, from + this.#needs.limits.record_frames)
      await this.#writer.appendFrames(wal, { from, to }, commits)
      this.#wal.kept = to
      this.#identity = undefined
      this.#needs.onKept()
    }
  }

  /** The next record goes to a file of its own. */
  leaveFile(): void {
    this.#writer.leaveFile()
  }

  /** A commit failed, and its connection is given up: what becomes of the write-ahead log is not known. */
  lost(error: unknown): void {
    this.#lose(error)
    this.#wal.close()
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
    this.#wal.close()
    this.#needs.onEnd()
    if (this.#hasGap || !this.#isStarted) return
    const identity = await contentIdentity(this.#needs.path)
    // Without it, the next start begins anew.
    if (identity !== this.#identity) await this.#keepEnd(identity).catch(() => undefined)
  }

  async #keepEnd(identity: string): Promise<void> {
    await this.#writer.append({ type: 'end', at: this.#needs.now(), identity, to: 0 })
    this.#identity = identity
    this.#wal.goOnAt(undefined, 0)
  }
}
