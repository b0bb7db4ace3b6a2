/** Reads a file in a thread of its own, whose memory and time are capped: what breaks it, breaks nothing else. */
import { Worker } from 'node:worker_threads'
import { Semaphore } from '../../../../platform/semaphore.ts'
import type { ReadDocument } from '../../retrieval/rules.ts'
import { knowledgeLimits } from '../limits.ts'
import { type ReadingProblem, ReadingRefused } from './refusal.ts'
import type { Answered, Asked, progressed } from './thread.ts'

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
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: asked,
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: knowledgeLimits.reading_megabytes_max },
  })
  return new Promise<Answered>(resolve => {
    const refuse = (refused: ReadingProblem) => resolve({ refused })
    const timer = setTimeout(() => refuse('reading_too_slow'), knowledgeLimits.reading_milliseconds_max)
    worker.on('message', (message: Answered | typeof progressed) =>
      typeof message === 'string' ? timer.refresh() : resolve(message),
    )
    worker.on('error', error => {
      const isTooLarge = (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY'
      refuse(isTooLarge ? 'unpacked_too_large' : 'file_damaged')
    })
    worker.on('exit', () => {
      clearTimeout(timer)
      refuse('file_damaged')
    })
  }).finally(() => worker.terminate())
}
