/** An endpoint of the fake by the name of its operation, as the contract writes it. */
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

type MetadataParam = Record<string, string | number | null> | '' | null | undefined

/** Metadata merge; an empty value removes its key, an empty text all. */
export function mergeMetadata(current: Record<string, string> | null, change: MetadataParam): Record<string, string> {
  if (change === '') return {}
  const merged = Object.entries({ ...current, ...change }).map(([key, value]) => [key, String(value ?? '')])
  return Object.fromEntries(merged.filter(([, value]) => value !== ''))
}
