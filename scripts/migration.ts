/**
 * `npm run migration [-- --name NAME]`: writes the next migration of both kinds of database from the table files.
 * `-- --release VERSION` freezes those that there are (released-migrations.ts); `-- --fresh` throws all away and writes one
 * initial one: only before the first release. What drizzle cannot
 * write (tables without rowid, FTS, vectors) lies in a `by-hand.sql` beside the feature's table.ts, and `--fresh` makes a
 * second migration of them; later such SQL is written into an empty migration, `-- --kind site --custom --name NAME`.
 * Deterministic: the same tables give the same files. Applying them is platform/database/migrate.ts.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { freezeMigrations, readReleased } from './released-migrations.ts'

const root = join(import.meta.dirname, '..')

const SCHEMAS = {
  control: ['api/account/**/table.ts', 'api/platform/**/control-table.ts'],
  site: ['api/site/**/table.ts', 'api/public/**/table.ts', 'api/platform/**/site-table.ts'],
} as const

type Kind = keyof typeof SCHEMAS

export const tableFiles = (kind: Kind): string[] =>
  SCHEMAS[kind].flatMap(pattern => globSync(pattern, { cwd: root })).toSorted()

const BY_HAND = {
  control: ['api/account/**/by-hand.sql'],
  site: ['api/site/**/by-hand.sql', 'api/public/**/by-hand.sql'],
} as const

interface Journal {
  entries: { idx: number; when: number; tag: string }[]
}

/** Takes out what drizzle puts around table rebuilds (our runner sets it outside); any other PRAGMA is refused. */
export function stripPragmas(sql: string, tag: string): string {
  const kept = sql
    .split('\n')
    .filter(line => !/^\s*PRAGMA\s+foreign_keys\s*=\s*(ON|OFF|0|1)\s*;\s*(-->\s*statement-breakpoint)?\s*$/i.test(line))
    .join('\n')
  const bare = kept.replace(/'(?:[^']|'')*'|--[^\n]*/g, '')
  if (/\bPRAGMA\b/i.test(bare)) throw new Error(`${tag}.sql holds a PRAGMA, which a migration may not.`)
  return `${kept.trim().replace(/\s*-->\s*statement-breakpoint$/, '')}\n`
}

function readJson<T>(path: string): T {
  return JSON.parse(readFileSync(path, 'utf8')) as T
}

function writeJson(path: string, value: unknown): void {
  writeChanged(path, `${JSON.stringify(value, null, 2)}\n`)
}

/** A file of a former migration, which says the same already, keeps its bytes. */
function writeChanged(path: string, text: string): void {
  if (!existsSync(path) || readFileSync(path, 'utf8').trimEnd() !== text.trimEnd()) writeFileSync(path, text)
}

function uuidFor(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-')
}

/** Replaces the clock and the random ids that drizzle-kit writes. */
function settle(folder: string, kind: Kind): void {
  const journalFile = join(folder, 'meta', '_journal.json')
  const journal = readJson<Journal>(journalFile)
  let previous = '00000000-0000-0000-0000-000000000000'
  for (const entry of journal.entries) {
    entry.when = entry.idx
    const sqlFile = join(folder, `${entry.tag}.sql`)
    writeChanged(sqlFile, stripPragmas(readFileSync(sqlFile, 'utf8'), entry.tag))
    const snapshotFile = join(folder, 'meta', `${String(entry.idx).padStart(4, '0')}_snapshot.json`)
    const id = uuidFor(`${kind} ${entry.tag}`)
    // The next migration is written from the last snapshot alone: those before it may be gone.
    if (!existsSync(snapshotFile)) continue
    writeJson(snapshotFile, { ...readJson<Record<string, unknown>>(snapshotFile), id, prevId: previous })
    previous = id
  }
  writeJson(journalFile, journal)
}

/** drizzle-kit's program, started under this very Node. */
function drizzleKit(): string {
  const entry = createRequire(import.meta.url).resolve('drizzle-kit')
  return join(dirname(entry), 'bin.cjs')
}

function runKit(kind: Kind, name: string, custom: boolean): void {
  const config = join(root, '.cache', `drizzle-${kind}.json`)
  const flags = ['--config', config, '--name', name, ...(custom ? ['--custom'] : [])]
  execFileSync(process.execPath, [drizzleKit(), 'generate', ...flags], { cwd: root, stdio: 'inherit' })
}

/** One migration of all hand-written SQL, in the order of its paths. */
function addByHand(kind: Kind, folder: string): void {
  const files = BY_HAND[kind].flatMap(pattern => globSync(pattern, { cwd: root })).toSorted()
  if (files.length === 0) return
  runKit(kind, 'by_hand', true)
  const target = readdirSync(folder).find(file => file.endsWith('_by_hand.sql'))
  if (target === undefined) throw new Error('drizzle-kit made no empty migration.')
  const parts = files.map(file => `-- ${file}\n${readFileSync(join(root, file), 'utf8').trim()}`)
  writeFileSync(join(folder, target), `${parts.join('\n--> statement-breakpoint\n')}\n`)
}

function generate(kind: Kind, name: string | undefined, options: { fresh: boolean; custom: boolean }): void {
  const out = join('api', 'migrations', kind)
  const folder = join(root, out)
  if (options.fresh) rmSync(folder, { recursive: true, force: true })
  const schema = tableFiles(kind)
  if (schema.length === 0) return
  mkdirSync(folder, { recursive: true })
  mkdirSync(join(root, '.cache'), { recursive: true })
  writeJson(join(root, '.cache', `drizzle-${kind}.json`), { dialect: 'sqlite', schema, out, breakpoints: true })
  const journal = join(folder, 'meta', '_journal.json')
  runKit(kind, name ?? (existsSync(journal) ? 'change' : 'initial'), options.custom)
  if (options.fresh) addByHand(kind, folder)
  if (existsSync(journal)) settle(folder, kind)
  console.log(`${kind}: ${readdirSync(folder).filter(file => file.endsWith('.sql')).length} migrations`)
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      name: { type: 'string' },
      fresh: { type: 'boolean' },
      custom: { type: 'boolean' },
      kind: { type: 'string' },
      release: { type: 'string' },
    },
  })
  const migrations = join(root, 'api', 'migrations')
  if (values.release) {
    freezeMigrations(migrations, values.release)
    process.exit()
  }
  if (values.fresh && readReleased(migrations).site.length > 0)
    throw new Error('Databases of a release have run the migrations that there are. Write a further one.')
  for (const kind of ['control', 'site'] as const) {
    if (values.kind !== undefined && values.kind !== kind) continue
    generate(kind, values.name, { fresh: values.fresh ?? false, custom: values.custom ?? false })
  }
}
