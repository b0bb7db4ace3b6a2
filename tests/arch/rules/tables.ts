/**
 * Tables belong to features: SQL that is written as text names only its own feature's, and no feature writes another's. One
 * that is imported may be read and joined with.
 */
import { posix } from 'node:path'
import { isTest, type Node, type Source, type Violation } from '../source.ts'

const FEATURE = /^api\/(?:account|site\/[^/]+|public)\/[^/]+(?=\/)/
/** The tables after `from`, `join` or `into`, one or several with commas. */
const NAMED = /\b(?:from|join|into|update(?: or \w+)?)\s+((?:["`]?[a-z_]+["`]?(?: [a-z])?\s*,\s*)*["`]?[a-z_]+["`]?)/gi
/** The table whose changes a trigger waits for. */
const WATCHED = /\bcreate trigger\b[^;]*?\bon\s+["`]?([a-z_]+)/gi
/** Texts that are no SQL may have such words too: SQL begins like a statement, or includes a whole query. */
const BEGINS = /^\s*\(?\s*(?:select|insert|update|delete|with|from|where|(?:left |cross |inner )?join)\b/i
const QUERY = /\bselect\b[\s\S]*\bfrom\b/i
/** The keywords before a table that is written. */
const WRITES = /\b(?:into|update(?: or \w+)?|delete from)\s+["`]?$/i
/** Functions of the platform that make statements which write, and take a table or its name first. */
const MAKERS = new Set(['insertInto', 'insertOfRows', 'updateOfRows'])
const NAMES_FOLLOWED = 4
const WRITERS = new Set(['insert', 'update', 'delete'])

/** Tables that features work on which they do not belong to, each for a reason. */
const SHARED: { in: string; table: string; reason: string }[] = [
  {
    in: 'api/site/contacts/tags',
    table: 'lead_sets',
    reason: 'one table for what leads belong to: each keeps its kind',
  },
  { in: 'api/site/contacts/audiences', table: 'lead_sets', reason: 'as tags' },
  {
    in: 'api/site/automation/runs/by-hand.sql',
    table: 'emails',
    reason:
      'what becomes of a step’s email is counted by triggers in the statement that changes it; the counts are the runs’',
  },
]

const featureOf = (path: string): string | undefined => FEATURE.exec(path)?.[0]
const isShared = (path: string, table: string): boolean =>
  SHARED.some(shared => shared.table === table && (path === shared.in || path.startsWith(`${shared.in}/`)))

interface Owned {
  feature: string
  table: string
}

/** Tables by the feature that declares them and the name under which code has them: `api/site/contacts/leads leads`. */
type Declared = Map<string, Owned>

function declaredTables(sources: readonly Source[]): Declared {
  const declared: Declared = new Map()
  for (const source of sources) {
    const feature = featureOf(source.path)
    if (feature === undefined || isTest(source.path)) continue
    source.visit({
      VariableDeclarator: ({ id, init }) => {
        const call = init as Node | null
        const [name] = (call?.arguments ?? []) as Node[]
        if (call?.type !== 'CallExpression' || (call.callee as Node).name !== 'sqliteTable') return
        declared.set(`${feature} ${(id as Node).name}`, { feature, table: String(name?.value) })
      },
    })
  }
  return declared
}

/** The feature that owns each table. */
export const tableOwners = (sources: readonly Source[]): Map<string, string> =>
  new Map([...declaredTables(sources).values()].map(({ table, feature }) => [table, feature]))

/** Statements that name a table of another feature, and those that write one. */
export function foreignTables(sources: readonly Source[]): Violation[] {
  const declared = declaredTables(sources)
  const owners = tableOwners(sources)
  return sources.flatMap(source => {
    if (!source.path.startsWith('api/') || isTest(source.path)) return []
    const written = new Set(tablesWritten(source, declared))
    return [
      ...foreign(source.path, tablesNamed(source), owners, 'names'),
      ...foreign(source.path, written, owners, 'writes'),
    ]
  })
}

/** The same of a file of SQL. */
export const foreignInSql = (path: string, text: string, owners: ReadonlyMap<string, string>): Violation[] => {
  const watched = [...text.matchAll(WATCHED)].map(([, table = '']) => table)
  return foreign(path, [...namedIn(text), ...watched], owners, 'names')
}

function foreign(
  path: string,
  tables: Iterable<string>,
  owners: ReadonlyMap<string, string>,
  does: 'names' | 'writes',
): Violation[] {
  const own = featureOf(path)
  if (own === undefined) return []
  return [...new Set(tables)].flatMap(table => {
    const owner = owners.get(table)
    const isFine = owner === undefined || owner === own || isShared(path, table)
    const how = does === 'names' ? `names the table ${table} in SQL` : `writes the table ${table}`
    return isFine ? [] : [{ path, reason: `${how}: it belongs to ${owner}` }]
  })
}

const namedIn = (text: string): string[] =>
  [...text.matchAll(NAMED)].flatMap(([, tables = '']) =>
    tables.split(',').map(table => table.trim().split(' ')[0]?.replaceAll(/["`]/g, '') ?? ''),
  )

function tablesNamed(source: Source): string[] {
  const found: string[] = []
  const tagged = new Set<unknown>()
  source.visit({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      const { type, object, name } = tag as Node
      if ((type === 'Identifier' ? name : (object as Node | undefined)?.name) === 'sql') tagged.add(quasi)
    },
    TemplateLiteral: node => {
      const text = quasisOf(node).join('$')
      if (tagged.has(node) || isSql(text)) found.push(...namedIn(text))
    },
    Literal: ({ value }) => {
      if (typeof value === 'string' && isSql(value)) found.push(...namedIn(value))
    },
  })
  return found
}

const quasisOf = (node: Node): string[] => (node.quasis as { value: { cooked: string } }[]).map(q => q.value.cooked)
const isSql = (text: string): boolean => BEGINS.test(text) || QUERY.test(text)

/** Tables that are given to what writes, themselves or by a name that the file has for them. */
function tablesWritten(source: Source, declared: Declared): string[] {
  const names = new Map<string, string>()
  const constants = new Map<string, Node>()
  source.visit({
    ImportDeclaration: node => {
      const specifier = String((node.source as Node).value)
      const feature = featureOf(posix.join(posix.dirname(source.path), specifier))
      for (const { local, imported } of node.specifiers as { local: Node; imported?: Node }[]) {
        const known = declared.get(`${feature} ${imported?.name}`)
        if (known) names.set(String(local.name), known.table)
      }
    },
    VariableDeclarator: ({ id, init }) => {
      if (init) constants.set(String((id as Node).name), init as Node)
    },
  })
  /** Names in scopes of their own may name each other. */
  const tableOf = (node: Node | undefined, depth = 0): string | undefined => {
    if (depth > NAMES_FOLLOWED) return undefined
    if (node?.type === 'Literal') return String(node.value)
    if (node?.type === 'TemplateLiteral') return quasisOf(node).join('$')
    if (node?.type === 'CallExpression' && (node.callee as Node).name === 'getTableName') {
      return tableOf((node.arguments as Node[])[0], depth + 1)
    }
    if (node?.type !== 'Identifier') return undefined
    return names.get(String(node.name)) ?? tableOf(constants.get(String(node.name)), depth + 1)
  }
  const found: (string | undefined)[] = []
  source.visit({
    CallExpression: ({ callee, arguments: given }) => {
      const { name, property } = callee as Node
      const [first] = given as Node[]
      const writes = WRITERS.has(String((property as Node | undefined)?.name)) && first?.type === 'Identifier'
      if (writes || MAKERS.has(String(name))) found.push(tableOf(first))
    },
    TemplateLiteral: node => {
      for (const [at, text] of quasisOf(node).entries()) {
        if (WRITES.test(text)) found.push(tableOf((node.expressions as Node[])[at]))
      }
    },
  })
  return found.flatMap(table => table ?? [])
}
