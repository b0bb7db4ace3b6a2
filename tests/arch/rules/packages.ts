/** What runs after `npm start` imports no package that only the tests install. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest, type Rule } from '../source.ts'

const root = join(import.meta.dirname, '../../..')
const SERVED = /^(api|workflows|widget|admin)\//
const NOT_SERVED = /(^|\/)(testing|browser)\/|\.test-|\.d\.ts$/

const dependenciesOf = (folder: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')).dependencies ?? {})

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
    const name = specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
    return allowed.includes(name)
      ? []
      : [`imports ${specifier}, which npm start does not install: name it in dependencies`]
  })
}
