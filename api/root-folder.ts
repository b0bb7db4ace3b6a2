/** The folder of the repository, from the sources as from the built server. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

export function rootFolder(): string {
  let folder = import.meta.dirname
  while (!existsSync(join(folder, 'package-lock.json')) && dirname(folder) !== folder) folder = dirname(folder)
  return folder
}
