/**
 * `npm run email-lists`: writes the lists of disposable and free email domains anew, from packages that others keep.
 * What is written is committed with its date: no installation asks anybody else. Role names are ours (role-names.ts).
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const out = join(import.meta.dirname, '../api/site/contacts/lead-quality/lists')
const domain = /^(?=.{4,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/

/** Addresses that forward to a person's own are no throw-away ones; and providers that the list of free ones lacks. */
const notDisposable = ['duck.com', 'relay.firefox.com', 'mozmail.com', 'passmail.net', 'passmail.com', 'dr.com']
const alsoFree = ['tutanota.com', 'tutanota.de', 'tuta.com', 'hey.com', 'dr.com', 'privaterelay.appleid.com']

/** A file of the newest version of a package, without installing it. */
function fileOf(folder: string, name: string, path: string): { text: string; version: string } {
  const [made] = JSON.parse(
    execFileSync('npm', ['pack', name, '--json', '--pack-destination', folder], { encoding: 'utf8' }),
  ) as { filename: string; version: string }[]
  if (!made) throw new Error(`${name} could not be fetched`)
  const there = join(folder, made.version)
  mkdirSync(there, { recursive: true })
  execFileSync('tar', ['xzf', join(folder, made.filename), '-C', there])
  return { text: readFileSync(join(there, 'package', path), 'utf8'), version: made.version }
}

function write(name: string, from: readonly string[], domains: ReadonlySet<string>): void {
  const sorted = [...domains].sort((a, b) => (a < b ? -1 : 1))
  const head = [`# dated: ${new Date().toISOString().slice(0, 10)}`, `# from: ${from.join(', ')}`]
  writeFileSync(join(out, `${name}.txt`), `${[...head, ...sorted].join('\n')}\n`)
  console.log(`${name}: ${sorted.length}`)
}

const sound = (list: readonly unknown[]): Set<string> =>
  new Set(list.map(one => String(one).trim().toLowerCase()).filter(one => domain.test(one)))

const folder = mkdtempSync(join(tmpdir(), 'leadwright-lists-'))
try {
  const blocklist = fileOf(folder, 'disposable-email-domains-js', 'dist/dict/disposable_email_blocklist.json')
  const checker = fileOf(folder, 'mailchecker', 'platform/node/index.js')
  const inChecker = /blacklist\s*=\s*new Set\((\[[^\]]+\])\)/.exec(checker.text)?.[1]
  if (!inChecker) throw new Error('mailchecker has another form now')
  const free = fileOf(folder, 'free-email-domains', 'domains.json')
  const disposable = sound([...JSON.parse(blocklist.text), ...JSON.parse(inChecker)])
  const onlyFree = sound(JSON.parse(free.text))
  for (const one of notDisposable) disposable.delete(one)
  for (const one of disposable) onlyFree.delete(one)
  for (const one of alsoFree) onlyFree.add(one)
  write(
    'disposable',
    [`disposable-email-domains-js ${blocklist.version} (CC0)`, `mailchecker ${checker.version} (MIT)`],
    disposable,
  )
  write('free', [`free-email-domains ${free.version} (MIT)`], onlyFree)
} finally {
  rmSync(folder, { recursive: true, force: true })
}
