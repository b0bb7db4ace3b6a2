/**
 * What asks something has the name of what it does: `findLead`, `listTags`, `readPlan`. `nameOf(kind)` is for what is known from
 * its parameters alone: a reader may take it for a value.
 */
import { isTest, type Node, type Rule } from '../source.ts'

const PRODUCT = /^(api|workflows|sdk|widget|admin|cli|mcp)\//
const VERB = /^(count|delete|end|erase|find|forget|get|has|is|leave|list|read|remove|save|use)[A-Z]/
/** What leads out of the function: a database, or what has one. */
const REACH = /^(Context|Database|Db|Handle|InAction|Installation|SiteScope|Tx)$/
const REACH_NAMES = new Set(['db', 'tx'])
const LATER = new Set(['AsyncGenerator', 'AsyncIterable', 'Promise'])

interface Function extends Node {
  async: boolean
  params: Node[]
  returnType?: { typeAnnotation: Node } | null
}

export const functionNames: Rule = source => {
  if (!PRODUCT.test(source.path) || isTest(source.path) || source.path.includes('/testing')) return []
  const reasons: string[] = []
  source.visit({
    ExportNamedDeclaration({ declaration }) {
      for (const [name, asked] of functionsIn(declaration as Node | null)) {
        if (!/[a-z]Of$/.test(name) || VERB.test(name) || !reachesOut(asked)) continue
        reasons.push(`${name} asks for what it answers: a verb says so`)
      }
    },
  })
  return reasons
}

function functionsIn(declaration: Node | null): [name: string, asked: Function][] {
  const named = declaration?.type === 'VariableDeclaration' ? (declaration.declarations as Node[]) : [declaration]
  return named.flatMap((one): [string, Function][] => {
    const asked = (one?.init ?? one) as Function | null
    const isFunction = /^(Function|ArrowFunction)/.test(asked?.type ?? '')
    return isFunction ? [[(one?.id as { name?: string } | undefined)?.name ?? '', asked as Function]] : []
  })
}

const reachesOut = ({ async: isLater, params, returnType }: Function): boolean =>
  isLater || LATER.has(typeName(returnType)) || params.some(isReach)

function isReach(param: Node): boolean {
  const { name = '', typeAnnotation } = param as Node & { name?: string; typeAnnotation?: Function['returnType'] }
  return REACH_NAMES.has(name) || REACH.test(typeName(typeAnnotation))
}

/** The name of a type as it is written, without what it is given: `Handle` of `Handle<'site'>`. */
function typeName(annotation: Function['returnType']): string {
  const { typeName: name } = (annotation?.typeAnnotation ?? {}) as { typeName?: { name?: string } }
  return name?.name ?? ''
}
