/** Where the fonts of the installation lie on disk, by the path at which they are served. */
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../../public/fonts/files')

export const fontFile = (path: string): string | undefined => {
  const [, name] = /^\/fonts\/([a-z]+(?:-[a-z]+)*\.woff2)$/.exec(path) ?? []
  return name === undefined ? undefined : join(folder, name)
}
