/** An endpoint of the fake by the name of its operation, as the contract writes it. */
import { refuseMistake } from './failure.ts'
import type { World } from './world.ts'

export interface Call {
  world: World
  path: Record<string, string>
  params: Record<string, unknown>
}
export type Handler = (call: Call) => object
export type Routes = Record<string, Handler>

/** A handler whose parameters the judge has found to be these. */
export const route =
  <Params extends object>(handle: (world: World, params: Params, path: Record<string, string>) => object): Handler =>
  ({ world, params, path }) =>
    handle(world, params as Params, path)

/** A parameter that is a text to set and an empty one to clear. */
export const orNull = <Value>(value: Value | '' | undefined | null, current: Value | null = null): Value | null =>
  value === undefined ? current : value === '' ? null : value

const METADATA = { keys: 50, key: 40, value: 500 }

type MetadataParam = Record<string, string | number | null> | '' | null | undefined

/** Metadata merge; an empty value removes its key, an empty text all. */
export function mergeMetadata(current: Record<string, string> | null, change: MetadataParam): Record<string, string> {
  if (change === '') return {}
  for (const [key, value] of Object.entries(change ?? {}))
    if (key.length > METADATA.key || String(value ?? '').length > METADATA.value)
      throw refuseMistake(`Metadata keys are at most 40 characters, values 500: ${key}`, `metadata[${key}]`)
  const merged = Object.entries({ ...current, ...change }).map(([key, value]) => [key, String(value ?? '')])
  const metadata = merged.filter(([, value]) => value !== '')
  if (metadata.length > METADATA.keys) throw refuseMistake('Metadata has at most 50 keys.', 'metadata')
  return Object.fromEntries(metadata)
}
