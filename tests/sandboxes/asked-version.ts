/** The version of the runtime whose fence was asked last, by the whole of `npm run check:sandboxes`, and the one that is installed now. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const file = join(import.meta.dirname, 'asked-version.txt')

export const askedVersion = (): string => readFileSync(file, 'utf8').trim()
export const keepAskedVersion = (version: string): void => writeFileSync(file, `${version}\n`)

/** That `npm run sandboxes:install` fetches. */
export function installedVersion(): string {
  const script = readFileSync(join(import.meta.dirname, '../../scripts/sandboxes-install.ts'), 'utf8')
  const [, version] = /^const version = '([^']+)'$/m.exec(script) ?? []
  if (version === undefined) throw new Error('scripts/sandboxes-install.ts names no version')
  return version
}
