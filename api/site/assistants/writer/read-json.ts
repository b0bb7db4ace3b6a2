/** The JSON object in what a model said, which may have put it into a fence or a sentence. Pure. */
import type { z } from '@hono/zod-openapi'

/** Undefined: there is none, or another one than was asked for. */
export function readJson<T>(said: string, schema: z.ZodType<T>): T | undefined {
  const [from, to] = [said.indexOf('{'), said.lastIndexOf('}')]
  if (from === -1 || to < from) return undefined
  let value: unknown
  try {
    value = JSON.parse(said.slice(from, to + 1))
  } catch {
    return undefined
  }
  const read = schema.safeParse(value)
  return read.success ? read.data : undefined
}
