/** Numbers beyond which the API refuses are the contract's: `constraints` and `limits` of the SDK, never written again in the admin. */
import { isTest, type Node, type Rule } from '../source.ts'

const BOUNDS = /^(max|maxLength|maxValue|maxItems|maximum|most)$/
const NAMED = /(Max|_max|MAX)$/
const isWhole = (node: Node | null | undefined): boolean =>
  node?.type === 'Literal' && typeof node.value === 'number' && Number.isInteger(node.value)

export const numbers: Rule = source => {
  if (!/^admin\/(features|product|app)\//.test(source.path) || isTest(source.path)) return []
  const found: string[] = []
  const add = (name: unknown) =>
    found.push(`writes the number of ${name}: take it from constraints or limits of the SDK`)
  source.visit({
    JSXAttribute: ({ name, value }) => {
      const attribute = String((name as Node).name)
      if (BOUNDS.test(attribute) && isWhole((value as Node | null)?.expression as Node)) add(attribute)
    },
    VariableDeclarator: ({ id, init }) => {
      const name = String((id as Node).name)
      if (source.path.startsWith('admin/features/') && NAMED.test(name) && isWhole(init as Node)) add(name)
    },
  })
  return found
}
