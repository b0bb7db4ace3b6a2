/**
 * Where drafts are composed: a few at once, a crowd in a thread, so that the event loop and the database go on
 * meanwhile. The thread is the process's own, starts with the first crowd and ends after some rest. What it does not
 * answer is composed here.
 */

import { Worker } from 'node:worker_threads'
import { type ComposedMail, type CompositionProblem, type Draft, draftComposer } from './compose.ts'
import type { ComposeBatch, ComposeBatchResult } from './compose-thread.ts'
import { emailLimits } from './limits.ts'

type Results = (ComposedMail | CompositionProblem)[]

const rest_ms = 30_000

class ComposeThread {
  readonly #worker = new Worker(new URL('./compose-thread.ts', import.meta.url))
  readonly #waiting = new Map<number, (answer: ComposeBatchResult | undefined) => void>()
  #number = 0
  #rest: NodeJS.Timeout | undefined
  ready = false

  constructor(onEnd: () => void) {
    this.#worker.on('message', (message: 'ready' | ComposeBatchResult) => {
      if (message === 'ready') this.ready = true
      else this.#settle(message.number, message)
    })
    const end = () => {
      this.ready = false
      onEnd()
      for (const number of [...this.#waiting.keys()]) this.#settle(number, undefined)
    }
    this.#worker.on('error', end)
    this.#worker.on('exit', end)
    // After the listeners, which keep the process alive: an idle thread must not.
    this.#worker.unref()
    this.#restSoon()
  }

  /** Undefined where the thread ended first. */
  ask(drafts: readonly Draft[]): Promise<ComposeBatchResult | undefined> {
    const number = ++this.#number
    this.#restSoon()
    return new Promise(resolve => {
      this.#waiting.set(number, resolve)
      this.#worker.ref()
      this.#worker.postMessage({ number, drafts } satisfies ComposeBatch)
    })
  }

  #settle(number: number, answer: ComposeBatchResult | undefined): void {
    this.#waiting.get(number)?.(answer)
    this.#waiting.delete(number)
    if (this.#waiting.size === 0) this.#worker.unref()
  }

  #restSoon(): void {
    clearTimeout(this.#rest)
    this.#rest = setTimeout(() => {
      if (this.#waiting.size > 0) this.#restSoon()
      else void this.#worker.terminate()
    }, rest_ms).unref()
  }
}

const composeHere = draftComposer()
let thread: ComposeThread | undefined
const crowds = { drafts: 0, last_at: 0 }

function isWorthAThread(drafts: number): boolean {
  const now = performance.now()
  crowds.drafts = now - crowds.last_at > rest_ms ? drafts : crowds.drafts + drafts
  crowds.last_at = now
  return crowds.drafts > emailLimits.email_composing_thread_min
}

/** Whether a crowd would be composed by the thread now. */
export const threadIsReady = (): boolean => thread?.ready ?? false

/** Composes drafts; one result for each, in order. */
export async function composeDrafts(drafts: readonly Draft[]): Promise<Results> {
  if (drafts.length < emailLimits.email_crowd_min) return composeHere(drafts)
  if (isWorthAThread(drafts.length)) {
    thread ??= new ComposeThread(() => {
      thread = undefined
    })
  }
  // It takes a moment to load: nothing waits for that.
  const answer = thread && threadIsReady() ? await thread.ask(drafts) : undefined
  return answer ? unpacked(answer) : composeHere(drafts)
}

function unpacked({ mails, octets }: ComposeBatchResult): Results {
  let at = 0
  return mails.map(one => {
    if ('problem' in one) return one
    const raw = Buffer.from(octets, at, one.length)
    at += one.length
    const { message_id, envelope, subject, links } = one
    return { mail: { message_id, envelope, raw }, subject, links }
  })
}
