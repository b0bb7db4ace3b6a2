/** Reads source files into what the rules look at: imports, calls, lines. Parsed, never matched as text. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'

export interface Import {
  /** As written. */
  specifier: string
  /** Path in the repository for a relative import, else undefined. */
  path: string | undefined
  typeOnly: boolean
}

/** A node of the syntax tree, as far as a rule has to look into it. */
export interface Node {
  type: string
  [key: string]: unknown
}

export interface Source {
  /** From the root of the repository, with slashes. */
  path: string
  text: string
  imports: Import[]
  comments: string[]
  /** Calls every visitor with every node of its type. */
  visit(visitors: Record<string, (node: Node) => void>): void
}

export interface Violation {
  path: string
  reason: string
}

export type Rule = (source: Source) => string[]

const CODE = /\.(ts|tsx|mts|mjs|js)$/
const root = dirname(dirname(import.meta.dirname))

/** Paths of all files that git knows or would add, but the generated ones. */
export function repositoryPaths(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  })
  return listed.split('\n').filter(path => path !== '' && existsSync(join(root, path)) && !isGenerated(path))
}

export const isCode = (path: string): boolean => CODE.test(path)
export const isTest = (path: string): boolean => /\.(test|browser-test)\.tsx?$/.test(path)
const isGenerated = (path: string): boolean => path.startsWith('sdk/src/generated/')

const read = new Map<string, Source>()

/** Parsed once for all rules of a process. */
export function readSource(path: string): Source {
  const source = read.get(path) ?? parseSource(path, readFileSync(join(root, path), 'utf8'))
  read.set(path, source)
  return source
}

/** A source from text, which is also how violations are planted. */
export function parseSource(path: string, text: string): Source {
  const result = parseSync(path, text)
  const failed = result.errors.find(error => error.severity === 'Error')
  if (failed) throw new Error(`${path} cannot be parsed: ${failed.message}`)
  return {
    path,
    text,
    imports: importsOf(path, text, result.module),
    comments: result.comments.map(comment => comment.value),
    visit: visitors => new Visitor(visitors as ConstructorParameters<typeof Visitor>[0]).visit(result.program),
  }
}

type Module = ReturnType<typeof parseSync>['module']

function importsOf(path: string, text: string, module: Module): Import[] {
  const found: Import[] = []
  const add = (specifier: string, typeOnly: boolean) =>
    found.push({ specifier, path: resolve(path, specifier), typeOnly })
  for (const { moduleRequest, entries, start, end } of module.staticImports) {
    const declaredType = /^import\s+type\b/.test(text.slice(start, end))
    add(moduleRequest.value, declaredType || (entries.length > 0 && entries.every(entry => entry.isType)))
  }
  for (const { entries, start, end } of module.staticExports) {
    const from = entries.find(entry => entry.moduleRequest)?.moduleRequest
    if (from) add(from.value, /^export\s+type\b/.test(text.slice(start, end)) || entries.every(entry => entry.isType))
  }
  for (const { moduleRequest } of module.dynamicImports) {
    const literal = /^['"`](.+)['"`]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1]
    if (literal) add(literal, false)
  }
  return found
}

function resolve(from: string, specifier: string): string | undefined {
  return specifier.startsWith('.') ? posix.normalize(posix.join(posix.dirname(from), specifier)) : undefined
}

/** Whether a node is `object.property`, each a plain name. */
export function isMember(node: unknown, object: string, property: string): boolean {
  const member = node as Node | undefined
  if (member?.type !== 'MemberExpression') return false
  return isName(member.object, object) && isName(member.property, property)
}

export function isName(node: unknown, name: string): boolean {
  const identifier = node as Node | undefined
  return identifier?.type === 'Identifier' && identifier.name === name
}
