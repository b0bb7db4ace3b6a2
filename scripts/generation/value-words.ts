/** What each value of an enumeration means, in the description that becomes the comment of its type. */
import type { OpenApiDocument, Schema } from './document.ts'

/** Longer lists would hide what the comment says of the whole; the reference has their words. */
const VALUES_MAX = 30

export function writeValueWords({ components = {} }: OpenApiDocument): void {
  for (const schema of Object.values(components.schemas ?? {})) visit(schema)
}

function visit(schema: Schema): void {
  const { 'x-enumDescriptions': words = {}, description = '' } = schema
  const said = Object.entries(words).map(([value, text]) => `\`${value}\`: ${text}`)
  if (said.length > 0 && said.length <= VALUES_MAX) schema.description = [description, ...said].join(' ').trim()
  for (const part of [...Object.values(schema.properties ?? {}), schema.items]) if (part) visit(part)
}
