/** Knowledge of many passages, whose words are as often as in real texts, with the vectors of the deterministic provider. */
import type { Handle } from '../../../api/platform/database/handle.ts'
import { Pace } from '../../../api/platform/features/operations/pace.ts'
import { insertSource } from '../../../api/site/assistants/knowledge-records/rules.ts'
import { writtenPace } from '../../../api/site/assistants/knowledge-sources/limits.ts'
import { newSource } from '../../../api/site/assistants/knowledge-sources/new-source.ts'
import { chunksOf } from '../../../api/site/assistants/passages/rules.ts'
import { addModel, insertEmbeddings, makeCurrent } from '../../../api/site/assistants/retrieval/embeddings-store.ts'
import { indexed, insertBlock, insertChunks } from '../../../api/site/assistants/retrieval/rules.ts'
import { normalized, numbersOf, signsOf } from '../../../api/site/assistants/retrieval/vector-form.ts'
import { embedding } from '../../../api/testing/fake-embeddings.ts'
import type { Harness } from '../../../api/testing/harness.ts'
import type { Random } from './random-filters.ts'

export const of_source = 1_000
const embedded_at_once = 100
const words_of_passage = 90
const vocabulary = 30_000

const consonants = 'bcdfglmnprst'
const vowels = 'aeiou'
/** A word by its rank, the same each time. */
function wordOf(rank: number): string {
  let word = ''
  for (let rest = rank + 7; rest > 0; rest = Math.floor(rest / 60)) {
    word += (consonants[rest % 12] ?? 'b') + (vowels[Math.floor(rest / 12) % 5] ?? 'a')
  }
  return word
}

/** Words as often as in real texts: few everywhere, most hardly anywhere. */
export const textOf = (random: Random, words: number): string =>
  Array.from({ length: words }, () => wordOf(Math.floor(Math.exp(random() * Math.log(vocabulary))))).join(' ')

/** Of three to eight words; in one of ten a letter is wrong. */
export function questionOf(random: Random): string {
  const question = textOf(random, 3 + Math.floor(random() * 6))
  const at = Math.floor(random() * question.length)
  return random() < 0.1 ? `${question.slice(0, at)}x${question.slice(at + 1)}` : question
}

/** How long the database was one action's, until it was on disk; and the processor's time of it. */
export interface Held {
  ms: number
  cpu_ms: number
}

const processor_ms = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000
}

export async function held(work: () => Promise<unknown>): Promise<Held> {
  const [began, used] = [performance.now(), processor_ms()]
  await work()
  return { ms: performance.now() - began, cpu_ms: processor_ms() - used }
}

export interface Filled {
  source_id: string
  block: number
}

/** A source of passages with vectors of so many numbers; 0: without. Written as an update does; tells of each transaction. */
export async function fillSource(
  h: Harness,
  site: string,
  { random, passages, dimensions }: { random: Random; passages: number; dimensions: number },
  wrote: (held: Held) => void = () => {},
): Promise<Filled> {
  const made = await h.inSite(site, async (tx, { newId, now }) => {
    const source = newSource({ id: newId('knowledge_source'), name: 'Source', type: 'file', settings: {} }, now())
    const block = await insertBlock(tx, source.id, 1, now())
    await insertSource(tx, { ...source, status: 'ready', content_version: 1, block, chunk_count: passages })
    return { source_id: source.id, block }
  })
  const texts: string[] = []
  const database = await h.installation.databases.site(site)
  const pace = new Pace(writtenPace)
  for (let position = 0; position < passages; position += texts.length - position) {
    const chunks = Array.from({ length: Math.min(pace.rows, passages - position) }, () => {
      const blocks = [{ type: 'text', text: textOf(random, words_of_passage) }] as const
      return chunksOf({ title: textOf(random, 3), url: null, language: 'en', blocks })[0]
    }).flatMap(chunk => chunk ?? [])
    texts.push(...chunks.map(({ title, text }) => `${title}\n${text}`))
    const entries = chunks.map(indexed)
    const pieces = [{ document: 0, from: position, chunks: entries }]
    const insert = (tx: Handle<'site'>) =>
      pace.timed(chunks.length, () => insertChunks(tx, { ...made, version: 1 }, pieces))
    wrote(await held(() => database.write(insert, { slow: true, relaxed: true })))
  }
  if (dimensions > 0) await embed(h, site, { block: made.block, texts, dimensions })
  return made
}

async function embed(
  h: Harness,
  site: string,
  { block, texts, dimensions }: { block: number; texts: readonly string[]; dimensions: number },
): Promise<void> {
  const model = await h.inSite(site, async (tx, { now }) => {
    const made = await addModel(tx, { name: 'deterministic', dimensions, created_at: now() })
    await makeCurrent(tx, made.id)
    return made.id
  })
  for (let at = 0; at < texts.length; at += embedded_at_once) {
    const rows = texts.slice(at, at + embedded_at_once).map((text, i) => {
      const vector = normalized(embedding(text, dimensions))
      const signs = Buffer.from(signsOf(vector).buffer)
      return { chunk_id: block * 2 ** 20 + at + i, signs, numbers: numbersOf(vector) }
    })
    await h.inSite(site, tx => insertEmbeddings(tx, model, rows))
  }
}
