/** One home per concern: the clock, the environment, transactions; and no chance in the journey engine. */
import { isMember, isName, isTest, type Node, type Rule } from '../source.ts'

const inside = (path: string, ...places: string[]): boolean =>
  places.some(place => path === `${place}.ts` || path.startsWith(`${place}/`))

/** The time comes from the clock that was passed in. */
export const clock: Rule = source => {
  const applies = inside(source.path, 'api', 'workflows') && !inside(source.path, 'api/platform/runtime/clock')
  if (!applies || isTest(source.path)) return []
  const found: string[] = []
  const read = (what: string) => found.push(`reads the time with ${what}: take it from the clock`)
  source.visit({
    CallExpression: ({ callee }) => {
      if (isMember(callee, 'Date', 'now')) read('Date.now()')
      if (isName(callee, 'Date')) read('Date()')
      if (isMember((callee as Node).object, 'Temporal', 'Now')) read('Temporal.Now')
    },
    NewExpression: ({ callee, arguments: given }) => {
      if (isName(callee, 'Date') && (given as unknown[]).length === 0) read('new Date()')
    },
  })
  return found
}

/** Configuration is parsed once and passed in; what serves the tests alone has none. */
export const environment: Rule = source => {
  const exempt = inside(source.path, 'api/platform/config', 'api/testing')
  const applies = inside(source.path, 'api', 'workflows') && !exempt
  if (!applies || isTest(source.path)) return []
  const found: string[] = []
  source.visit({
    MemberExpression: node => {
      if (isMember(node, 'process', 'env')) found.push('reads process.env: take it from the configuration')
    },
  })
  return found
}

/** Transactions are begun in one place, which knows the queue, the savepoints and the traps of the driver. */
export const transactions: Rule = source => {
  if (!inside(source.path, 'api') || inside(source.path, 'api/platform/database')) return []
  const found: string[] = []
  source.visit({
    CallExpression: ({ callee }) => {
      const member = callee as Node
      if (member.type === 'MemberExpression' && isName(member.property, 'transaction')) {
        found.push('begins a transaction outside api/platform/database')
      }
    },
  })
  return found
}

/** The core gives the same answer to the same input, always. */
export const determinism: Rule = source => {
  if (!inside(source.path, 'workflows/core') || isTest(source.path)) return []
  const found: string[] = []
  const forbidden = [
    'setTimeout',
    'setInterval',
    'setImmediate',
    'queueMicrotask',
    'fetch',
    'Intl',
    'process',
    'crypto',
  ]
  source.visit({
    Identifier: ({ name }) => {
      if (forbidden.includes(String(name))) found.push(`uses ${name}: the core is pure`)
    },
    MemberExpression: node => {
      if (isMember(node, 'Math', 'random')) found.push('uses Math.random: the core is pure')
    },
    AwaitExpression: () => found.push('waits: the core is pure'),
  })
  return found
}

/** Wake-ups other than by a write: a moved clock, a request for a sleeping site, a removed site. */
const WAKERS = [
  'api/platform/runtime/signals.ts',
  'api/main.ts',
  'api/account/demo/service.ts',
  'api/account/sites/rules.ts',
]

/** Writes wake by what they announce; nothing is woken by hand. */
export const waking: Rule = source => {
  const exempt = inside(source.path, 'api/testing') || isTest(source.path) || WAKERS.includes(source.path)
  if (!inside(source.path, 'api') || exempt) return []
  const found: string[] = []
  source.visit({
    MemberExpression({ object, property }) {
      const of = (object as Node).property ?? object
      if (isName(of, 'signals') && isName(property, 'wake'))
        found.push('wakes by hand: a write announces what it is about')
    },
  })
  return found
}
