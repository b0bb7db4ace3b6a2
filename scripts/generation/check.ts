/** Says in well under a second whether openapi.json and the SDK are what the contracts say, and the admin's values what its texts take; generates nothing. */
import { existsSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { outdatedCopies } from './copies.ts'
import { documentText, emitDocument } from './document.ts'
import { messageValuesPath, messageValuesSource } from './messages.ts'
import { staleness } from './sdk.ts'

const root = dirname(dirname(import.meta.dirname))
const file = `${root}/openapi/openapi.json`
const text = documentText(await emitDocument(root))
const wrong = staleness(root, text)
if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
  wrong.unshift('openapi/openapi.json is not what the contracts say.')
}
if (
  !existsSync(`${root}/${messageValuesPath}`) ||
  readFileSync(`${root}/${messageValuesPath}`, 'utf8') !== messageValuesSource(root)
) {
  wrong.push(`${messageValuesPath} is not what en.json says.`)
}
wrong.push(...outdatedCopies(root).map(path => `${path} is not a copy of its original.`))
if (wrong.length > 0) {
  console.error(`${wrong.join('\n')}\nRun: npm run generate`)
  process.exitCode = 1
}
