/** The call of an operation with the SDK, as it stands in the reference and over the SDK's method. Pure. */
import { typescriptLiteral } from './literal.ts'
import type { SampleOperation } from './operation.ts'
import { camelCase, methodName, resourcePath, singular } from './sdk-names.ts'

/** Methods that are written by hand: streams. */
const streams: Record<string, (operation: SampleOperation) => string> = {
  followEvents: () => 'client.stream(site_id)',
  askAssistant: operation => `client.ask(${argument(operation)})`,
  sendChatMessage: operation => `client.sendChatMessage(${argument(operation)})`,
  followChat: operation => `client.followChat(${argument(operation)})`,
}

export function sdkSample(operation: SampleOperation): string {
  const stream = streams[operation.operationId]
  if (stream) return loop('{ event, data }', stream(operation), 'event, data')
  const call = `client.${resourcePath(operation.tag)}.${methodName(operation.operationId, operation.tag)}(${argument(operation)})`
  if (operation.answers === 'list') return loop('item', call, 'item')
  if (operation.answers === 'nothing') return `await ${call}`
  return `const ${resultName(operation)} = await ${call}`
}

const loop = (names: string, over: string, shown: string): string =>
  `for await (const ${names} of ${over}) {\n  console.log(${shown})\n}`

/** Every parameter is a variable of its name; only bodies and queries are written out. */
function argument({ places, query, body, form }: SampleOperation): string {
  const parts = [
    ...places,
    ...Object.entries(query).map(([name, value]) => `${name}: ${typescriptLiteral(value)}`),
    ...form,
  ]
  if (body === undefined) return parts.length > 0 ? `{ ${parts.join(', ')} }` : ''
  const line = `{ ${[...parts, `body: ${typescriptLiteral(body)}`].join(', ')} }`
  if (line.length <= 72 && !line.includes('\n')) return line
  return `{\n${[...parts, `body: ${typescriptLiteral(body, 2)}`].map(part => `  ${part},\n`).join('')}}`
}

/** Names of tags that no variable can have. */
const RESERVED = ['import', 'public']

/** `tag` of what gives one tag back; `result` of what gives something else. */
function resultName({ operationId, tag, answers }: SampleOperation): string {
  if (answers === 'other') return 'file'
  const one = camelCase(singular(tag))
  const isWhole = /^(get|create|update|put|set|publish|add)[A-Z]/.test(operationId)
  return isWhole && !RESERVED.includes(one) && operationId.toLowerCase().endsWith(one.toLowerCase()) ? one : 'result'
}
