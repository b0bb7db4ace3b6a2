/** Enumerations of the contract, each value with what it means: the document, the SDK's types and the reference say it. */
import { z } from '@hono/zod-openapi'
import { hasMessage, messageOf } from '../texts/messages/messages.ts'

type Words<V extends string> = Readonly<Record<V, string>>

/** Made of its values' words: what has none is no value. */
export const enumOf = <const V extends string>(words: Words<V>) => enumWith(Object.keys(words) as V[], words)

/** Of a list that stands elsewhere, such as beside a table; the compiler names a value without words. */
export const enumWith = <const V extends string>(values: readonly V[], words: Words<NoInfer<V>>) =>
  z.enum(values).openapi({ 'x-enumDescriptions': words } as object)

/** The words of values that the product says in its texts too, as `<texts>.<value>`. */
export const wordsIn = <const V extends string>(texts: string, values: readonly V[]): Words<V> =>
  Object.fromEntries(values.map(value => [value, sentence(`${texts}.${value}`)])) as Words<V>

function sentence(key: string): string {
  if (!hasMessage(key)) throw new Error(`There is no text ${key}.`)
  return messageOf('en', key).replace(/[^.]$/, '$&.')
}
