/**
 * Finding passages among 100,000: how long a question takes to be answered with its passages (95 of 100), by words, and by words
 * and vectors of 1,536 numbers, while every source is one of the site's; how much of the disk a passage takes; and how long the
 * database is held while half of the passages are replaced, beside bare writes (held-floor.ts). Each question is asked three
 * times and counts at its quickest, since a busy machine slows any at random; the CPU time is reported beside it.
 */
import { statSync } from 'node:fs'
import { dirname } from 'node:path'
import { currentModel } from '../../api/site/assistants/retrieval/embeddings-store.ts'
import { retrievalLimits } from '../../api/site/assistants/retrieval/limits.ts'
import { removeFromBlock } from '../../api/site/assistants/retrieval/removing-store.ts'
import { retrieve } from '../../api/site/assistants/retrieval/rules.ts'
import { embedding } from '../../api/testing/fake-embeddings.ts'
import { createHarness } from '../../api/testing/harness.ts'
import { longestBareWrite } from './parts/held-floor.ts'
import { type Filled, fillSource, type Held, held, of_source, questionOf } from './parts/knowledge.ts'
import { randomOf } from './parts/random-filters.ts'

const dimensions = 1_536
const times = 3
const goal = { answer_ms: 50, held_ms: 50, kilobytes: 12 }

export async function* bench({ small = false } = {}): AsyncGenerator<object> {
  const h = await createHarness()
  try {
    const site = await h.newSite('Casa Verde')
    const database = await h.installation.databases.site(site)
    const random = randomOf(20_270_314)
    const [passages, asked] = small ? [3_000, 50] : [100_000, 200]
    const before = await sizeOf(database)
    const made: Filled[] = []
    for (let i = 0; i < passages; i += of_source) {
      made.push(await fillSource(h, site, { random, passages: of_source, dimensions }))
    }
    const kilobytes = ((await sizeOf(database)) - before) / passages / 1_024
    const questions = Array.from({ length: asked }, () => questionOf(random))
    const model = (await database.read(currentModel))?.id ?? 0
    const source_ids = made.map(({ source_id }) => source_id)
    for (const by of ['words', 'vectors'] as const) {
      const quickest = questions.map((): Held => ({ ms: Number.MAX_VALUE, cpu_ms: Number.MAX_VALUE }))
      let errors = 0
      for (let i = 0; i < times * asked; i++) {
        const question = questions[i % asked] ?? ''
        const vector = by === 'vectors' && { question_vector: { model, numbers: embedding(question, dimensions) } }
        const took = await held(async () => {
          const { passages: found } = await database.readSlow(db => retrieve(db, { source_ids, question, ...vector }))
          if (found.length === 0) errors += 1
        })
        const one = quickest[i % asked] as Held
        Object.assign(one, { ms: Math.min(one.ms, took.ms), cpu_ms: Math.min(one.cpu_ms, took.cpu_ms) })
      }
      yield line(`retrieval_${by}`, 'ms p95', quickest, percentile, { passages, errors, goal: goal.answer_ms })
    }
    yield { name: 'retrieval_size', unit: 'kB a passage', value: round(kilobytes), goal: goal.kilobytes, errors: 0 }
    const writes = await replaceHalf(h, site, random, made)
    const floor = round(longestBareWrite(dirname(database.path), random, writes.length))
    yield line('retrieval_held', 'ms, longest', writes, longest, {
      ...{ floor, writes: writes.length, errors: 0, goal: goal.held_ms },
      over_goal: writes.filter(({ ms }) => ms > goal.held_ms).length,
    })
  } finally {
    await h.close()
  }
}

function line(name: string, unit: string, of: readonly Held[], pick: (of: number[]) => number, more: object): object {
  return {
    name,
    unit,
    value: round(pick(of.map(({ ms }) => ms))),
    cpu_ms: round(pick(of.map(one => one.cpu_ms))),
    ...more,
  }
}

/** Writes half of the passages anew and removes the former ones, as an update does. */
async function replaceHalf(
  h: Awaited<ReturnType<typeof createHarness>>,
  site: string,
  random: () => number,
  made: readonly Filled[],
): Promise<Held[]> {
  const writes: Held[] = []
  for (const { block } of made.slice(0, made.length / 2)) {
    await fillSource(h, site, { random, passages: of_source, dimensions: 0 }, one => writes.push(one))
    for (let more = true; more; ) {
      writes.push(
        await held(async () => {
          more = await h.inSite(site, tx => removeFromBlock(tx, block, retrievalLimits.removed_passages_at_once))
        }),
      )
    }
  }
  return writes
}

async function sizeOf(database: {
  path: string
  write(fn: () => Promise<unknown>): Promise<unknown>
}): Promise<number> {
  await database.write(async () => undefined)
  return statSync(database.path).size + (statSync(`${database.path}-wal`, { throwIfNoEntry: false })?.size ?? 0)
}

const round = (n: number): number => Math.round(n * 10) / 10
const percentile = (of: number[]): number => of.toSorted((a, b) => a - b)[Math.floor(of.length * 0.95)] ?? 0
const longest = (of: number[]): number => Math.max(...of)
