/** Ids in a document against references by name: walking a document, whatever it holds. Pure. */
import { type IdKind, idPattern } from '../../../../platform/runtime/ids.ts'
import type { JourneyDocument } from '../../journey-records/rules.ts'
import type { ReferenceType } from './contract.ts'

export const kinds = [
  'tag',
  'audience',
  'field',
  'template',
  'popup',
  'assistant',
  'sender',
] as const satisfies ReferenceType[] & IdKind[]

/** Whether an id is of a thing that stays with its site, as a webhook's secret or a demo does: its owner chooses another after an import. */
export const staysBehind = (text: string): boolean =>
  idPattern('webhook_endpoint').test(text) || idPattern('sandbox').test(text)

/** Every text of a value, in its order. */
export function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) yield* textsOf(inner)
}

/** The ids that a document names, by kind. */
export function idsIn(document: JourneyDocument): Map<ReferenceType, Set<string>> {
  const found = new Map<ReferenceType, Set<string>>(kinds.map(type => [type, new Set()]))
  for (const text of textsOf(document)) {
    const type = kinds.find(one => idPattern(one).test(text))
    if (type) found.get(type)?.add(text)
  }
  return found
}

const filter_field = /^custom_fields\.([a-z][a-z0-9_]*)$/
const template_variable = /\blead\.custom\.([a-z][a-z0-9_]*)/g

/** Names of custom fields that filters and texts use. */
export function fieldNamesIn(document: JourneyDocument, texts: readonly string[]): Set<string> {
  const inFilters = [...textsOf(document)].flatMap(text => filter_field.exec(text)?.[1] ?? [])
  const inTexts = texts.flatMap(text => [...text.matchAll(template_variable)].flatMap(match => match[1] ?? []))
  return new Set([...inFilters, ...inTexts])
}

/**
 * The value with some texts replaced; null removes one: from a list entirely, elsewhere it becomes empty.
 */
export function replaced(value: unknown, by: ReadonlyMap<string, string | null>): unknown {
  if (typeof value === 'string') return by.has(value) ? (by.get(value) ?? '') : value
  if (Array.isArray(value)) {
    return value.filter(one => by.get(one as string) !== null || !by.has(one as string)).map(one => replaced(one, by))
  }
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, replaced(inner, by)]))
}
