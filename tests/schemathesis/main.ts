/** `npm run check:contract [-- --small]`: schemathesis asks what the document allows and what it does not; the last line is one JSON object. */
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
    only: { type: 'string' },
  },
})
const program = schemathesis()
const folder = mkdtempSync(join(tmpdir(), 'leadwright-schemathesis-'))
const share = values.small ? 8 : 1
const examples = values.small ? 3 : Number(values.examples)
const prepared = await prepare({ share, seed: Number(values.seed), examples })
writeFileSync(join(folder, 'schemathesis.toml'), prepared.configuration)
const document = join(import.meta.dirname, '../../openapi/openapi.json')
const report = join(folder, 'report.xml')
const args = [
  'run',
  document,
  '--url',
  prepared.url,
  '--checks',
  'all',
  '--report',
  'junit',
  '--report-junit-path',
  report,
]
const phases = ['--no-shrink', '--phases', values.small ? 'fuzzing' : 'examples,coverage,fuzzing']
const only = values.only ? values.only.split(',').flatMap(id => ['--include-operation-id', id]) : []
const config = ['--config-file', join(folder, 'schemathesis.toml')]
const child = spawn(program, [...config, ...args, ...phases, ...only], {
  cwd: folder,
  stdio: ['ignore', 2, 2],
  env: { ...process.env, NO_COLOR: '1' },
})
const code = await new Promise<number | null>(resolve => child.once('exit', resolve))
await prepared.close()
const failures = [...readFileSync(report, 'utf8').matchAll(/<(?:failure|error)\b/g)].length
rmSync(folder, { recursive: true })
process.stdout.write(`${JSON.stringify({ operations: prepared.operations, failures })}\n`)
process.exit(code === 0 && failures === 0 ? 0 : 1)
