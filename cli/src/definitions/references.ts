/** IDs in definitions as `ref:tags/webinar`, so that files fit every site; and hashes of definitions. Pure. */
import { createHash } from 'node:crypto'
import type { Definition } from './kind.ts'

const PREFIX = 'ref:'

/** IDs whose file is known become references to it. */
export const withReferences = (definition: Definition, pathOf: ReadonlyMap<string, string>): Definition =>
  mapTexts(definition, text => {
    const path = pathOf.get(text)
    return path === undefined ? text : `${PREFIX}${path}`
  }) as Definition

/** References whose file has an ID become that ID; others stay. */
export const withIds = (definition: Definition, idOf: ReadonlyMap<string, string>): Definition =>
  mapTexts(definition, text =>
    text.startsWith(PREFIX) ? (idOf.get(text.slice(PREFIX.length)) ?? text) : text,
  ) as Definition

/** Paths that are referred to and have no ID. */
export function openReferences(definition: Definition): string[] {
  const found = new Set<string>()
  mapTexts(definition, text => {
    if (/^ref:[\w-]+\/./.test(text)) found.add(text.slice(PREFIX.length))
    return text
  })
  return [...found]
}

function mapTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map(one => mapTexts(one, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapTexts(one, change)]))
}

/** Equal for equal content, whatever the order of its keys. */
export const hashOf = (definition: Definition): string =>
  createHash('sha256')
    .update(JSON.stringify(sorted(definition)))
    .digest('hex')
    .slice(0, 24)

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, one]) => one !== undefined)
  return Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([key, one]) => [key, sorted(one)]))
}
