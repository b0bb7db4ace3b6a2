/** Reads a file in a thread of its own, whose memory and time are capped: what breaks it, breaks nothing else. */
import type { HeapInfo } from 'node:v8'
import { startCappedThread } from '../../../../platform/capped-thread.ts'
import { Semaphore } from '../../../../platform/semaphore.ts'
import type { ReadDocument } from '../../passages/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { type ReadingProblem, ReadingRefused } from './refusal.ts'
import type { Answered, Asked, progressed } from './thread.ts'

const megabyte = 1_048_576
const watched_ms = 50
const places = new Semaphore(knowledgeLimits.readings_at_once_max)

export async function readInThread(asked: Asked): Promise<ReadDocument> {
  const leave = await places.enter()
  try {
    const answer = await ask(asked)
    if ('document' in answer) return answer.document
    throw new ReadingRefused(answer.refused)
  } finally {
    leave()
  }
}

function ask(asked: Asked): Promise<Answered> {
  const { promise, resolve } = Promise.withResolvers<Answered>()
  const refuse = (refused: ReadingProblem) => resolve({ refused })
  const worker = startCappedThread(new URL('./thread.ts', import.meta.url), {
    ...{ workerData: asked, megabytes_max: knowledgeLimits.reading_megabytes_max, onBroken: refuse },
  })
  const timer = setTimeout(() => refuse('reading_too_slow'), knowledgeLimits.reading_milliseconds_max)
  // The cap is of the heap alone: what is unpacked into bytes lies beside it.
  const watch = setInterval(async () => {
    const { external_memory = 0 } = await worker.getHeapStatistics().catch(() => ({}) as Partial<HeapInfo>)
    if (external_memory > knowledgeLimits.reading_megabytes_max * megabyte) refuse('unpacked_too_large')
  }, watched_ms)
  worker.on('message', (message: Answered | typeof progressed) =>
    typeof message === 'string' ? timer.refresh() : resolve(message),
  )
  return promise.finally(() => {
    clearTimeout(timer)
    clearInterval(watch)
    return worker.terminate()
  })
}
