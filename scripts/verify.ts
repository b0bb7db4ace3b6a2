/**
 * `npm run verify`: everything that can be said about the code without running it, in seconds: format and lint, types
 * of each module, rules of the architecture, generated files. `--without-arch` leaves the rules to `npm test`.
 */
import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname } from 'node:path'
import { runNode, seconds } from './child.ts'

interface Step {
  name: string
  args: string[]
}

const AT_ONCE = 2
const cwd = dirname(import.meta.dirname)
/** Each checker works out by itself the types that it meets: four of them, as is usual, cost two cores twice the work and the memory. */
const checkers = String(Math.max(1, Math.floor(availableParallelism() / AT_ONCE)))
/** What was found the last time is kept: only what changed since, and what depends on it, is looked at again. */
const tsc = (project: string): Step => ({
  name: `types of ${project === '.' ? 'api, workflows, tests, scripts' : project}`,
  args: [
    ...['node_modules/typescript/bin/tsc', '-p', project, '--checkers', checkers],
    ...['--incremental', '--tsBuildInfoFile', builtInfo(project)],
  ],
})
const builtInfo = (project: string): string => `${cwd}/.cache/types/${project === '.' ? 'all' : project}.tsbuildinfo`

const steps: Step[] = [
  {
    name: 'format and lint',
    args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=error', '.'],
  },
  ...['.', 'sdk', 'widget', 'admin', 'cli', 'mcp', 'examples/widget-react', 'examples/widget-vue']
    .filter(module => existsSync(`${cwd}/${module}/tsconfig.json`))
    .map(tsc),
  { name: 'generated files', args: ['scripts/generation/check.ts'] },
  { name: 'described contract', args: ['scripts/check-docs.ts'] },
  { name: 'compatible contract', args: ['scripts/compatible.ts'] },
]
if (!process.argv.includes('--without-arch')) {
  steps.push({
    name: 'architecture',
    args: ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--project=arch', '--maxWorkers=1'],
  })
}

// The other modules import the built SDK.
const built = await runNode(['scripts/setup.mjs', '--only', 'sdk'], { cwd })
if (!built.ok) {
  console.error(built.output)
  process.exit(1)
}

let failed = 0
const waiting = [...steps]

async function work(): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const { ok, output, milliseconds } = await runNode(step.args, { cwd, env: { NO_COLOR: '1' } })
    console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds(milliseconds)})`)
    if (ok) continue
    failed++
    console.log(output.trim())
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, work))
console.log(`${steps.length - failed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
