/** A provider of texts at the end of a bad line: slow, busy, cut off, or away. */
import type { AiWriter, WritingResult } from '../../api/platform/network/ai/writer.ts'
import type { Random } from '../chaos/random.ts'
import type { Owner, VirtualTime } from './virtual-time.ts'

const usage = { input_tokens: 10, output_tokens: 10 }
const failures = ['ai_unreachable', 'ai_busy', 'ai_cut_off', 'ai_empty'] as const

export class VirtualWriter {
  readonly #time: VirtualTime
  readonly #random: Random
  readonly #isCalm: () => boolean

  constructor(time: VirtualTime, random: Random, isCalm: () => boolean) {
    this.#time = time
    this.#random = random
    this.#isCalm = isCalm
  }

  writerFor(owner: Owner): AiWriter {
    return {
      model: 'virtual',
      write: () =>
        new Promise(
          resolve => void this.#time.after(this.#random.next() * 8_000, owner, () => resolve(this.#answer())),
        ),
      cost: () => 1,
    }
  }

  #answer(): WritingResult {
    if (!this.#isCalm() && this.#random.next() < 0.3) {
      return { ok: false, code: this.#random.pick(failures), again: true, after_ms: null, usage }
    }
    return { ok: true, subject: 'Hello', text: 'What was written.', model: 'virtual', usage }
  }
}
