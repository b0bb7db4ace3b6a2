/** Generates the SDK's code beside the committed one, and says whether the committed one is still what it should be. */
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { type OpenApiDocument, operationsOf, withoutHeaderParameters } from './document.ts'
import { runGenerator } from './generator.ts'
import { resourcesSource } from './resources.ts'

const FINGERPRINT = 'fingerprint.json'
/** What the generator writes for its own housekeeping. */
const DROPPED = ['.openapi-generator', '.openapi-generator-ignore']

interface Fingerprint {
  /** Of the document, the generator's settings and version, and the code that writes the resources. */
  inputs: string
  /** Of the generated files, so that an edit by hand is found. */
  files: string
}

/** Generates into a fresh folder under `.cache` and returns it. The committed code is not touched. */
export async function generateSdk(root: string, document: OpenApiDocument, text: string): Promise<string> {
  const work = `${root}/.cache/sdk-generation-${process.pid}`
  rmSync(work, { recursive: true, force: true })
  mkdirSync(work, { recursive: true })
  writeFileSync(`${work}/openapi.json`, JSON.stringify(withoutHeaderParameters(document)))
  const output = `${work}/generated`
  await runGenerator(root, `${work}/openapi.json`, output)
  for (const name of DROPPED) rmSync(`${output}/${name}`, { recursive: true, force: true })
  refuseCollisions(document, readFileSync(`${output}/models/index.ts`, 'utf8'))
  const resources = resourcesSource(document, api => readFileSync(`${output}/apis/${api}.ts`, 'utf8'))
  writeFileSync(`${output}/resources.ts`, resources)
  const fingerprint: Fingerprint = { inputs: inputsHash(root, text), files: filesHash(output) }
  writeFileSync(`${output}/${FINGERPRINT}`, `${JSON.stringify(fingerprint, null, 2)}\n`)
  return output
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

/** What is wrong with the committed code, without running the generator; empty when nothing is. */
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

/** The generator names the parameters of `createTag` `CreateTagRequest`: no schema may be called so. */
function refuseCollisions(document: OpenApiDocument, models: string): void {
  const declared = new Set([...models.matchAll(/^export (?:interface|type) (\w+)/gm)].map(match => match[1]))
  for (const { operationId } of operationsOf(document)) {
    const name = `${operationId.charAt(0).toUpperCase()}${operationId.slice(1)}Request`
    if (declared.has(name)) throw new Error(`The schema ${name} has the name of the parameters of ${operationId}.`)
  }
}

function inputsHash(root: string, text: string): string {
  const hash = createHash('sha256').update(text)
  const own = ['document', 'names', 'resources', 'sdk'].map(name => `scripts/generation/${name}.ts`)
  for (const file of ['openapi/generator.json', ...own]) hash.update('\0').update(readFileSync(`${root}/${file}`))
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
