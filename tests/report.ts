/** What vitest wrote about a suite: how many tests passed and failed, which failed and why, and which passed only when repeated. */
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'

export interface Report {
  passed: number
  failed: number
  /** A line each: file, test and the first line of the reason. */
  failures: string[]
  /** The same of tests that failed, were repeated, and passed. */
  repeated: string[]
}

interface Written {
  numPassedTests: number
  numFailedTests: number
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}

/** The report in a file, if there is one; files are named as seen from `folder`. */
export function readReport(file: string, folder: string): Report | undefined {
  if (!existsSync(file)) return undefined
  const { numPassedTests, numFailedTests, testResults }: Written = JSON.parse(readFileSync(file, 'utf8'))
  const failures: string[] = []
  const repeated: string[] = []
  for (const { name, status, message, assertionResults } of testResults) {
    const path = relative(folder, name)
    for (const { fullName, status: of_test, failureMessages } of assertionResults) {
      const said = `${path} › ${fullName.trim()}: ${firstLine(failureMessages[0] ?? '')}`
      if (of_test === 'failed') failures.push(said)
      else if (of_test === 'passed' && failureMessages.length > 0) repeated.push(said)
    }
    // A file that could not be loaded, or whose preparation failed, has no failed test.
    if (status === 'failed' && message) failures.push(`${path}: ${firstLine(message)}`)
  }
  return { passed: numPassedTests, failed: numFailedTests, failures, repeated }
}

const firstLine = (text: string): string => text.split('\n', 1)[0] ?? ''
