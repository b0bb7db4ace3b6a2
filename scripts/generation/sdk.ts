/** Generates the SDK's code, and checks whether the committed code is up to date. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { constraintsSource } from './constraints.ts'
import type { OpenApiDocument } from './document.ts'
import { documentForGenerator } from './extensions.ts'
import { runGenerator } from './generator.ts'

const FINGERPRINT = 'fingerprint.json'
/** Files that the generator writes for its own use. */
const DROPPED = ['.openapi-generator', '.openapi-generator-ignore']

interface Fingerprint {
  /** Of the document, the generator's settings and version, the templates and what prepares the document for them. */
  inputs: string
  /** Of the generated files, so that an edit by hand is found. */
  files: string
}

/** Generates into a fresh folder under `.cache` and returns it. The committed code is not touched. */
export function generateSdk(root: string, document: OpenApiDocument, text: string): string {
  const work = `${root}/.cache/sdk-generation-${process.pid}`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  writeFileSync(`${work}/openapi.json`, JSON.stringify(documentForGenerator(document)))
  const output = `${work}/generated`
  runGenerator(root, `${work}/openapi.json`, output)
  for (const name of DROPPED) rmSync(`${output}/${name}`, { recursive: true, force: true })
  writeFileSync(`${output}/lead-fields.ts`, leadFieldsSource(document))
  writeFileSync(`${output}/constraints.ts`, constraintsSource(document))
  writeFileSync(`${output}/limits.ts`, limitsSource(document))
  writeFileSync(`${output}/webhook-events.ts`, webhookEventsSource(document))
  const fingerprint: Fingerprint = { inputs: inputsHash(root, text), files: filesHash(output) }
  writeFileSync(`${output}/${FINGERPRINT}`, `${JSON.stringify(fingerprint, null, 2)}\n`)
  return output
}

/** The fields that every lead has, as the contract lists them beside the schema. */
function leadFieldsSource({ components }: OpenApiDocument): string {
  const fields = components?.schemas?.Lead?.['x-lead-fields'] ?? []
  const about = '/** The fields that every lead has, as the contract lists them: those of a person are `own`. */'
  return `${about}\nexport const leadFields = ${JSON.stringify(fields, null, 2)} as const\n`
}

/** The events that webhook endpoints can subscribe to, one by one. */
function webhookEventsSource({ components }: OpenApiDocument): string {
  const names = (components?.schemas?.WebhookEventName?.enum ?? []).filter(name => name !== '*')
  const about = '/** The events that webhook endpoints can subscribe to, one by one; `*` is all of them. */'
  return `${about}\nexport const webhookEvents = ${JSON.stringify(names, null, 2)} as const\n`
}

/** The numbers beyond which the API refuses, and those that texts say, as the contract lists them. */
function limitsSource(document: OpenApiDocument): string {
  const limits = Object.entries(document['x-limits'] ?? {}).map(
    ([name, { value, unit }]) => `  /** In ${unit}. */\n  ${name}: ${value},`,
  )
  const about = '/** The numbers beyond which the API refuses, and those that texts say. */'
  return `${about}\nexport const limits = {\n${limits.join('\n')}\n} as const\n`
}

/** Puts the generated folder in the place of the committed one. */
export function replaceSdk(root: string, generated: string): void {
  const target = `${root}/sdk/src/generated`
  const former = `${generated}-former`
  if (existsSync(target)) renameSync(target, former)
  try {
    cpSync(generated, target, { recursive: true })
  } catch (error) {
    rmSync(target, { recursive: true, force: true })
    if (existsSync(former)) renameSync(former, target)
    throw error
  }
  discard(generated)
}

/** Removes what `generateSdk` left under `.cache`. */
export function discard(generated: string): void {
  rmSync(`${generated}/..`, { recursive: true, force: true })
}

/** Checks the committed code without running the generator; empty if it is up to date. */
export function staleness(root: string, text: string): string[] {
  const folder = `${root}/sdk/src/generated`
  if (!existsSync(`${folder}/${FINGERPRINT}`)) return ['sdk/src/generated is missing.']
  const stored: Fingerprint = JSON.parse(readFileSync(`${folder}/${FINGERPRINT}`, 'utf8'))
  const wrong: string[] = []
  if (stored.inputs !== inputsHash(root, text)) wrong.push('The SDK was generated from another document or settings.')
  if (stored.files !== filesHash(folder)) wrong.push('A file of sdk/src/generated was edited by hand.')
  return wrong
}

/** Files that differ between two folders, by name. */
export function differences(left: string, right: string): string[] {
  const names = new Set([...filesUnder(left), ...filesUnder(right)])
  const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
  return [...names].filter(name => read(`${left}/${name}`) !== read(`${right}/${name}`)).sort()
}

function inputsHash(root: string, text: string): string {
  const hash = createHash('sha256').update(text)
  const own = [
    'document',
    'extensions',
    'joined-schemas',
    'plain-types',
    'open-types',
    'constraints',
    'generator',
    'sdk',
  ].map(name => `scripts/generation/${name}.ts`)
  const samples = ['sdk-names', 'sdk-sample', 'literal', 'operation'].map(name => `api/public/docs/samples/${name}.ts`)
  const names = ['api/document-tag-parents.ts']
  const templates = filesUnder(`${root}/scripts/generation/templates`).map(
    name => `scripts/generation/templates/${name}`,
  )
  for (const file of [
    'openapi/generator.json',
    'openapi/openapitools.json',
    ...own,
    ...samples,
    ...names,
    ...templates,
  ]) {
    hash.update('\0').update(readFileSync(`${root}/${file}`))
  }
  return hash.digest('hex')
}

function filesHash(folder: string): string {
  const hash = createHash('sha256')
  for (const name of filesUnder(folder)) {
    if (name !== FINGERPRINT)
      hash
        .update(name)
        .update('\0')
        .update(readFileSync(`${folder}/${name}`))
        .update('\0')
  }
  return hash.digest('hex')
}

function filesUnder(folder: string): string[] {
  if (!existsSync(folder)) return []
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile())
  return files.map(entry => `${entry.parentPath}/${entry.name}`.slice(folder.length + 1).replaceAll('\\', '/')).sort()
}
