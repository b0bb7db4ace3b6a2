/** The inside of the API: what a feature folder holds, and how far one feature sees into another. */
import { isTest, type Rule, type Violation } from '../source.ts'

const FEATURE = /^api\/(?:account|site\/[^/]+|public)\/([^/]+)\/(.+)$/
/**
 * What another feature may import: its rules, its tables to join with, columns of its rows that others fill, its schemas to
 * embed, the fields, events, jobs, limits and ports that it declares; and the rendering of a template, which threads load that must not load the database.
 */
const OPEN_TO_OTHERS = new Set([
  'rules.ts',
  'table.ts',
  'columns.ts',
  'fields.ts',
  'contract.ts',
  'events.ts',
  'jobs.ts',
  'limits.ts',
  'ports.ts',
  'personal.ts',
])
/** Common names of layers that this repository does not use; its roles are others. */
const FOREIGN_LAYER =
  /^(controllers?|handlers?|models?|repositor(y|ies)|schemas?|dao|dto|entit(y|ies)|quer(y|ies)|validators?)$/

interface Place {
  folder: string
  file: string
}

function place(path: string | undefined): Place | undefined {
  const match = FEATURE.exec(path ?? '')
  return match ? { folder: path!.slice(0, -match[2]!.length - 1), file: match[2]! } : undefined
}

/** A feature reaches another one through its open files only; the platform reaches none. */
export const featureImports: Rule = source => {
  const own = place(source.path)
  const platform = source.path.startsWith('api/platform/')
  if ((!own && !platform) || isTest(source.path) || source.path.includes('/test-programs/')) return []
  return source.imports.flatMap(({ specifier, path }) => {
    const other = place(path)
    if (!other || other.folder === own?.folder) return []
    if (platform) return [`imports ${specifier}: the platform knows no feature`]
    if (OPEN_TO_OTHERS.has(other.file)) return []
    return [`imports ${specifier}: of another feature only ${[...OPEN_TO_OTHERS].join(', ')} are open`]
  })
}

/** Every feature with a contract has a service and routes, and no file is named after a foreign layer. */
export function featureFiles(paths: string[]): Violation[] {
  const folders = new Map<string, Set<string>>()
  for (const path of paths) {
    const at = place(path)
    if (at) folders.set(at.folder, (folders.get(at.folder) ?? new Set()).add(at.file))
  }
  const violations: Violation[] = []
  for (const [folder, files] of folders) {
    if (files.has('contract.ts') && !files.has('routes.ts')) {
      violations.push({ path: folder, reason: 'has a contract, but no routes.ts' })
    }
    if (files.has('routes.ts') && !files.has('contract.ts')) {
      violations.push({ path: folder, reason: 'has routes, but no contract.ts' })
    }
    for (const file of files) {
      const word = file.split('/').at(-1)!.split('.')[0]!
      if (FOREIGN_LAYER.test(word)) violations.push({ path: `${folder}/${file}`, reason: 'is no role of a feature' })
    }
  }
  return violations
}
