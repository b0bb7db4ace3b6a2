/** What changes something on the server is written one way in the admin, so that it shows at once and is undone with a reason. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { isName, isTest, type Node, type Rule, readSource } from '../source.ts'

const HOOKS = ['useChange', 'useSettings', 'useEditor']
/** Ask with a body and change nothing. */
const READS = /^(preview|count|search|validate|explain|check|read|simulate|whatIf)/
/** Signing in and out: nothing of it is cached, and what is shown afterwards is another screen. */
const SESSION = 'auth'
const generated = 'sdk/src/generated/apis'

/** `tags.create`, … : the methods of the SDK that change something. */
function changesOfSdk(): Set<string> {
  const found = new Set<string>()
  for (const file of readdirSync(join(import.meta.dirname, '../../..', generated))) {
    const resource = file.replace(/Resource\.ts$/, '').replace(/^\w/, letter => letter.toLowerCase())
    let method = ''
    readSource(`${generated}/${file}`).visit({
      MethodDefinition: ({ key }) => {
        method = (key as Node).name as string
      },
      Property: ({ key, value }) => {
        if (isName(key, 'method') && (value as Node).value !== 'GET') found.add(`${resource}.${method}`)
      },
    })
  }
  return found
}

const changes = changesOfSdk()
const isChange = (resource: string, method: string): boolean =>
  resource !== SESSION && !READS.test(method) && changes.has(`${resource}.${method}`)

const nameOf = (node: unknown): string => String((node as Node | undefined)?.name)

export const adminChanges: Rule = source => {
  if (!/^admin\/(product|features|app)\//.test(source.path) || isTest(source.path)) return []
  const found: string[] = []
  let depth = 0
  source.visit({
    CallExpression: ({ callee }) => {
      if (HOOKS.includes(nameOf(callee))) depth += 1
      const { property: method, object } = callee as Node
      const { property: resource, object: client } = (object ?? {}) as Node
      if (depth > 0 || !isName(client, 'client') || !isChange(nameOf(resource), nameOf(method))) return
      found.push(
        `calls client.${nameOf(resource)}.${nameOf(method)} by itself: ${HOOKS.join(', ')} show it and undo it`,
      )
    },
    'CallExpression:exit': ({ callee }) => {
      if (HOOKS.includes(nameOf(callee))) depth -= 1
    },
  })
  return found
}
