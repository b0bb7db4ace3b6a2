/** Values are compared by what they hold with `isEqual`: as text they differ by the order of their keys, and cost more. */
import { isMember, type Node, type Rule } from '../source.ts'

const EQUALS = new Set(['===', '!==', '==', '!='])
const isText = (node: unknown): boolean => isMember((node as Node | undefined)?.callee, 'JSON', 'stringify')

export const equality: Rule = source => {
  if (!source.path.startsWith('admin/')) return []
  const found: string[] = []
  source.visit({
    BinaryExpression: ({ operator, left, right }) => {
      if (EQUALS.has(operator as string) && (isText(left) || isText(right)))
        found.push('compares values by their JSON: isEqual of admin/product/is-equal.ts')
    },
  })
  return found
}
