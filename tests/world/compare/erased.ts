/** Whatever is left of erased people in the data folder, byte by byte, while the process is down and has put everything into its files. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { inflateRawSync } from 'node:zlib'
import { typedNames } from '../model/people.ts'
import { allAddresses, living, present, type World } from '../model/world.ts'

/** What is kept for undos of people who are there: what two were called who may be two again, what acts changed, and the names in files. */
function keptNames(world: World): string[] {
  const merges = [...world.merges.values()].filter(({ into, undone }) => !undone && present(world, into))
  const changes = [...world.acts.values()].flatMap(act => act.changes).filter(({ person }) => isPresent(world, person))
  const addresses = new Set(living(world).flatMap(allAddresses))
  return [
    ...merges.flatMap(({ before }) => [before.into.first_name, before.from.first_name]),
    ...changes.flatMap(({ name }) => [name?.before ?? null, name?.after ?? null]),
    ...[...world.acts.values()].flatMap(({ names }) =>
      names.flatMap(({ address, name }) => (addresses.has(address) ? name : [])),
    ),
  ].filter(name => name !== null)
}

/** A person whom an act had made may be another by now, or none. */
const isPresent = (world: World, key: string): boolean => world.people.has(key) && present(world, key) !== null

/** What nobody has or had but people who were erased. */
function listCanaries(world: World): string[] {
  const known = new Set(
    living(world).flatMap(person => {
      const { email, former, first_name } = person
      return [email, ...former, first_name ?? '', ...typedNames(world.capture, person)]
    }),
  )
  for (const name of keptNames(world)) known.add(name)
  return [...new Set(world.canaries)].filter(text => !known.has(text))
}

/** The driver lets go of a closed database later, and removes its log then, which is empty. */
function goneSince(error: NodeJS.ErrnoException): Buffer {
  if (error.code === 'ENOENT') return Buffer.alloc(0)
  throw error
}

const DATABASE = Buffer.from('SQLite format 3\0')
/** Bytes of the head of a page, by its kind: leaves of tables and indexes, and what stands above them. */
const heads: Record<number, number> = { 13: 8, 10: 8, 5: 12, 2: 12 }

/**
 * The bytes of a page that are of no row and of none that was deleted: where SQLite moves rows from one page to another, it
 * leaves copies of them there, whatever \`secure_delete\` says. Nothing but VACUUM removes them, so they are not searched.
 */
function blankGaps(bytes: Buffer): Buffer {
  if (!bytes.subarray(0, DATABASE.length).equals(DATABASE)) return bytes
  const size = bytes.readUInt16BE(16)
  for (let start = 0; start + size <= bytes.length; start += size) {
    const head = start === 0 ? 100 : start
    const length = heads[bytes[head] ?? 0]
    if (length === undefined) continue
    const cells = bytes.readUInt16BE(head + 3)
    bytes.fill(0, head + length + 2 * cells, start + bytes.readUInt16BE(head + 5))
  }
  return bytes
}

const isPacked = "select 1 from sqlite_master where name = 'operation_file_parts'"
/** Parts of files that exports have made lie packed in a database. */
function unpackParts(path: string): Buffer[] {
  const database = new DatabaseSync(path, { readOnly: true })
  try {
    if (!database.prepare(isPacked).get()) return []
    const parts = database.prepare('select bytes from operation_file_parts').all()
    return parts.map(({ bytes }) => inflateRawSync(bytes as Uint8Array))
  } finally {
    database.close()
  }
}

export async function findErased(folder: string, world: World): Promise<string[]> {
  const canaries = listCanaries(world)
  if (canaries.length === 0) return []
  // One look for all: most files hold none.
  const any = new RegExp(canaries.map(text => RegExp.escape(Buffer.from(text).toString('latin1'))).join('|'))
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const found: string[] = []
  for (const entry of entries.filter(one => one.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const bytes = await readFile(path).catch(goneSince)
    const parts = bytes.subarray(0, DATABASE.length).equals(DATABASE) ? unpackParts(path) : []
    const all = [blankGaps(bytes), ...parts].filter(one => any.test(one.toString('latin1')))
    for (const text of canaries)
      if (all.some(one => one.includes(text))) found.push(`${entry.name} still holds ${text} of somebody erased`)
  }
  return found
}
