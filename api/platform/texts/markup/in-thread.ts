/** Reads what strangers wrote beside the event loop, while somebody waits. */
import { BrokenThreadError, inThread, ThreadRefusalError } from '../../runtime/threads/in-thread.ts'
import { threadLimits } from '../../runtime/threads/limits.ts'
import type { ThreadTask } from '../../runtime/threads/program.ts'
import { MarkupError } from './parse.ts'

/** Throws `MarkupError` where it is too large or takes too long. */
export async function readMarkup<I, O>(task: ThreadTask<I, O>, input: I, line: string): Promise<O> {
  try {
    const { quick_milliseconds_max: milliseconds, quick_megabytes_max: megabytes } = threadLimits
    return await inThread(task, input, { milliseconds, megabytes, line })
  } catch (error) {
    const isTooMuch =
      error instanceof BrokenThreadError || (error instanceof ThreadRefusalError && error.code === tooComplex)
    throw isTooMuch ? new MarkupError() : error
  }
}

const tooComplex = new MarkupError().code

/** For programs of threads: what a reader of markup refuses. */
export const markupRefusal = (error: unknown): string | undefined =>
  error instanceof MarkupError ? error.code : undefined
