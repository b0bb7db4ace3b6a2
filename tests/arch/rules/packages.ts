/** What runs after `npm start` imports no package that only the tests install. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, type Rule } from '../source.ts'

const root = join(import.meta.dirname, '../../..')
const SERVED = /^(api|workflows|widget|admin)\//
/** Apps build the widget's package into themselves. */
const NOT_SERVED = /(^|\/)(testing|browser)\/|^widget\/package\/|\.test-|\.d\.ts$/

const listed = (folder: string, kind: 'dependencies' | 'devDependencies'): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))[kind] ?? {})
const dependenciesOf = (folder: string): string[] => listed(folder, 'dependencies')
/** `@scope/name` of `@scope/name/part`. */
const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

const everywhere = dependenciesOf('.')
const alsoIn = ['workflows/temporal', 'widget', 'admin'].map(folder => ({ folder, names: dependenciesOf(folder) }))

export const packages: Rule = ({ path, imports }) => {
  if (!SERVED.test(path) || isTest(path) || NOT_SERVED.test(path)) return []
  const allowed = [
    ...everywhere,
    ...alsoIn.flatMap(({ folder, names }) => (path.startsWith(`${folder}/`) ? names : [])),
  ]
  return imports.flatMap(({ specifier, typeOnly }) => {
    if (typeOnly || /^(\.|node:|@leadwright\/)/.test(specifier)) return []
    return allowed.includes(packageOf(specifier))
      ? []
      : [`imports ${specifier}, which npm start does not install: name it in dependencies`]
  })
}

const ofAdmin = dependenciesOf('admin')
const ofAdminTests = [...ofAdmin, ...listed('admin', 'devDependencies')]

/** The admin names all that it imports in its own package.json, types and what only tests use as well. */
export const adminPackages: Rule = ({ path, imports }) => {
  if (!path.startsWith('admin/')) return []
  const named = isTest(path) || path.startsWith('admin/testing/') ? ofAdminTests : ofAdmin
  return imports.flatMap(({ specifier }) =>
    /^(\.|node:)/.test(specifier) || named.includes(packageOf(specifier))
      ? []
      : [`imports ${specifier}, which admin/package.json does not name`],
  )
}
