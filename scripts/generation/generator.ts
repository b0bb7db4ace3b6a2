/** Runs openapi-generator: finds or fetches its jar, by version and checksum, and generates into a folder. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

export interface GeneratorSettings {
  generator: string
  version: string
  jar_sha256: string
  additional_properties: Record<string, string | boolean>
  global_property: string
}

export const readSettings = (root: string): GeneratorSettings =>
  JSON.parse(readFileSync(`${root}/openapi/generator.json`, 'utf8'))

/** Generates the SDK's files from the document at `input` into `output`. Throws with the generator's own words. */
export async function runGenerator(root: string, input: string, output: string): Promise<void> {
  const settings = readSettings(root)
  const jar = await generatorJar(root, settings)
  const properties = Object.entries(settings.additional_properties).map(([key, value]) => `${key}=${value}`)
  const result = spawnSync(
    'java',
    [
      ...['-jar', jar, 'generate', '-g', settings.generator, '-i', input, '-o', output],
      `--additional-properties=${properties.join(',')}`,
      ...['--global-property', settings.global_property],
    ],
    { encoding: 'utf8', cwd: root, maxBuffer: 64 * 1024 * 1024 },
  )
  if (result.error) {
    throw new Error(
      `Java could not be started (${result.error.message}). Install Java 11 or later, such as openjdk-17.`,
    )
  }
  const said = `${result.stdout}\n${result.stderr}`
  const complaints = said.split('\n').filter(line => /\b(ERROR|WARN|Exception)\b/.test(line) && !line.includes('beta'))
  if (result.status !== 0) throw new Error(`The generator failed.\n${said.trim()}`)
  if (complaints.length > 0)
    throw new Error(`The generator is not content with the document.\n${complaints.join('\n')}`)
}

async function generatorJar(root: string, settings: GeneratorSettings): Promise<string> {
  const folder = `${root}/.cache/tools`
  const name = `openapi-generator-cli-${settings.version}.jar`
  const path = `${folder}/${name}`
  if (existsSync(path) && sha256(readFileSync(path)) === settings.jar_sha256) return path
  setDefaultCACertificates([...getCACertificates('default'), ...getCACertificates('system')])
  const address = `https://repo1.maven.org/maven2/org/openapitools/openapi-generator-cli/${settings.version}/${name}`
  const response = await fetch(address).catch(error => {
    throw new Error(
      `${address} could not be fetched (${error.cause?.message ?? error.message}). Put the file at ${path}.`,
    )
  })
  if (!response.ok) throw new Error(`${address} answered ${response.status}. Put the file at ${path}.`)
  const bytes = Buffer.from(await response.arrayBuffer())
  if (sha256(bytes) !== settings.jar_sha256)
    throw new Error(`${address} is not the jar named in openapi/generator.json.`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${path}.part`, bytes)
  renameSync(`${path}.part`, path)
  return path
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex')
