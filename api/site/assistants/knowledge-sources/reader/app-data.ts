/** The data that a page draws itself from by scripts: JSON in its scripts, where it shows no text without them. Pure. */
import type { Block } from '../../passages/rules.ts'
import { knowledgeLimits, layoutLimits } from '../limits.ts'
import { tagless } from './tagless.ts'

const { prose_words_min } = layoutLimits

/** `window.__INITIAL_STATE__ = {…}` and the like. */
const assigned = /^\s*(?:(?:var|let|const)\s+)?(?:window|self|globalThis)?\.?\[?["']?[\w$]{2,60}["']?\]?\s*=\s*(?=[{[])/
const headings = /^(?:title|headline|heading|name|question|label)$/i
/** Names of values that no visitor reads. */
const unread =
  /(?:url|href|src|path|slug|id|key|class(?:name)?|css|style|type|token|hash|locale|query|icon|image|date)$/i

const { structured_values_max, app_data_characters_max, fact_key_characters_max } = knowledgeLimits

export const isAssignment = (script: string): boolean => assigned.test(script.slice(0, 200))

/** Texts of several words in the order in which they stand, below what is called their title. */
export function readAppData(scripts: readonly string[]): Block[] {
  const reading = new AppData()
  for (const script of scripts) {
    const value = parsed(script)
    if (value !== undefined) reading.read(value)
  }
  return reading.blocks
}

function parsed(script: string): unknown {
  const start = assigned.exec(script)?.[0].length ?? 0
  const json = script.slice(start).trim().replace(/;$/, '')
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

class AppData {
  readonly blocks: Block[] = []
  readonly #said = new Set<string>()
  #heading = ''
  #values = 0
  #characters = 0

  /** In the order of the data, without recursion: it may be nested without end. */
  read(data: unknown): void {
    const left: [name: string, value: unknown][] = [['', data]]
    for (let next = left.pop(); next && this.#values < structured_values_max; next = left.pop()) {
      const [name, value] = next
      this.#values += 1
      if (typeof value === 'string') this.#say(name, value)
      else if (Array.isArray(value)) left.push(...value.map((one): [string, unknown] => [name, one]).reverse())
      else if (typeof value === 'object' && value !== null) left.push(...titlesFirst(Object.entries(value)).reverse())
    }
  }

  #say(name: string, value: string): void {
    if (unread.test(name) || /^(?:https?:|\/|data:|\{|\[)/.test(value)) return
    const text = tagless(value.slice(0, app_data_characters_max))
    if (headings.test(name) && text.length <= fact_key_characters_max * 2) {
      this.#heading = text
      return
    }
    const isProse = text.split(' ').length >= prose_words_min && /^[^{}<>=]+$/.test(text)
    if (!isProse || this.#said.has(text) || this.#characters > app_data_characters_max) return
    this.#said.add(text)
    this.#characters += text.length
    if (this.#heading !== '') this.blocks.push({ type: 'heading', level: 3, text: this.#heading })
    this.#heading = ''
    this.blocks.push({ type: 'text', text })
  }
}

const titlesFirst = (entries: readonly [string, unknown][]): [string, unknown][] =>
  entries.toSorted(([a], [b]) => Number(headings.test(b)) - Number(headings.test(a)))
