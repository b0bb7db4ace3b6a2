/** What the linter of Redocly says of the contract, with its recommended rules. */
import { createConfig, lintFromString } from '@redocly/openapi-core'

export interface Lint {
  errors: number
  warnings: number
  /** Each with the place that it is about. */
  lines: readonly string[]
}

export async function lintContract(document: object): Promise<Lint> {
  const config = await createConfig({ extends: ['recommended'] })
  const problems = await lintFromString({ source: JSON.stringify(document), absoluteRef: 'openapi.json', config })
  const lines = problems.map(({ severity, ruleId, message, location }) => {
    const [place] = location
    return `${severity} ${ruleId}: ${message} ${place && 'pointer' in place ? place.pointer : ''}`
  })
  const count = (severity: string) => problems.filter(problem => problem.severity === severity).length
  return { errors: count('error'), warnings: count('warn'), lines }
}
