/** What of a page of another site is not taken over. Pure. */
import { pageLimits } from '../limits.ts'

export const leftOutTypes = [
  'script',
  'form',
  'frame',
  'media',
  'image',
  'button',
  'table',
  'navigation',
  'rest',
] as const
export interface LeftOut {
  type: (typeof leftOutTypes)[number]
  /** Its address or its name, or empty. */
  name: string
}

/** Each once, and no more than somebody would read. */
export class LeftOutList {
  readonly #known = new Map<string, LeftOut>()

  constructor(known: readonly LeftOut[] = []) {
    for (const { type, name } of known) this.add(type, name)
  }

  add(type: LeftOut['type'], name = ''): void {
    const shown = name.replaceAll(/\s+/g, ' ').trim().toWellFormed().slice(0, 200)
    if (this.#known.size < pageLimits.page_import_left_out_max)
      this.#known.set(`${type} ${shown}`, { type, name: shown })
  }
  all(): LeftOut[] {
    return [...this.#known.values()]
  }
}
