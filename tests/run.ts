/** `npm test`: runs every suite, several side by side, says in one summary what passed, and ends with `N passed, N failed`. */
import { rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { styleText } from 'node:util'
import { type Outcome, runNode, seconds } from '../scripts/child.ts'
import { failedFiles, type Report, readReport } from './report.ts'
import { sideBySide } from './side-by-side.ts'
import { isRoomy, type Suite, suites } from './suites.ts'
import { useBuiltServer } from './tools/built-server.ts'
import useTemporaryFolder from './tools/temporary.ts'

/** Beside the suites, at the lowest priority, on a slow machine. */
const PREPARING_MINUTES = 45
/** Suites wait for servers, browsers and clocks more than half of their time. */
const AT_ONCE = isRoomy ? 3 : 2
/** A busy machine makes few files fail; more are the commit's fault. */
const REPEATED_FILES_MAX = 5
const cwd = dirname(import.meta.dirname)
/** Where tests note which refusals they provoke; of this run alone. */
process.env.PROVOKED_DIR = `${cwd}/.cache/provoked`
rmSync(process.env.PROVOKED_DIR, { recursive: true, force: true })
/** The compile cache is shared by the suites' programs. */
const compiled = { NODE_COMPILE_CACHE: `${cwd}/.cache/compiled` }
const unmeasured = { UNMEASURED: '1' }
useBuiltServer()
const removeTemporaryFolder = useTemporaryFolder()
const total = { passed: 0, failed: 0 }
const summary: string[] = []
const failures: string[] = []
const repeated: string[] = []
// Begun now, so that it is done by the time that a suite needs it: the Temporal server may have to be built, for minutes.
const chromium = prepare('chromium')
// Afterwards, as a machine installs one package at a time.
const windowed = chromium.then(() => prepare('windowed-chromium'))
const temporal = prepare('temporal')
// Afterwards, as both may install Debian packages.
const schemathesis = windowed.then(() => prepare('schemathesis'))

await sideBySide(suites, AT_ONCE, async suite => {
  console.log(`── ${suite.name} begins ──`)
  const outcome = await run(suite)
  // In one piece, or those of two suites would be mixed.
  console.log(`\n── ${suite.name} ──\n${outcome.output.trimEnd()}\n`)
  const counts = reportOf(suite, (await repeat(suite)) ?? outcome)
  total.passed += counts.passed
  total.failed += counts.failed
  failures.push(...counts.failures)
  repeated.push(...counts.repeated)
  const mark = counts.failed === 0 ? '✓' : '✗'
  summary.push(
    `${mark} ${suite.name}: ${counts.passed} passed, ${counts.failed} failed (${seconds(outcome.milliseconds)})`,
  )
})
removeTemporaryFolder()

console.log(`\n${summary.join('\n')}\n`)
// Last, where even a shortened log has them.
if (repeated.length > 0) {
  console.log(`${red(`Passed only when repeated:\n${listed(repeated)}\nRepeated: ${repeated.length}`)}\n`)
}
if (failures.length > 0) console.log(`Failed:\n${listed(failures)}\n`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0

async function run(suite: Suite): Promise<Outcome> {
  for (const file of suite.report ? [suite.report, againOf(suite.report)] : [])
    rmSync(`${cwd}/${file}`, { force: true })
  try {
    const env = await neededBy(suite)
    return await runNode(suite.args, {
      cwd,
      env: { ...compiled, ...(!suite.alone && unmeasured), ...env },
      timeoutMs: suite.minutes * 60_000,
    })
  } catch (error) {
    return { ok: false, output: error instanceof Error ? error.message : String(error), milliseconds: 0 }
  }
}

/** Files in which something failed, once more and from their beginning: what passes now is named in the summary. */
async function repeat({ name, args, report, ...suite }: Suite): Promise<Outcome | undefined> {
  const files = report ? failedFiles(`${cwd}/${report}`, cwd) : []
  if (!report || files.length === 0 || files.length > REPEATED_FILES_MAX) return undefined
  const again = againOf(report)
  const there = args.map(arg => arg.replace(report, again))
  const outcome = await run({ ...suite, name, report: again, args: [...there, ...files] })
  console.log(`\n── ${name}: files that failed, again ──\n${outcome.output.trimEnd()}\n`)
  return outcome
}

function againOf(report: string): string {
  return report.replace('.json', '-again.json')
}

/** Finds or installs what the suite needs; answers where it is. */
async function neededBy({ needs }: Suite): Promise<Record<string, string>> {
  if (needs === 'chromium') return { CHROMIUM_PATH: await pathIn(chromium) }
  if (needs === 'windowed-chromium') return { CHROMIUM_PATH: await pathIn(windowed) }
  if (needs === 'schemathesis') return { SCHEMATHESIS_PATH: await pathIn(schemathesis) }
  return needs === 'temporal' ? { TEMPORAL_CLI_PATH: await pathIn(temporal) } : {}
}

function prepare(what: 'chromium' | 'windowed-chromium' | 'temporal' | 'schemathesis'): Promise<Outcome> {
  return runNode(['tests/tools/prepare.ts', what], { cwd, timeoutMs: PREPARING_MINUTES * 60_000 })
}

async function pathIn(prepared: Promise<Outcome>): Promise<string> {
  const { ok, output, milliseconds } = await prepared
  if (!ok) throw new Error(output.trim())
  const lines = output.trim().split('\n')
  if (lines.length > 1) console.log(`${lines[0]} ${seconds(milliseconds)}`)
  return lines.at(-1) ?? ''
}

/** What passed and failed: as vitest reported, or as the suite's last line says, else the suite counts as one. */
function reportOf({ name, report: file }: Suite, { ok, output }: Outcome): Report {
  const report =
    (file ? readReport(`${cwd}/${file}`, cwd, `${cwd}/${againOf(file)}`) : undefined) ??
    lastLine(output) ??
    countedAsOne(ok)
  if (ok) return report
  // A suite that failed without a failed test (it could not be loaded, or was stopped) has failed all the same.
  const failures = report.failures.length > 0 ? report.failures : [`${name}: see above`]
  return { ...report, failed: Math.max(report.failed, 1), failures }
}

function countedAsOne(ok: boolean): Report {
  return { passed: ok ? 1 : 0, failed: 0, failures: [], repeated: [] }
}

function lastLine(output: string): Report | undefined {
  const match = /^(\d+) passed, (\d+) failed$/.exec(output.trimEnd().split('\n').at(-1) ?? '')
  return match ? { passed: Number(match[1]), failed: Number(match[2]), failures: [], repeated: [] } : undefined
}

/** A test that needs another try is a defect, even if it passes then. */
function red(text: string): string {
  // Also in the log of a machine, which is no terminal.
  return process.env.NO_COLOR ? text : styleText('red', text, { validateStream: false })
}

function listed(lines: string[]): string {
  return lines.map(line => `  ${line}`).join('\n')
}
