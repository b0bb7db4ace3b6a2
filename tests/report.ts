/** What vitest wrote about a suite: how many tests passed and failed, which failed and why, and which passed only when their file was repeated. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface Report {
  passed: number
  failed: number
  /** A line each: file, test and the first line of the reason. */
  failures: string[]
  /** The same of tests that failed, and passed when their file was repeated. */
  repeated: string[]
}

interface Written {
  testResults: WrittenFile[]
}

interface WrittenFile {
  name: string
  status: string
  message: string
  assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
}

/**
 * The report in a file, if there is one; files are named as seen from `folder`. `again`: of the run that repeated the
 * files that failed, whose word counts.
 */
export function readReport(file: string, folder: string, again?: string): Report | undefined {
  if (!existsSync(file)) return undefined
  const report: Report = { passed: 0, failed: 0, failures: [], repeated: [] }
  const second = new Map(again && existsSync(again) ? read(again).map(one => [one.name, one]) : [])
  for (const first of read(file)) {
    const { name, status, message, assertionResults } = second.get(first.name) ?? first
    const path = relative(folder, name)
    const failedBefore = second.has(name) ? failuresOf(first, path) : new Map<string, string>()
    const failures = failuresOf({ ...first, assertionResults }, path)
    for (const { fullName, status: ofTest } of assertionResults) {
      if (ofTest === 'failed') report.failed += 1
      if (ofTest !== 'passed') continue
      report.passed += 1
      const said = failedBefore.get(fullName)
      if (said) report.repeated.push(said)
    }
    report.failures.push(...failures.values())
    // A file that could not be loaded, or whose preparation failed, has no failed test.
    if (status === 'failed' && message) report.failures.push(`${path}: ${firstLine(message)}`)
  }
  return report
}

/** The files of the report in which something failed, as seen from `folder`. */
export function failedFiles(file: string, folder: string): string[] {
  if (!existsSync(file)) return []
  return read(file)
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(folder, name))
}

const read = (file: string): WrittenFile[] => (JSON.parse(readFileSync(file, 'utf8')) as Written).testResults

/** A line for each test that failed, by its name. */
const failuresOf = ({ assertionResults }: WrittenFile, path: string): Map<string, string> =>
  new Map(
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName, failureMessages: [message = ''] }) => [
        fullName,
        `${path} › ${fullName.trim()}: ${firstLine(message)}`,
      ]),
  )

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''
