/**
 * A process that nobody visits is held by the system: it keeps its memory, takes no processor, and goes on at once. A process that is held
 * does not see its parent die: a small one beside it does, and lets it go on to its end.
 */
import { type ChildProcess, spawn } from 'node:child_process'

/** Ends with its standard input, and then lets the process go on. */
const watch = 'read -r line; kill -CONT "$0"'

export class ProcessFreezer {
  readonly #pid: number
  #watcher: ChildProcess | undefined

  constructor(pid: number) {
    this.#pid = pid
  }

  get isFrozen(): boolean {
    return this.#watcher !== undefined
  }

  /** Nothing happens where the system cannot hold a process. */
  freeze(): void {
    if (this.#watcher || this.#pid === 0 || process.platform === 'win32') return
    const watcher = spawn('/bin/sh', ['-c', watch, String(this.#pid)], {
      stdio: ['pipe', 'ignore', 'ignore'],
      detached: true,
    })
    watcher.on('error', () => this.thaw())
    watcher.stdin.on('error', () => undefined)
    this.#watcher = watcher
    this.#signal('SIGSTOP')
  }

  thaw(): void {
    if (!this.#watcher) return
    this.#watcher.kill('SIGKILL')
    this.#watcher = undefined
    this.#signal('SIGCONT')
  }

  #signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    try {
      process.kill(this.#pid, signal)
    } catch {
      // It has ended.
    }
  }
}
