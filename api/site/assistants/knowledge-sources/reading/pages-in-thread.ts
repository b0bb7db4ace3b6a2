/**
 * Reads pages in a thread that stays for as long as there are some, so that nobody waits while many are read. Its memory and the
 * time of each page are capped: a page that breaks it is refused, those behind it are read by the next thread.
 */
import type { Worker } from 'node:worker_threads'
import { startCappedThread } from '../../../../platform/capped-thread.ts'
import { knowledgeLimits } from '../limits.ts'
import type { DividedPage, FetchedBytes } from './page.ts'
import type { AnsweredPage, AskedPage, SentPage } from './pages-thread.ts'
import { type ReadingProblem, ReadingRefused } from './refusal.ts'

interface Asked {
  page: AskedPage
  resolve: (page: DividedPage) => void
  reject: (error: ReadingRefused) => void
}

export class PagesThread {
  readonly #patience_ms: number
  readonly #program: URL
  /** In the order in which they are read. */
  readonly #asked = new Map<number, Asked>()
  #worker: Worker | undefined
  #timer: NodeJS.Timeout | undefined
  #number = 0

  constructor({
    patience_ms = knowledgeLimits.reading_milliseconds_max as number,
    program = new URL('./pages-thread.ts', import.meta.url),
  } = {}) {
    this.#patience_ms = patience_ms
    this.#program = program
  }

  read({ bytes, ...of }: FetchedBytes): Promise<DividedPage> {
    return new Promise((resolve, reject) => {
      const page = { ...of, number: ++this.#number, bytes }
      this.#asked.set(page.number, { page, resolve, reject })
      if (this.#worker) this.#worker.postMessage(page)
      else this.#begin()
      if (this.#asked.size === 1) this.#watch()
    })
  }

  /** A new thread, which reads all that is asked. */
  #begin(): void {
    const worker = startCappedThread(this.#program, {
      megabytes_max: knowledgeLimits.reading_megabytes_max,
      onBroken: how => worker === this.#worker && this.#refuse(how),
    })
    this.#worker = worker
    worker.on('message', (answer: AnsweredPage) => this.#take(answer))
    for (const { page } of this.#asked.values()) worker.postMessage(page)
  }

  #take(answer: AnsweredPage): void {
    const asked = this.#asked.get(answer.number)
    this.#asked.delete(answer.number)
    if (this.#asked.size > 0) this.#timer?.refresh()
    else this.#rest()
    if ('refused' in answer) asked?.reject(new ReadingRefused(answer.refused))
    else asked?.resolve(pageOf(answer.page))
  }

  /** Each page has its time. */
  #watch(): void {
    clearTimeout(this.#timer)
    this.#worker?.ref()
    this.#timer = setTimeout(() => this.#refuse('reading_too_slow'), this.#patience_ms)
  }

  /** Nothing is asked: the thread keeps no process alive, and goes some time later. */
  #rest(): void {
    clearTimeout(this.#timer)
    this.#worker?.unref()
    this.#timer = setTimeout(() => this.#end(), knowledgeLimits.pages_thread_idle_milliseconds).unref()
  }

  /** The page that is being read has broken the thread, or holds it up. */
  #refuse(code: ReadingProblem): void {
    this.#end()
    const [first] = this.#asked.values()
    if (!first) return
    this.#asked.delete(first.page.number)
    if (this.#asked.size > 0) {
      this.#begin()
      this.#watch()
    }
    first.reject(new ReadingRefused(code))
  }

  #end(): void {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
  }
}

function pageOf({ hashes, chunks, ...page }: SentPage): DividedPage {
  const hash_bytes = hashes.length / Math.max(1, chunks.length)
  const hashOf = (at: number) => Buffer.from(hashes.subarray(at * hash_bytes, (at + 1) * hash_bytes))
  return { ...page, chunks: chunks.map((chunk, at) => ({ ...chunk, hash: hashOf(at) })) }
}
