/** The placeholders of the admin's texts as a type: a missing or misspelled value does not compile. */
import { readFileSync } from 'node:fs'
import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

export const messageValuesPath = 'admin/messages/catalog-values.ts'

/** From English; `messages.test.ts` holds that the other languages have the same placeholders. */
export function messageValuesSource(root: string): string {
  const texts: Record<string, string> = JSON.parse(readFileSync(`${root}/admin/messages/en.json`, 'utf8'))
  const lines = Object.entries(texts).flatMap(([key, text]) => {
    const values = new Map<string, string>()
    collect(parse(text), values)
    const fields = [...values].map(([name, type]) => `${name}: ${type}`)
    return fields.length > 0 ? [`  '${key}': { ${fields.join('; ')} }`] : []
  })
  const about = '/* Written by `npm run generate` from en.json. Do not edit. */'
  return `${about}\nexport interface MessageValues {\n${lines.join('\n')}\n}\n`
}

function collect(elements: MessageFormatElement[], values: Map<string, string>): void {
  for (const element of elements) {
    if (element.type === TYPE.literal || element.type === TYPE.pound) continue
    if (element.type === TYPE.tag) collect(element.children, values)
    else note(values, element.value, typeOf(element.type))
    if (element.type === TYPE.select || element.type === TYPE.plural) {
      for (const { value } of Object.values(element.options)) collect(value, values)
    }
  }
}

/** A number that is also shown stays a number. */
function note(values: Map<string, string>, name: string, type: string): void {
  if (values.get(name) !== 'number') values.set(name, type)
}

function typeOf(type: TYPE): string {
  if (type === TYPE.plural || type === TYPE.number) return 'number'
  if (type === TYPE.date || type === TYPE.time) return 'Date'
  return type === TYPE.select ? 'string | boolean' : 'string | number'
}
