/**
 * The write-ahead log of an open database, followed from commit to commit: which one it is, and how much of it was committed, kept in the
 * page log, and copied to the file.
 */
import { type Check, type Commit, checkOf, isSameSalt, OpenWal, type Salt } from './wal.ts'

export interface Place {
  to: number
  salt?: Salt
  check?: Check
}

export class FollowedWal {
  readonly #path: string
  #wal: OpenWal | undefined
  #salt: Salt | undefined
  /** Frames up to the last commit, and how many of them are kept and copied to the file. */
  frame = 0
  kept = 0
  checkpointed = 0

  /** `path`: of the database. */
  constructor(path: string) {
    this.#path = `${path}-wal`
  }

  /** From so many frames of this one on, which are kept. */
  goOnAt(salt: Salt | undefined, frame: number): void {
    this.#salt = salt
    this.frame = frame
    this.kept = frame
  }

  /** Undefined as long as nothing was written. */
  openWal(): OpenWal | undefined {
    if (this.#wal) return this.#wal
    this.#wal = OpenWal.open(this.#path)
    const salt = this.#wal?.header.salt
    if (salt && !(this.#salt && isSameSalt(this.#salt, salt))) this.#beginAnew(salt)
    return this.#wal
  }

  /** The last commit since the last look. `mayLose`: what was overwritten is in no log anyway. */
  look(mayLose: boolean): (Commit & { salt: Salt }) | undefined {
    const wal = this.openWal()
    if (!wal) return undefined
    let commit = wal.lastCommit(this.frame)
    if (!commit) {
      const former = wal.header.salt
      const { salt } = wal.again()
      if (isSameSalt(former, salt)) return undefined
      if (this.kept < this.frame && !mayLose) throw new Error('Pages were overwritten before they were kept.')
      this.#beginAnew(salt)
      commit = wal.lastCommit(0)
    }
    if (!commit) return undefined
    this.frame = commit.frame
    return { ...commit, salt: wal.header.salt }
  }

  #beginAnew(salt: Salt): void {
    this.goOnAt(salt, 0)
    this.checkpointed = 0
  }

  /** As far as it is kept. */
  place(check?: Check): Place {
    return { to: this.kept, ...(this.#salt && { salt: this.#salt }), ...(check && { check }) }
  }

  /** Takes all of it for kept. */
  keepAll(): Place {
    this.kept = this.frame
    const check = this.#wal && this.frame > 0 ? checkOf(this.#wal.read(this.frame - 1, this.frame)) : undefined
    return this.place(check)
  }

  close(): void {
    this.#wal?.close()
    this.#wal = undefined
  }
}
