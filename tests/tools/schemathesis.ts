/** Finds schemathesis, or installs the versions of schemathesis.txt into a folder of its own. */
import { join } from 'node:path'
import { howToInstall } from './how-to-install.ts'
import { pythonPrograms } from './python.ts'

export function schemathesis(): string {
  const given = process.env.SCHEMATHESIS_PATH
  if (given) return given
  const programs = pythonPrograms('schemathesis')
  if (programs === undefined) throw new Error(howToInstall('schemathesis'))
  return join(programs, 'schemathesis')
}
