/** SQL that is written as text names only tables of its own feature: others are asked through what they export. */
import { isTest, type Node, type Source, type Violation } from '../source.ts'

const FEATURE = /^api\/(?:account|site\/[^/]+|public)\/[^/]+(?=\/)/
/** Tables after the word that says they are some, one or several with commas. */
const NAMED = /\b(?:from|join|into|update(?: or \w+)?)\s+((?:"?[a-z_]+"?(?: [a-z])?\s*,\s*)*"?[a-z_]+"?)/gi
/** Functions of the platform that make statements, and take a table's name first. */
const MAKERS = new Set(['insertOfRows', 'updateOfRows'])
/** A text that is no SQL may hold such words too: one that is begins like one, or holds a whole query. */
const BEGINS = /^\s*\(?\s*(?:select|insert|update|delete|with|from|where|(?:left |cross |inner )?join)\b/i
const QUERY = /\bselect\b[\s\S]*\bfrom\b/i

const featureOf = (path: string): string | undefined => FEATURE.exec(path)?.[0]

/** Which feature keeps which table, from the tables that are declared. */
export function tableOwners(sources: readonly Source[]): Map<string, string> {
  const owners = new Map<string, string>()
  for (const source of sources) {
    const feature = featureOf(source.path)
    if (feature === undefined || isTest(source.path)) continue
    source.visit({
      CallExpression: node => {
        const [name] = node.arguments as Node[]
        if ((node.callee as Node).name === 'sqliteTable') owners.set(String(name?.value), feature)
      },
    })
  }
  return owners
}

/** Statements that name a table of another feature. */
export function foreignTables(sources: readonly Source[]): Violation[] {
  const owners = tableOwners(sources)
  return sources.flatMap(source => {
    const own = featureOf(source.path)
    if (!source.path.startsWith('api/') || own === undefined || isTest(source.path)) return []
    return [...new Set(tablesNamed(source))].flatMap(table => {
      const owner = owners.get(table)
      return owner === undefined || owner === own
        ? []
        : [{ path: source.path, reason: `names the table ${table} in SQL: it belongs to ${owner}` }]
    })
  })
}

function tablesNamed(source: Source): string[] {
  const found: string[] = []
  const read = (text: string) => {
    for (const [, tables = ''] of text.matchAll(NAMED)) {
      found.push(...tables.split(',').map(table => table.trim().split(' ')[0]?.replaceAll('"', '') ?? ''))
    }
  }
  const tagged = new Set<unknown>()
  source.visit({
    TaggedTemplateExpression: ({ tag, quasi }) => {
      const { type, object, name } = tag as Node
      if ((type === 'Identifier' ? name : (object as Node | undefined)?.name) === 'sql') tagged.add(quasi)
    },
    TemplateLiteral: node => {
      const text = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('$')
      if (tagged.has(node) || isSql(text)) read(text)
    },
    Literal: ({ value }) => {
      if (typeof value === 'string' && isSql(value)) read(value)
    },
    CallExpression: ({ callee, arguments: given }) => {
      const [first] = given as Node[]
      if (MAKERS.has(String((callee as Node).name)) && typeof first?.value === 'string') found.push(first.value)
    },
  })
  return found
}

const isSql = (text: string): boolean => BEGINS.test(text) || QUERY.test(text)
