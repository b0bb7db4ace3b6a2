/** Runs openapi-generator through its npm package, which fetches the jar once and keeps it under `.cache/tools`. */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const TOOL = 'node_modules/@openapitools/openapi-generator-cli/main.js'
const CONFIG = 'openapi/openapitools.json'
/** Of the jar that the version in `openapitools.json` names. */
const JAR_SHA256 = '41ce4f6b07f196676439d710759fa1ced7a08066d06ff1bf314681470289efae'

/**
 * That it is young; and that it asked a schema without a reference for its name, which version 7.25 does of some documents by
 * their number of schemas, and of the same ones with a schema less does not. What it writes is compiled all the same.
 */
const harmless = /beta|Failed to get the schema name: null/

/** Generates the SDK's files from the document at `input` into `output`. Throws with the generator's own words. */
export function runGenerator(root: string, input: string, output: string): void {
  requireJava()
  const said = runTool(root, ['generate', '-c', 'openapi/generator.json', '-i', input, '-o', output])
  const complaints = said.split('\n').filter(line => /\b(ERROR|WARN|Exception)\b/.test(line) && !harmless.test(line))
  if (complaints.length > 0) {
    throw new Error(`The generator is not content with the document.\n${complaints.join('\n')}`)
  }
  requireKnownJar(root)
}

/** Generates a client of another kind, by the arguments that `generate` takes. */
export function generateClient(root: string, args: readonly string[]): void {
  requireJava()
  runTool(root, ['generate', ...args])
}

function runTool(root: string, args: string[]): string {
  const result = spawnSync(process.execPath, [TOOL, '--openapitools', CONFIG, ...args], {
    encoding: 'utf8',
    cwd: root,
    maxBuffer: 64 * 1024 * 1024,
    // It reads its folder from PWD, and behind a proxy of one's own the system's certificates are needed.
    env: { ...process.env, PWD: root, NODE_OPTIONS: '--use-system-ca' },
  })
  const said = `${result.stdout}\n${result.stderr}`
  if (result.status !== 0) throw new Error(`The generator failed.\n${said.trim()}`)
  return said
}

function requireJava(): void {
  const { error } = spawnSync('java', ['-version'])
  if (!error) return
  throw new Error(`Java could not be started (${error.message}). Install Java 11 or later, such as openjdk-17.`)
}

function requireKnownJar(root: string): void {
  const settings = JSON.parse(readFileSync(`${root}/${CONFIG}`, 'utf8'))['generator-cli']
  const path = `${root}/${settings.storageDir}/${settings.version}.jar`
  const found = existsSync(path) ? createHash('sha256').update(readFileSync(path)).digest('hex') : 'missing'
  if (found !== JAR_SHA256)
    throw new Error(`${path} is not the jar that was released as ${settings.version}: ${found}.`)
}
