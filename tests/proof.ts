/**
 * `npm run proof [-- NAME …]`: what the gate does few times and with fixed seeds, many times and with new ones; one table at
 * the end says what was seen. It takes an hour. What it makes larger is in README.md.
 */
import { randomInt } from 'node:crypto'
import { dirname } from 'node:path'
import { runNode, seconds } from '../scripts/child.ts'
import { chromiumPath } from './tools/chromium.ts'
import { requireJava } from './tools/java.ts'
import { temporalCli } from './tools/temporal.ts'

interface Piece {
  name: string
  /** What is repeated, and how often. */
  size: string
  args: string[]
  env?: Record<string, string>
}

const vitest = (...files: string[]): string[] => [
  'node_modules/vitest/vitest.mjs',
  'run',
  '--reporter=default',
  ...files,
]
const seed = String(randomInt(1_000_000))
const cwd = dirname(import.meta.dirname)
const MINUTES = 60

const pieces: Piece[] = [
  {
    name: 'chaos',
    size: '2,000 runs, 200 kills',
    args: ['tests/chaos/main.ts', '--runs=2000', '--kills=200', `--seed=${seed}`],
  },
  {
    name: 'chaos-temporal',
    size: '500 runs, 50 kills',
    args: ['tests/chaos/main.ts', '--runs=500', '--kills=50', '--runner=temporal', `--seed=${seed}`],
  },
  {
    name: 'chaos-nodes',
    size: '2,000 runs, 200 faults, three nodes',
    args: ['tests/chaos/main.ts', '--nodes=3', '--runs=2000', '--kills=200', `--seed=${seed}`],
  },
  { name: 'chaos-points', size: 'each named point', args: ['tests/chaos/main.ts', '--points'] },
  { name: 'simulation', size: '2,000 seeds', args: ['tests/simulate/main.ts', '--seeds=2000', `--first=${seed}`] },
  { name: 'mistakes', size: 'each planted mistake', args: ['tests/simulate/main.ts', '--mistakes', `--first=${seed}`] },
  {
    name: 'fleet',
    size: 'a day of 10,000 sites on 6 nodes',
    args: ['tests/simulate/main.ts', '--fleet', '--sites=10000', '--nodes=6', `--first=${seed}`],
  },
  {
    name: 'fleet-mistakes',
    size: 'each planted mistake',
    args: ['tests/simulate/main.ts', '--fleet', '--mistakes', `--first=${seed}`],
  },
  {
    name: 'world',
    size: '100 seeds of 30 days',
    args: ['--import', './api/faster-imports.ts', 'tests/world/main.ts', '--seeds=100', `--seed=${seed}`],
  },
  {
    name: 'world-nodes',
    size: '10 seeds of 10 days, three nodes with faults',
    args: [
      ...['--import', './api/faster-imports.ts', 'tests/world/main.ts', '--nodes=3', '--faults'],
      ...['--seeds=10', '--days=10', `--seed=${seed}`],
    ],
  },
  {
    name: 'world-temporal',
    size: '3 seeds of 150 actions',
    args: [
      ...['--import', './api/faster-imports.ts', 'tests/world/main.ts', '--runner=temporal'],
      ...['--seeds=3', '--actions=150', `--seed=${seed}`],
    ],
  },
  {
    name: 'planted',
    size: 'each planted defect',
    args: ['--import', './api/faster-imports.ts', 'tests/world/main.ts', '--planted'],
  },
  {
    name: 'stripe-mock',
    size: 'the calls of 400 orders',
    args: [
      ...['--import', './api/faster-imports.ts', 'tests/billing/main.ts', '--stripe-mock'],
      ...['--orders=400', '--kills=3', `--seed=${seed}`],
    ],
  },
  { name: 'time', size: '1,000,000 cases', args: ['scripts/check-time.ts', '--cases=1000000', `--seed=${seed}`] },
  {
    name: 'upgrade',
    size: '1,000 waiting runs',
    args: vitest('tests/journeys/temporal-upgrade.test.ts'),
    env: { WAITING_RUNS: '1000' },
  },
  {
    name: 'properties',
    size: 'ten times the values',
    args: vitest(
      ...['api/platform/mail', 'api/site/email/templates/render', 'api/site/capture/results/statistics'],
      ...['api/site/contacts/leads/filter-fields', 'tests/end-to-end/browser/why'],
    ),
  },
  {
    name: 'changed-bytes',
    size: '1,000,000 changed bytes',
    args: vitest('api/site/contacts/imports/reader/changed-bytes'),
  },
  { name: 'import-rows', size: '1,000,000 rows', args: vitest('api/site/contacts/imports/reader/rows-writer') },
  {
    name: 'replaced-knowledge',
    size: '50,000 passages',
    args: vitest('api/site/assistants/knowledge-sources/update/replacing'),
  },
  { name: 'sync', size: 'each service', args: vitest('api/site/integrations/sync') },
  { name: 'naughty', size: 'each text in each field', args: vitest('tests/texts/naughty') },
  { name: 'screens', size: 'every screen, state, width', args: ['tests/screenshots/main.ts'] },
  {
    name: 'longer-texts',
    size: 'every screen, texts two fifths longer',
    args: ['tests/screenshots/main.ts', '--longer', '--widths=390,1440', '--themes=light', '--states=full'],
  },
  {
    name: 'barriers',
    size: 'every screen, en and es, light and dark, 320 to 1,440 px',
    args: ['tests/screenshots/main.ts', '--barriers'],
  },
  {
    name: 'kills',
    size: 'at each point; 8,000 leads, 2,000 emails',
    args: vitest('--exclude=**/*.proof.test.ts', 'tests/process', 'tests/sandboxes'),
  },
  { name: 'temporal', size: 'crowds of 250', args: vitest('--project=temporal') },
  { name: 'mistakes-of-access', size: 'each planted mistake', args: vitest('tests/access') },
  { name: 'access', size: 'every cell', args: ['tests/access/main.ts'] },
  { name: 'attacks', size: 'each attack', args: ['--import', './api/faster-imports.ts', 'tests/attacks/main.ts'] },
  {
    name: 'python-clients',
    size: 'every operation, 40 calls each',
    args: ['--import', './api/faster-imports.ts', 'tests/python-clients/main.ts'],
  },
  { name: 'spectral', size: 'the whole contract', args: ['tests/spectral/main.ts'] },
  { name: 'oldest-node', size: 'SDK, command line, MCP', args: ['tests/oldest-node/main.ts'] },
  { name: 'quick-start', size: 'from a fresh clone', args: ['tests/quick-start/main.ts'] },
  { name: 'contract', size: '100 examples an endpoint', args: ['tests/schemathesis/main.ts'] },
  { name: 'generated', size: 'all of the SDK, anew', args: ['scripts/generate.ts', '--check'] },
  { name: 'refusals', size: 'each way for each endpoint', args: vitest('tests/contract') },
  { name: 'timing', size: '1,000 pairs of addresses', args: ['tests/timing/main.ts'] },
  // Files `NAME.proof.test.ts`, of whatever part.
  { name: 'alone', size: 'what the gate leaves out', args: vitest('--testTimeout=180000', '.proof.test') },
  {
    name: 'browser',
    size: 'every view, width, template, page and popup',
    args: vitest('--project=browser', '--testTimeout=180000'),
  },
  { name: 'xss', size: '60 texts', args: vitest('tests/xss') },
  {
    name: 'repeated-writes',
    size: 'each write action twice',
    args: vitest('--project=server'),
    env: { REPEAT_ACTIONS: '1' },
  },
  {
    name: 'network',
    size: 'each statement a trip',
    // What waits for a thousand writes waits for a thousand trips.
    args: vitest('--project=server', '--testTimeout=180000', 'api', 'tests/contract'),
    env: { NETWORK_MS: '1' },
  },
  {
    name: 'recorded',
    size: 'a database server for each installation',
    args: vitest('--project=server', '--testTimeout=180000', 'api/site', 'api/public', 'tests/contract'),
    env: { RECORDED: '1' },
  },
  { name: 'kill', size: '100 killed writers', args: vitest('api/platform/database/kill') },
]

const wanted = process.argv.slice(2)
const unknown = wanted.filter(name => !pieces.some(piece => piece.name === name))
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${pieces.map(piece => piece.name).join(', ')}.`)
  process.exit(2)
}
if (wanted.length === 0 || wanted.includes('generated')) requireJava()
const env = { PROOF: '1', CHROMIUM_PATH: chromiumPath(), TEMPORAL_CLI_PATH: await temporalCli() }
const table: string[][] = [['', 'proof', 'size', 'took', 'seen']]
for (const piece of pieces.filter(({ name }) => wanted.length === 0 || wanted.includes(name))) {
  console.log(`\n── ${piece.name}: ${piece.size} ──`)
  const options = { cwd, env: { ...env, ...piece.env }, show: true, timeoutMs: MINUTES * 60_000 }
  const { ok, output, milliseconds } = await runNode(piece.args, options)
  table.push([ok ? '✓' : '✗', piece.name, piece.size, seconds(milliseconds), seen(output)])
  if (!ok) process.exitCode = 1
}
console.log(`\n${aligned(table)}`)

/** The line of JSON that the programs end with, or how many tests passed. */
function seen(output: string): string {
  const lines = output.trimEnd().split('\n')
  return lines.findLast(line => line.startsWith('{')) ?? lines.findLast(line => /^\s*Tests /.test(line))?.trim() ?? '–'
}

function aligned(rows: readonly string[][]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  return rows
    .map(row =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
