/** The numbers that the contract holds its values to, for clients that stop where the API would refuse. */
import { type OpenApiDocument, resolveSchema, type Schema } from './document.ts'

const KINDS = ['minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'] as const

/** One constant for each schema, so that a client carries only those it uses: `constraints.NewTag.name.maxLength`. */
export function constraintsSource(document: OpenApiDocument): string {
  const lines = Object.entries(document.components?.schemas ?? {}).flatMap(([name, schema]) => {
    const fields = Object.entries(schema.properties ?? {}).flatMap(([field, of]) => {
      const constraints = constraintsOf(document, of)
      return constraints.length > 0 ? [`${field}: { ${constraints.join(', ')} }`] : []
    })
    return fields.length > 0 ? [`export const ${name} = { ${fields.join(', ')} } as const`] : []
  })
  const about = '/** What is required of every field, by the schema that it belongs to, as the contract has them. */'
  return `${about}\n${lines.sort().join('\n')}\n`
}

/** A value that may also be absent has its limits in one of several forms. */
function constraintsOf(document: OpenApiDocument, schema: Schema): string[] {
  const whole = resolveSchema(document, schema) ?? schema
  const forms = [whole, ...(whole.anyOf ?? [])]
  return KINDS.flatMap(kind => {
    const limit = forms.map(form => form[kind]).find(number => number !== undefined)
    return limit === undefined || Math.abs(limit) >= Number.MAX_SAFE_INTEGER ? [] : [`${kind}: ${limit}`]
  })
}
