/**
 * `npm run check:contract [-- --small]`: schemathesis asks what the document allows and what it does not, part after part of the
 * operations, each part of a server of its own; the last line is one JSON object. `--parts 3,7` asks those alone, `--phases
 * coverage` in that way alone.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { schemathesis } from '../tools/schemathesis.ts'
import { prepare } from './prepare.ts'

const { values } = parseArgs({
  options: {
    small: { type: 'boolean', default: false },
    examples: { type: 'string', default: '100' },
    seed: { type: 'string', default: '7' },
    parts: { type: 'string' },
    phases: { type: 'string', default: 'examples,coverage,fuzzing' },
    only: { type: 'string' },
  },
})
/** A part of 16 is through within minutes, and what one found is not lost where another is stopped. */
const share = values.small ? 8 : values.only ? 1 : 16
const examples = values.small ? 3 : Number(values.examples)
const seed = Number(values.seed)
const program = schemathesis()
const document = join(import.meta.dirname, '../../openapi/openapi.json')
const phases = ['--no-shrink', '--phases', values.small ? 'fuzzing' : values.phases]
const only = values.only?.split(',') ?? []

interface Found {
  operations: number
  failures: number
}

async function ask(part: number): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), 'leadwright-schemathesis-'))
  const prepared = await prepare({ share, part, only, seed, examples })
  const configuration = join(folder, 'schemathesis.toml')
  writeFileSync(configuration, prepared.configuration)
  const report = join(folder, 'report.xml')
  const reported = ['--report', 'junit', '--report-junit-path', report]
  const args = ['run', document, '--url', prepared.url, '--checks', 'all', ...reported, ...phases]
  const child = spawn(program, ['--config-file', configuration, ...args], {
    cwd: folder,
    stdio: ['ignore', 2, 2],
    env: { ...process.env, NO_COLOR: '1' },
  })
  const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
  await prepared.close()
  const counted = [...readFileSync(report, 'utf8').matchAll(/<(?:failure|error)\b/g)].length
  rmSync(folder, { recursive: true })
  // It ends otherwise than well without a failure where it could not ask.
  return { operations: prepared.operations, failures: code === 0 ? counted : Math.max(1, counted) }
}

const whole = values.only ? [0] : [...Array(share + 1).keys()]
const chosen = values.parts?.split(',').map(Number) ?? whole
const parts = values.small ? [seed % share] : chosen
const all: Found = { operations: 0, failures: 0 }
for (const part of parts) {
  const found = await ask(part)
  process.stderr.write(`part ${part} of ${share}: ${JSON.stringify(found)}\n`)
  all.operations += found.operations
  all.failures += found.failures
}
process.stdout.write(`${JSON.stringify(all)}\n`)
process.exit(all.failures === 0 ? 0 : 1)
