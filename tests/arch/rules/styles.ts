/** The CSS of the admin: modules alone, every class that a component names is in one, and every class of one is named. */
import { posix } from 'node:path'
import type { Node, Source, Violation } from '../source.ts'

export interface Stylesheet {
  path: string
  text: string
}

const LINES_MAX = 300
/** Tokens and what every element starts from. */
const OF_THE_PAGE = ['admin/ui/page.css', 'admin/ui/theme.css']
const MAY_INSIST = ['admin/ui/page.css', 'admin/ui/data-table.module.css']
const OF_PACKAGES = /^(nodrag|nopan|react-flow\w*)$/
const OF_ANIMATIONS = /^(linear|ease(-in|-out|-in-out)?|infinite|alternate|forwards|both|none|var)$/

/** What a file of CSS may not do by itself. */
export function stylesheets(files: readonly Stylesheet[]): Violation[] {
  const ofPage = globalClasses(files)
  return files.flatMap(({ path, text }) => {
    const css = bare(text)
    const reasons: string[] = []
    if (!path.endsWith('.module.css') && !OF_THE_PAGE.includes(path)) {
      reasons.push('styles the whole page: name it .module.css and import its classes')
    }
    if (text.trimEnd().split('\n').length > LINES_MAX) reasons.push(`is longer than ${LINES_MAX} lines: split it`)
    if (css.includes('@import')) reasons.push('imports CSS, which a layer cannot: import it from TypeScript')
    if (css.includes('!important') && !MAY_INSIST.includes(path)) reasons.push('insists: layers say what wins')
    for (const name of globalsIn(css)) {
      if (!ofPage.has(name) && !OF_PACKAGES.test(name)) reasons.push(`means .${name}, which no page has`)
    }
    for (const name of animationsIn(css)) {
      if (!css.includes(`@keyframes ${name} `))
        reasons.push(`animates by ${name}, whose @keyframes are not in the file`)
    }
    return reasons.map(reason => ({ path, reason }))
  })
}

const SPACE = new Set(['4', '8', '12', '16', '24', '32', '48'])
const RADIUS = new Set(['6', '10'])
const TYPE = new Set(['12', '13', '14', '16', '20', '24', '32'])
const KINDS: [RegExp, ReadonlySet<string>, string][] = [
  [/^(?:padding|margin|gap|row-gap|column-gap)\b/, SPACE, '--space'],
  [/^border-(?:[a-z-]+-)?radius$/, RADIUS, '--radius'],
  [/^font-size$/, TYPE, '--type'],
]

/** Lengths of the components of all screens that equal a token; pictures of what is on a screen have measures of their own. */
export function measures(files: readonly Stylesheet[]): Violation[] {
  const shared = files.filter(({ path }) => /^admin\/(ui|app)\//.test(path) && path !== 'admin/ui/theme.css')
  return shared.flatMap(({ path, text }) =>
    [...bare(text).matchAll(/([a-z-]+)\s*:\s*([^;{}]*);/g)].flatMap(([declaration, property = '', value = '']) => {
      const [, tokens, name] = KINDS.find(([pattern]) => pattern.test(property)) ?? []
      if (!tokens || /\b(calc|min|max|clamp)\(/.test(value)) return []
      const written = [...value.matchAll(/(?<![\w.-])(\d+)px\b/g)].some(([, pixels = '']) => tokens.has(pixels))
      return written ? [{ path, reason: `writes ${declaration} where a token ${name} says the same` }] : []
    }),
  )
}

/** Classes that are used but missing, or never used. */
export function classNames(sources: readonly Source[], files: readonly Stylesheet[]): Violation[] {
  const ofPage = globalClasses(files)
  const modules = new Map(
    files.filter(({ path }) => path.endsWith('.module.css')).map(file => [file.path, classes(file)]),
  )
  const used = new Set<string>()
  const violations = sources.flatMap(source => {
    const reasons: string[] = []
    const imported = modulesOf(source)
    source.visit({
      MemberExpression: ({ object, property, computed }) => {
        const path = imported.get((object as Node).name as string)
        if (!path) return
        const name = (property as Node).name as string
        if (computed) reasons.push(`asks ${path} for a class that nobody can look up: write its name out`)
        else if (!modules.get(path)?.has(name)) reasons.push(`asks for .${name}, which ${path} does not have`)
        else used.add(`${path} ${name}`)
      },
      JSXAttribute: ({ name, value }) => {
        if ((name as Node).name !== 'className') return
        for (const word of wordsOf(value as Node | null)) {
          if (!ofPage.has(word) && !OF_PACKAGES.test(word))
            reasons.push(`writes "${word}", which page.css does not have`)
        }
      },
    })
    return reasons.map(reason => ({ path: source.path, reason }))
  })
  for (const [path, names] of modules) {
    for (const name of names) {
      if (!used.has(`${path} ${name}`)) violations.push({ path, reason: `has .${name}, which no component asks for` })
    }
  }
  return violations
}

/** Without comments and strings, which may contain anything. */
const bare = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/'[^']*'|"[^"]*"/g, "''")

const SELECTED = /\.([a-zA-Z][\w-]*)(?=[^;{}]*\{)/g
const GLOBAL = /:global\(\.([\w-]+)\)/g

const globalsIn = (css: string): string[] => [...css.matchAll(GLOBAL)].map(match => match[1]!)

const classes = ({ text }: Stylesheet): Set<string> =>
  new Set([...bare(text).replaceAll(GLOBAL, '').matchAll(SELECTED)].map(match => match[1]!))

const globalClasses = (files: readonly Stylesheet[]): Set<string> =>
  new Set(files.filter(({ path }) => OF_THE_PAGE.includes(path)).flatMap(file => [...classes(file)]))

const animationsIn = (css: string): string[] =>
  [...css.matchAll(/\banimation(?:-name)?:([^;]*);/g)].flatMap(([, value = '']) =>
    [...value.matchAll(/(?<![\w-])[a-z][\w-]*/g)].map(([word]) => word).filter(word => !OF_ANIMATIONS.test(word)),
  )

/** The modules of CSS that a file imports, by the name it gives them. */
function modulesOf(source: Source): Map<string, string> {
  const found = new Map<string, string>()
  source.visit({
    ImportDeclaration: node => {
      const specifier = (node.source as Node).value as string
      const [binding] = node.specifiers as Node[]
      if (!specifier.endsWith('.module.css') || !binding) return
      const path = posix.join(posix.dirname(source.path), specifier)
      found.set((binding.local as Node).name as string, path)
    },
  })
  return found
}

/** The classes that the value of a `className` writes out, of both sides of a choice. */
function wordsOf(value: Node | null | undefined): string[] {
  if (!value) return []
  if (value.type === 'JSXExpressionContainer') return wordsOf(value.expression as Node)
  if (value.type === 'ConditionalExpression')
    return [value.consequent, value.alternate].flatMap(one => wordsOf(one as Node))
  if (value.type === 'TemplateLiteral') {
    return (value.quasis as { value: { raw: string } }[]).flatMap(quasi => quasi.value.raw.match(/\S+/g) ?? [])
  }
  return typeof value.value === 'string' ? (value.value.match(/\S+/g) ?? []) : []
}
