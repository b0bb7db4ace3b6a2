/** Events, jobs, limits and permissions are declared in one place of their feature, and the feature lists all of them. */
import { isTest, type Node, type Rule, type Source, type Violation } from '../source.ts'

const FILES = new Map([
  ['defineEvent', 'events'],
  ['defineLeadEvent', 'events'],
  ['defineAccountEvent', 'events'],
  ['defineJob', 'jobs'],
  ['defineLimits', 'limits'],
  ['definePermissions', 'permissions'],
])
/** Where they are made, and programs that play a part of the product. */
const ELSEWHERE = /^(api\/platform\/((events|jobs)\/define|define-limits|limits|permissions)\.ts$|tests\/)/

/** A number that names itself a cap or a floor. */
const CAP = /_(max|min)$/i

/** Declarations outside of `events.ts`, `jobs.ts` and their like, and those that no other file could name. */
export const declarations: Rule = source => {
  if (isTest(source.path) || ELSEWHERE.test(source.path)) return []
  const exported = new Set<unknown>()
  source.visit({
    ExportNamedDeclaration: ({ declaration }) => {
      const { type, declarations: declared } = (declaration ?? {}) as Node
      if (type === 'VariableDeclaration') for (const { init } of declared as Node[]) exported.add(init)
    },
  })
  const found: string[] = []
  for (const { node, file } of callsOf(source)) {
    const name = (node.arguments as Node[])[0]?.value ?? file
    if (!source.path.endsWith(`/${file}.ts`))
      found.push(`declares ${name}: that belongs into ${file}.ts of its feature`)
    else if (!exported.has(node)) found.push(`declares ${name} and does not export it: no feature can list it`)
  }
  return found
}

/** Features that do not list what their `events.ts` or `jobs.ts` declares. */
export function listedDeclarations(sources: readonly Source[]): Violation[] {
  return sources.flatMap(source => {
    const [, folder, file] =
      /^(api\/(?!platform\/).+)\/(events|jobs|limits|permissions|fields)\.ts$/.exec(source.path) ?? []
    if (!folder || !file || (file !== 'fields' && callsOf(source).length === 0)) return []
    const feature = sources.find(({ path }) => path === `${folder}/feature.ts`)
    const listed = feature?.imports.some(({ path }) => path === source.path) && listsAllOf(feature, file)
    const how = isOneValue(file) ? file : `${file}: Object.values(${file})`
    return listed ? [] : [{ path: source.path, reason: `is not listed whole in feature.ts: ${how}` }]
  })
}

/** Limits of a feature outside its `limits.ts`. */
export const ownNumbers: Rule = source => {
  if (isTest(source.path) || !/^api\/(account|site|public)\//.test(source.path)) return []
  const found: string[] = []
  source.visit({
    VariableDeclarator: ({ id, init }) => {
      const { name } = id as Node
      const { type, value } = (init ?? {}) as Node
      if (type === 'Literal' && typeof value === 'number' && CAP.test(String(name)))
        found.push(`keeps the number ${name}: that belongs into limits.ts of its feature`)
    },
  })
  return found
}

function callsOf(source: Source): { node: Node; file: string }[] {
  const calls: { node: Node; file: string }[] = []
  source.visit({
    CallExpression: node => {
      const file = FILES.get(String((node.callee as Node).name))
      if (file) calls.push({ node, file })
    },
  })
  return calls
}

const isOneValue = (file: string): boolean => ['limits', 'permissions', 'fields'].includes(file)

/** `Object.values(events)`, of the namespace that is imported under this name; of what is one value, the key. */
function listsAllOf(feature: Source, name: string): boolean {
  let lists = false
  feature.visit({
    Property: ({ key }) => {
      lists ||= isOneValue(name) && (key as Node).name === name
    },
    CallExpression: ({ callee, arguments: given }) => {
      const { object, property } = callee as { object?: Node; property?: Node }
      const [argument] = given as Node[]
      lists ||= object?.name === 'Object' && property?.name === 'values' && argument?.name === name
    },
  })
  return lists
}
