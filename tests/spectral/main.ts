/**
 * `npm run check:spectral`: the committed contract against Spectral's rules for OpenAPI; the last line is one JSON object. It takes two
 * minutes of one core, so it is part of the proof; the gate has Redocly's rules (`scripts/check-docs.ts`).
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const VERSION = '6.16.3'
const root = join(import.meta.dirname, '../..')
const folder = join(root, '.cache/tools/spectral', VERSION)
const program = join(folder, 'node_modules/@stoplight/spectral-cli/dist/index.js')
const ruleset = join(folder, 'ruleset.yaml')

if (!existsSync(program)) {
  mkdirSync(folder, { recursive: true })
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--prefix', folder]
  const { status } = spawnSync('npm', [...args, `@stoplight/spectral-cli@${VERSION}`], { stdio: 'inherit' })
  if (status !== 0) throw new Error('Spectral could not be installed from the registry of npm.')
}
writeFileSync(ruleset, 'extends: ["spectral:oas"]\n')

interface Finding {
  code: string
  message: string
  path: (string | number)[]
  /** 0: error, 1: warning; the rest are hints. */
  severity: number
}

const args = ['lint', join(root, 'openapi/openapi.json'), '--ruleset', ruleset, '--format', 'json', '--quiet']
const run = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8', maxBuffer: 256 * 1_048_576 })
if (!run.stdout.trimStart().startsWith('[')) throw new Error(`Spectral failed.\n${run.stdout}\n${run.stderr}`)
const findings: Finding[] = JSON.parse(run.stdout)
for (const { code, message, path } of findings) console.log(`${code}: ${message} (${path.join('/')})`)
const count = (severity: number) => findings.filter(finding => finding.severity === severity).length
console.log(JSON.stringify({ lint_errors: count(0), lint_warnings: count(1) }))
process.exitCode = count(0) + count(1) > 0 ? 1 : 0
