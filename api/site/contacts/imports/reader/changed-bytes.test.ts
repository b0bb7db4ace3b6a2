/** Files of each kind with bytes that were changed at random: nothing breaks, lasts long, or is counted wrongly. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sized } from '../../../../testing/repetitions.ts'
import { FileRefusalError, readInThread } from './file-reader.ts'

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leadwright-changed-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const header = ['email', 'name', 'age', 'member']
const crowd = Array.from({ length: 400 }, (_, i) => [`lead${i}@example.com`, `Zoë ${i}`, i, i % 2 === 0])
const csv = [header, ...crowd].map(row => row.map(cell => `"${cell}"`).join()).join('\n')
function workbook(bookType: 'xlsx' | 'biff8'): Buffer {
  const book = xlsx.utils.book_new()
  xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([header, ...crowd]), 'People')
  return xlsx.write(book, { type: 'buffer', bookType, compression: true })
}

/** How many bytes are changed in all, and at most in one file. */
const changed_bytes = sized(60, 333_334)
const changed_at_once = 400
/** Of processor time: the machine may be busy with others. */
const soon_ms = 5_000
const busyMs = (before?: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

test.each(['csv', 'xlsx', 'biff8'] as const)(
  '%s is read, each of its rows once, or refused in words, soon',
  async type => {
    const seed = sized(7, Date.now() % 1_000_000)
    const random = numbers(seed)
    const whole = type === 'csv' ? Buffer.from(csv) : workbook(type)
    for (let changed = 0, file = 0; changed < changed_bytes; file += 1) {
      const bytes = Buffer.from(whole)
      const many = 1 + Math.floor(random() ** 3 * changed_at_once)
      for (let n = 0; n < many; n++) bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256)
      changed += many
      const [path, out] = [join(folder, `${type}-${file}`), join(folder, `${type}-${file}.rows`)]
      await writeFile(path, bytes)
      const before = process.cpuUsage()
      const chosen = { sheet: null, encoding: null, delimiter: null, header_row: null }
      const found = await readInThread({ path, out, chosen }, 'site').catch((error: unknown) => error)
      expect(busyMs(before), `file ${file} of the seed ${seed}`).toBeLessThan(soon_ms)
      if (found instanceof FileRefusalError) continue
      const lines = (await readFile(out, 'utf8')).split('\n').slice(0, -1)
      expect(found).toMatchObject({ rows: lines.length })
      expect(new Set(lines.map(line => JSON.parse(line)[0])).size).toBe(lines.length)
      await Promise.all([rm(path), rm(out)])
    }
  },
  sized(120_000, 3_600_000),
)
