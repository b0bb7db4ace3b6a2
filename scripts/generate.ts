/**
 * `npm run generate`: emits openapi/openapi.json from the API's contracts and regenerates sdk/src/generated from it; and
 * what the admin's texts take, from en.json; and copies of pure code that the admin shares with the API.
 * `--check` regenerates beside the committed code and fails on a difference. `--document FILE` takes a document from
 * a file instead of the API. Nothing that is committed is touched until everything has succeeded.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import { outdatedCopies, writeCopies } from './generation/copies.ts'
import { documentText, emitDocument, type OpenApiDocument } from './generation/document.ts'
import { messageValuesPath, messageValuesSource } from './generation/messages.ts'
import { differences, discard, generateSdk, replaceSdk } from './generation/sdk.ts'

const { values } = parseArgs({ options: { check: { type: 'boolean' }, document: { type: 'string' } } })
const root = dirname(import.meta.dirname)

async function main(): Promise<void> {
  const document: OpenApiDocument = values.document
    ? JSON.parse(readFileSync(values.document, 'utf8'))
    : await emitDocument(root)
  const text = documentText(document)
  const generated = generateSdk(root, document, text)
  const messageValues = messageValuesSource(root)
  if (values.check) {
    const different = differences(generated, `${root}/sdk/src/generated`)
    discard(generated)
    if (readFileSync(`${root}/openapi/openapi.json`, 'utf8') !== text) different.unshift('openapi/openapi.json')
    if (readFileSync(`${root}/${messageValuesPath}`, 'utf8') !== messageValues) different.unshift(messageValuesPath)
    different.unshift(...outdatedCopies(root))
    if (different.length === 0) return console.log('openapi.json and the SDK are what the contracts say.')
    throw new Error(`Not what the contracts say: ${different.join(', ')}. Run: npm run generate`)
  }
  writeFileSync(`${root}/openapi/openapi.json`, text)
  writeFileSync(`${root}/${messageValuesPath}`, messageValues)
  writeCopies(root)
  replaceSdk(root, generated)
  console.log(`Wrote openapi/openapi.json, sdk/src/generated and ${messageValuesPath}.`)
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
