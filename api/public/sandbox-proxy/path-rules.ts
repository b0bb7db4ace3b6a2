/** Which paths of a sandbox are served. A path is read once, as the server behind reads it; what could be read in two ways is refused. Pure. */
import { playgroundLimits } from '../../site/sandboxes/drivers/limits.ts'

const refused = [
  /^\/wp-content\/database(\/|$)/,
  /^\/wp-content\/mu-plugins(\/|$)/,
  /(^|\/)debug\.log$/,
  /^\/xmlrpc\.php(\/|$)/,
  /\.sqlite(-\w+)?$/,
  /^\/(wp-config(-sample)?\.php|readme\.html|license\.txt)$/,
]

/** The path with its dots and escapes resolved; null for one that is not served. */
export function servedPath(path: string): string | null {
  if (path.length > playgroundLimits.playground_path_characters_max || !path.startsWith('/')) return null
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    return null
  }
  // An escape within an escape, and what ends texts for one reader and not for another.
  if (/%[0-9a-f]{2}/i.test(decoded) || /[\0\\\r\n]/.test(decoded)) return null
  const clean = decoded.replaceAll(/\/{2,}/g, '/')
  if (clean.split('/').some(segment => segment.startsWith('.'))) return null
  const folded = clean.toLowerCase()
  if (refused.some(pattern => pattern.test(folded))) return null
  return clean.split('/').map(encodeURIComponent).join('/')
}
