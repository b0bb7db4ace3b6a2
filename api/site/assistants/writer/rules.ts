/**
 * Writing for owners with an assistant's model and knowledge; features call this in the operations by which they write.
 * `find` asks (`askForJson`), and waits by `tryAgain`: its place is the operation's cursor, its wait a pause of the operation.
 */
import type { WritingResult } from './ask-json.ts'
import { writingLimits } from './limits.ts'

export {
  askForJson,
  type PromptOptions as Asking,
  type WritingFailure,
  type WritingResult,
  writingFailures,
} from './ask-json.ts'
export { whileUnderWay } from './cancellation.ts'
export { asData, keptFrom, passagesFor, type WrittenFrom } from './passages.ts'
export { plainWords } from './plain-text.ts'

const first_wait_ms = 2_000

/** For how long to wait before the same is asked again; undefined: it has failed. `tries`: those before this one. */
export function tryAgain(
  written: Pick<Extract<WritingResult<unknown>, { ok: false }>, 'again' | 'after_ms'>,
  tries: number,
): number | undefined {
  if (!written.again || tries + 1 >= writingLimits.writing_tries_max) return undefined
  const wait = written.after_ms ?? first_wait_ms * 4 ** tries
  return Math.min(wait, writingLimits.writing_wait_seconds_max * 1_000)
}
