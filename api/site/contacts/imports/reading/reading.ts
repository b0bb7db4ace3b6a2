/** Reads a file in a thread of its own, whose memory is capped, and its time without a row: what breaks it, breaks nothing else. */
import { rm } from 'node:fs/promises'
import { startCappedThread } from '../../../../platform/capped-thread.ts'
import { Semaphore } from '../../../../platform/semaphore.ts'
import { asOutage } from '../../../../platform/storage/storage.ts'
import { importLimits } from '../limits.ts'
import type { FileRead } from './read-file.ts'
import { type FileRefusal, FileRefused } from './refusal.ts'
import type { Answered, Asked, progressed } from './thread.ts'

export type { FileRead, ReadingChoices } from './read-file.ts'
export { type FileRefusal, FileRefused } from './refusal.ts'
export type { Column } from './rows-writer.ts'

const places = new Semaphore(importLimits.import_readings_at_once_max)

/** Writes the rows of the file to `out` and answers what it holds; throws `FileRefused`, and then leaves nothing there. */
export async function readInThread(asked: Asked): Promise<FileRead> {
  const leave = await places.enter()
  try {
    const answer = await ask(asked)
    if ('read' in answer) return answer.read
    if ('failed' in answer) throw asOutage({ code: answer.failed })
    throw new FileRefused(answer.refused, answer.line)
  } catch (error) {
    await rm(asked.out, { force: true })
    throw error
  } finally {
    leave()
  }
}

function ask(asked: Asked): Promise<Answered> {
  const { promise, resolve } = Promise.withResolvers<Answered>()
  const refuse = (refused: FileRefusal) => resolve({ refused, line: undefined })
  const worker = startCappedThread(new URL('./thread.ts', import.meta.url), {
    ...{ workerData: asked, megabytes_max: importLimits.import_reading_megabytes_max, onBroken: refuse },
  })
  const timer = setTimeout(() => refuse('reading_too_slow'), importLimits.import_reading_milliseconds_max)
  // A long file on a busy machine takes its time: only one that stands still is given up.
  worker.on('message', (message: Answered | typeof progressed) =>
    typeof message === 'string' ? timer.refresh() : resolve(message),
  )
  return promise.finally(() => {
    clearTimeout(timer)
    return worker.terminate()
  })
}
