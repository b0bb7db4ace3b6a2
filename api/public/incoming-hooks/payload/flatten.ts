/** From a tree of values to fields with names and texts: nested names are joined by points, lists of answers are read by what each is called. Pure. */
import { limits } from '../../../platform/runtime/limits.ts'
import { incomingHookLimits } from '../../../site/integrations/incoming-hooks/limits.ts'
import type { ReceivedValue } from '../../../site/integrations/incoming-hooks/rules.ts'
import { isRecord, isScalar, questionTitles, type Scalar, toAnswers, toText } from './answers.ts'

/** One more than is taken, so that a body of endless fields ends and is refused. */
const most = incomingHookLimits.incoming_call_values_max + 1
const name_characters_max = incomingHookLimits.incoming_field_characters_max

export function flatten(tree: unknown): ReceivedValue[] {
  const walk = new Walk(tree)
  walk.visit(tree, [])
  return walk.found
}

class Walk {
  readonly found: ReceivedValue[] = []
  readonly #times = new Map<string, number>()
  readonly #titles: ReturnType<typeof questionTitles>

  constructor(tree: unknown) {
    this.#titles = questionTitles(tree)
  }

  visit(value: unknown, path: readonly string[]): void {
    if (this.found.length >= most || path.length > limits.json_depth_max) return
    if (value === null || value === undefined || isScalar(value)) this.#leaf(value ?? null, path)
    else if (Array.isArray(value)) this.#list(value, path)
    else if (isRecord(value)) this.#map(value, path)
  }

  #leaf(value: Scalar | null, path: readonly string[]): void {
    const inside = typeof value === 'string' && path.length < limits.json_depth_max ? parsedText(value) : undefined
    if (inside === undefined) this.#add(path, toText(value))
    else this.visit(inside, path)
  }

  #list(list: readonly unknown[], path: readonly string[]): void {
    const answers = toAnswers(list, this.#titles)
    if (list.every(one => one === null || isScalar(one))) {
      const texts = list.map(one => toText(one)).filter(text => text !== '')
      this.#add(path, texts.join(', '))
    } else if (answers) for (const { name, value } of answers) this.visit(value, [...path, name])
    // One call in a list of its own.
    else if (path.length === 0 && list.length === 1) this.visit(list[0], path)
    else for (const [at, one] of list.entries()) this.visit(one, [...path, String(at)])
  }

  #map(map: Readonly<Record<string, unknown>>, path: readonly string[]): void {
    const entries = toAnswers(map, this.#titles)?.map(({ name, value }) => [name, value] as const)
    for (const [name, value] of entries ?? Object.entries(map)) this.visit(value, [...path, name])
  }

  #add(path: readonly string[], value: string): void {
    const name = path.length === 0 ? 'value' : path.join('.')
    const source = name.replaceAll('\0', '').toWellFormed().slice(0, name_characters_max)
    const times = (this.#times.get(source) ?? 0) + 1
    this.#times.set(source, times)
    this.found.push({ source: times === 1 ? source : `${source} (${times})`, value })
  }
}

/** Some services send what was answered as JSON in a field of a form. */
function parsedText(text: string): object | undefined {
  if (!/^\s{0,8}[[{]/.test(text)) return undefined
  try {
    const parsed: unknown = JSON.parse(text)
    return typeof parsed === 'object' && parsed !== null ? parsed : undefined
  } catch {
    return undefined
  }
}
