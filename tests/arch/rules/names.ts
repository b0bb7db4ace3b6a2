/** Meaningless names, and files that are too long. */
import { isCode, type Rule, type Violation } from '../source.ts'

const LINES_MAX = 300
const FORBIDDEN = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'shared', 'misc', 'base', 'manager'])
/** Nouns of the field that end like what somebody does. */
const NOUNS_IN_ING = new Set(
  (
    'billing coding dunning embedding encoding fling housekeeping mapping monitoring onboarding polling pricing ranking ' +
    'routing spelling string targeting testing timing tracing tracking warming'
  ).split(' '),
)
/** Entries of packages. */
const INDEX_ALLOWED = new Set(['sdk/src/index.ts', 'widget/package/src/index.ts', 'admin/index.html'])
/** Lists that are read by looking up, not from top to bottom. */
const MAY_BE_LONG = [/^api\/migrations\//, /(^|\/)catalog[^/]*\.ts$/, /(^|\/)catalogs?\//]

/** Every path with a name that could mean anything. */
export function names(paths: string[]): Violation[] {
  return paths.filter(isNamedByUs).flatMap(path => {
    const segments = path.split('/')
    const file = segments.at(-1)!
    const words = segments.flatMap(segment => segment.split('.')[0]!.split('-'))
    const violations: Violation[] = words
      .filter(word => FORBIDDEN.has(word))
      .map(word => ({ path, reason: `"${word}" says nothing about what is in it` }))
    for (const name of gerunds(segments)) {
      violations.push({ path, reason: `"${name}" says that something is done, not what is in it` })
    }
    if (/^types\.tsx?$/.test(file)) violations.push({ path, reason: 'types belong to what they describe' })
    if (/^index\./.test(file) && !INDEX_ALLOWED.has(path)) {
      violations.push({ path, reason: 'index files are for the entry of a package' })
    }
    return violations
  })
}

/** Folders and the file that are called by a gerund alone; a test may be called after what it tries. */
function gerunds(segments: readonly string[]): string[] {
  const own = segments.map((segment, i) => (i === segments.length - 1 ? segment.replace(/\..*$/, '') : segment))
  const looked = /\.(test|browser-test)\./.test(segments.at(-1)!) ? own.slice(0, -1) : own
  return looked.filter(name => /^[a-z]+ing$/.test(name) && !NOUNS_IN_ING.has(name))
}

const isNamedByUs = (path: string): boolean => isCode(path) || path.endsWith('.css')

/** Files of more than 300 lines. */
export const length: Rule = ({ path, text }) => {
  const lines = text.trimEnd().split('\n').length
  const exempt = MAY_BE_LONG.some(pattern => pattern.test(path))
  return lines > LINES_MAX && !exempt ? [`has ${lines} lines: split it at ${LINES_MAX}`] : []
}
