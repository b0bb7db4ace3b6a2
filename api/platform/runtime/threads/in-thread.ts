/**
 * Reads what strangers sent beside the event loop, in a thread whose memory and time are capped: what breaks it, breaks
 * nothing else. Every site has a line of its own.
 */
import type { HeapInfo } from 'node:v8'
import { Worker } from 'node:worker_threads'
import { Unavailable } from '../errors.ts'
import { FairPlaces } from './fair-places.ts'
import { threadLimits } from './limits.ts'
import type { Lane, progressed, ThreadAnswer, ThreadRequest, ThreadTask } from './program.ts'

/** By what was too large or too slow for it, or otherwise. */
export type ThreadBreak = 'unpacked_too_large' | 'reading_too_slow' | 'file_damaged'

export class BrokenThreadError extends Error {
  readonly code: ThreadBreak
  constructor(code: ThreadBreak) {
    super(code)
    this.code = code
  }
}

/** By the task itself, with its code. */
export class ThreadRefusalError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

export interface ThreadCaps {
  /** From one sign of progress to the next. */
  milliseconds: number
  /** Of its heap, and of the memory beside it. */
  megabytes: number
  /** Who waits: the id of a site. */
  line: string
}

const megabyte = 1_048_576
/** Threads that have loaded their program. */
const loaded = new WeakSet<Worker>()
/** Lanes whose threads are used again. */
const quick: readonly Lane[] = ['pages', 'mails']
const lanes = new Map<Lane, FairPlaces>()
const idle = new Map<string, { worker: Worker; timer: NodeJS.Timeout }>()

function placesOf(lane: Lane): FairPlaces {
  const { lane_threads_max, lane_site_threads_max } = threadLimits
  const places = lanes.get(lane) ?? new FairPlaces(lane_threads_max, lane_site_threads_max)
  lanes.set(lane, places)
  return places
}

export async function inThread<I, O>(task: ThreadTask<I, O>, input: I, caps: ThreadCaps): Promise<O> {
  const leave = await placesOf(task.lane).enter(caps.line)
  const worker = takeWorker(task, caps)
  try {
    const answered = await ask(worker, { name: task.name, input }, caps)
    if (quick.includes(task.lane)) keepWorker(worker, nameOf(task, caps))
    else await worker.terminate()
    if ('refused' in answered) throw new ThreadRefusalError(answered.refused)
    return answered.answer as O
  } catch (error) {
    if (!(error instanceof ThreadRefusalError)) await worker.terminate()
    throw error
  } finally {
    leave()
  }
}

function ask(worker: Worker, asked: ThreadRequest, { milliseconds, megabytes }: ThreadCaps): Promise<ThreadAnswer> {
  const { promise, resolve, reject } = Promise.withResolvers<ThreadAnswer>()
  // A thread that does not start says nothing of what it was to read.
  const refuse = (code: ThreadBreak) =>
    reject(loaded.has(worker) ? new BrokenThreadError(code) : new Unavailable('A thread could not be started.'))
  // An answer may have come while this thread was busy: it is taken before.
  const giveUp = () => setImmediate(() => refuse('reading_too_slow'))
  let timer = setTimeout(giveUp, loaded.has(worker) ? milliseconds : threadLimits.thread_start_milliseconds_max)
  // The cap is of the heap alone: what is unpacked into bytes lies beside it.
  const watch = setInterval(async () => {
    const { external_memory = 0 } = await worker.getHeapStatistics().catch(() => ({}) as Partial<HeapInfo>)
    if (external_memory > megabytes * megabyte) refuse('unpacked_too_large')
  }, threadLimits.thread_watch_milliseconds)
  // A long file on a busy machine takes its time: only one that stands still is given up.
  worker.on('message', (message: ThreadAnswer | typeof progressed) => {
    loaded.add(worker)
    if (typeof message !== 'string') {
      resolve(message)
      return
    }
    clearTimeout(timer)
    timer = setTimeout(giveUp, milliseconds)
  })
  worker.on('error', error => {
    const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
    refuse(isTooLarge ? 'unpacked_too_large' : 'file_damaged')
  })
  worker.on('exit', () => refuse('file_damaged'))
  worker.postMessage(asked)
  return promise.finally(() => {
    clearTimeout(timer)
    clearInterval(watch)
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event)
    // Whatever ends it from here on harms nobody.
    worker.on('error', () => undefined)
  })
}

const nameOf = ({ url, lane }: ThreadTask<never, unknown>, { megabytes }: ThreadCaps): string =>
  `${url} ${lane} ${megabytes}`

/** One that waits for work, or a new one. */
function takeWorker(task: ThreadTask<never, unknown>, caps: ThreadCaps): Worker {
  const name = nameOf(task, caps)
  const known = idle.get(name)
  if (known) {
    idle.delete(name)
    clearTimeout(known.timer)
    known.worker.ref()
    return known.worker
  }
  return new Worker(task.url, {
    // Libraries print warnings about unusual files.
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: caps.megabytes },
  })
}

/** For the next; one of each program, which keeps no process alive and goes some time later. */
function keepWorker(worker: Worker, name: string): void {
  if (idle.has(name)) {
    void worker.terminate()
    return
  }
  const forget = () => {
    if (idle.get(name)?.worker !== worker) return
    idle.delete(name)
    void worker.terminate()
  }
  worker.unref()
  worker.on('exit', forget)
  idle.set(name, { worker, timer: setTimeout(forget, threadLimits.thread_idle_milliseconds).unref() })
}
