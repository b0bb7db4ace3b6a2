/**
 * Importing a CSV of eight columns, from its upload to the last row on disk: durable, deduplicated, indexed, with a verdict
 * for each row and all that undoing needs; then undoing it. A last line: the longest that the event loop stood still
 * meanwhile, and the memory. Floor: import-floor.ts, before and after.
 */
import { startBackground } from '../../api/background.ts'
import { createHarness, type Harness } from '../../api/testing/harness.ts'
import { upload } from '../../api/testing/upload.ts'
import { createRunner } from '../../workflows/embedded/runner.ts'
import { customFields, fields, fileOf } from './parts/import-file.ts'
import { upsertRows } from './parts/import-floor.ts'
import { watchLoop } from './parts/import-loop.ts'

const rows_usual = Number(process.env.BENCH_ROWS ?? 100_000)
const rows_small = 20_000
const goal = 0.35
const patience_ms = 600_000
const look_ms = 25

export async function* bench({ small = false } = {}): AsyncGenerator<object> {
  const rows = small ? rows_small : rows_usual
  const h = await createHarness()
  try {
    const at = `/v1/sites/${await h.newSite('Casa Verde')}`
    for (const field of customFields) await h.post(`${at}/custom-fields`, field)
    const audience = (await h.post(`${at}/audiences`, { name: 'All' })).body.id
    const file = fileOf(rows)
    const background = await startBackground(h.installation, { createRunner })
    const floors = [await upsertRows(h.folder, file)]
    const loop = watchLoop()
    const began = performance.now()
    const { id } = (await upload(h, `${at}/imports`, file, 'leads.csv')).body
    const read_ms = performance.now() - began
    const mapping = fields.map((field, column) => ({ column, field }))
    await h.patch(`${at}/imports/${id}`, { mapping, audience_ids: [audience] })
    const done = await ended(h, at, (await h.post(`${at}/imports/${id}/start`)).body.id)
    const import_ms = performance.now() - began
    const undo_began = performance.now()
    const undone = await ended(h, at, (await h.post(`${at}/operations/${done.id}/undo`)).body.id)
    const undo_ms = performance.now() - undo_began
    const watched = loop.end()
    const left = Number((await h.post(`${at}/leads/count`, {})).body.count)
    await background.stop()
    floors.push(await upsertRows(h.folder, file))
    const floor = floors.reduce((sum, rate) => sum + rate, 0) / floors.length
    const line = (name: string, milliseconds: number, errors: number) => {
      const value = (rows / milliseconds) * 1_000
      const ratio = Number((value / floor).toFixed(3))
      const whole = { value: Math.round(value), floor: Math.round(floor), milliseconds: Math.round(milliseconds) }
      return { name, unit: 'rows/s', ...whole, ratio, goal, errors, rows }
    }
    yield { ...line('import', import_ms, rows - done.succeeded), read_ms: Math.round(read_ms) }
    yield line('import_undo', undo_ms, rows - undone.succeeded + left)
    yield { name: 'import_beside', unit: 'ms', ...watched }
  } finally {
    await h.close()
  }
}

/** The operation, once it has ended. */
async function ended(h: Harness, at: string, id: string): Promise<{ id: string; succeeded: number }> {
  for (const ends = performance.now() + patience_ms; performance.now() < ends; ) {
    const { body } = await h.get(`${at}/operations/${id}`)
    if (body.ended_at !== null) return { id, succeeded: (body.progress as { succeeded: number }).succeeded }
    await new Promise(resolve => setTimeout(resolve, look_ms))
  }
  throw new Error('The operation is stuck')
}
