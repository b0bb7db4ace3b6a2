/** Every endpoint names who may call it, in its contract. */
import { isName, type Node, type Rule } from '../source.ts'

const NAMED = ['operationId', 'permission', 'summary', 'database', 'tag']

/** Contracts that lack a permission, or anything else that documents and checks are made of. */
export const contracts: Rule = source => {
  if (!/^api\/.+\/contract(-[\w-]+)?\.ts$/.test(source.path) || source.path.startsWith('api/platform/')) return []
  const constants = new Map<string, Node>()
  const found: string[] = []
  const calls: Node[] = []
  source.visit({
    VariableDeclarator: ({ id, init }) => {
      const object = unwrap(init)
      if (object) constants.set(String((id as Node).name), object)
    },
    CallExpression: node => {
      if (isName(node.callee, 'contract')) calls.push(node)
    },
  })
  for (const call of calls) {
    const object = unwrap((call.arguments as Node[])[0])
    const keys = object ? keysOf(object, constants) : new Set<string>()
    for (const name of NAMED) if (!keys.has(name)) found.push(`a contract without ${name}`)
  }
  if (calls.length === 0) found.push('holds no contract')
  return found
}

/** The object literal within `{…} as const` or `{…} satisfies X`. */
function unwrap(node: unknown): Node | undefined {
  const inner = node as Node | null | undefined
  if (inner?.type === 'TSAsExpression' || inner?.type === 'TSSatisfiesExpression') return unwrap(inner.expression)
  return inner?.type === 'ObjectExpression' ? inner : undefined
}

/** Keys of the literal, those spread into it from a constant of the file included. */
function keysOf(object: Node, constants: Map<string, Node>): Set<string> {
  const keys = new Set<string>()
  for (const property of object.properties as Node[]) {
    if (property.type === 'SpreadElement') {
      const spread = constants.get(String((property.argument as Node).name))
      if (spread) for (const key of keysOf(spread, constants)) keys.add(key)
    } else keys.add(String((property.key as Node).name ?? (property.key as Node).value))
  }
  return keys
}
