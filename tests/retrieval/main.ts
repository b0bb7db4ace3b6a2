/**
 * `npm run check:retrieval`: questions over the product's own documents and two invented sites, beside what the library finds
 * by itself. `--questions FILE` asks others (a JSON line for each: `q`, and where there is an answer `in` and `has`), `--small` one
 * in four, `--failed` lists what was not found. Numbers were chosen by the even questions alone; both halves are told.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Passage, questionVector, retrieve, wantEmbeddings } from '../../api/site/assistants/retrieval/rules.ts'
import { chunksByIds, readCorpus } from '../../api/site/assistants/retrieval/store.ts'
import { nearestPassages } from '../../api/site/assistants/retrieval/vector-search.ts'
import { openFakeOpenAi } from '../../api/testing/fake-openai.ts'
import { createHarness } from '../../api/testing/harness.ts'
import { workOff } from '../../api/testing/work-off.ts'
import { bareBm25 } from './bare-bm25.ts'
import { corpusIn } from './corpus.ts'
import { isFound, mean, ndcg } from './measures.ts'

interface Asked {
  q: string
  /** The document that answers it, and words of the passage; absent: none does. */
  in?: string
  has?: string
}

interface Judged {
  asked: Asked
  found: number
  own: number
  /** By vectors alone, and by both. */
  meaning: number
  both: number
  bare: number
  answerable: boolean
  confidence: number
  first: string
}

const { values } = parseArgs({
  options: { questions: { type: 'string' }, small: { type: 'boolean' }, failed: { type: 'boolean' } },
})
const file = values.questions ?? join(import.meta.dirname, 'questions.jsonl')
const every = readFileSync(file, 'utf8')
  .split('\n')
  .filter(line => line.trim() !== '')
  .map(line => JSON.parse(line) as Asked)
const asked = values.small ? every.filter((_, i) => i % 4 === 1) : every

const fake = await openFakeOpenAi()
const provider = { AI_MODEL: 'm', AI_API_KEY: 'none', AI_BASE_URL: fake.url }
const h = await createHarness({ ...provider, AI_EMBEDDINGS_MODEL: 'deterministic' })
const site = await h.newSite('Casa Verde')
const documents = await corpusIn(h, site)
await h.inSite(site, (tx, { now }) => wantEmbeddings(tx, true, now()))
await workOff(h, site)
const bare = bareBm25(documents)
const source_ids = documents.map(({ source_id }) => source_id)
const nameOf = new Map(documents.map(({ name, source_id }) => [source_id, name]))
const database = await h.installation.databases.site(site)

const answers = ({ in: name, has = '' }: Asked, document: string | undefined, text: string): boolean =>
  name !== undefined && document === name && text.toLowerCase().includes(has.toLowerCase())

async function judge(one: Asked): Promise<Judged> {
  const { passages, answerable, confidence } = await database.read(db =>
    retrieve(db, { source_ids, question: one.q, limit: 10 }),
  )
  const expected = documents
    .filter(({ name }) => name === one.in)
    .flatMap(({ name, chunks }) => chunks.filter(({ heading, text }) => answers(one, name, `${heading}\n${text}`)))
  if (one.in !== undefined && expected.length === 0) throw new Error(`Nothing in ${one.in} has “${one.has}”`)
  const fits = ({ source_id, heading, text }: Pick<Passage, 'source_id' | 'heading' | 'text'>) =>
    answers(one, nameOf.get(source_id), `${heading}\n${text}`)
  const own = passages.map(fits)
  const { near, both } = await byVectors(one.q)
  const without = bare(one.q).map(({ document, position }) => {
    const chunk = documents.find(({ name }) => name === document)?.chunks[position]
    return answers(one, document, `${chunk?.heading}\n${chunk?.text}`)
  })
  return {
    ...{ asked: one, answerable, confidence, found: isFound(own, 5) },
    ...{ meaning: ndcg(near.map(fits), expected.length), both: ndcg(both.map(fits), expected.length) },
    ...{ own: ndcg(own, expected.length), bare: ndcg(without, expected.length) },
    first: `${nameOf.get(passages[0]?.source_id ?? '')} › ${passages[0]?.heading}`,
  }
}

/** The same question by the vectors of the provider that answers the same each time. */
async function byVectors(question: string) {
  const parts = { installation: h.installation, site_id: site }
  const never = new AbortController().signal
  const question_vector = await database.read(db => questionVector(db, parts, question, never))
  if (!question_vector) throw new Error('The provider made no vector')
  return database.read(async db => {
    const corpus = await readCorpus(db, source_ids)
    const ids = (await nearestPassages(db, { ...corpus, vector: question_vector })).slice(0, 10)
    const found = new Map((await chunksByIds(db, ids)).map(chunk => [chunk.id, chunk]))
    const near = ids.flatMap(id => found.get(id) ?? [])
    const { passages: both } = await retrieve(db, { source_ids, question, limit: 10, question_vector })
    return { near, both }
  })
}

const round = (n: number): number => Math.round(n * 1_000) / 1_000

function summary(judged: readonly Judged[]) {
  const known = judged.filter(({ asked: { in: name } }) => name !== undefined)
  const unknown = judged.filter(({ asked: { in: name } }) => name === undefined)
  return {
    questions: judged.length,
    recall_at_5: round(mean(known.map(({ found }) => found))),
    ndcg_at_10: round(mean(known.map(({ own }) => own))),
    bm25_ndcg_at_10: round(mean(known.map(one => one.bare))),
    refused: round(mean(unknown.map(({ answerable }) => (answerable ? 0 : 1)))),
    wrongly_refused: round(mean(known.map(({ answerable }) => (answerable ? 0 : 1)))),
  }
}

const judged: Judged[] = []
for (const one of asked) judged.push(await judge(one))
await h.close()
await fake.close()
if (values.failed) {
  for (const { asked: one, found, answerable, confidence, first } of judged) {
    const isKnown = one.in !== undefined
    if (isKnown && found === 1 && answerable) continue
    if (!isKnown && !answerable && confidence < 0.25) continue
    console.log(
      `${found ? ' ' : 'x'} ${answerable ? 'answered' : 'refused '} ${confidence.toFixed(2)}  ${one.q}  →  ${first}`,
    )
  }
}
const all = summary(judged)
const known = judged.filter(({ asked: { in: name } }) => name !== undefined)
const vectors = {
  ndcg_at_10_by_words: all.ndcg_at_10,
  by_vectors: round(mean(known.map(({ meaning }) => meaning))),
  by_both: round(mean(known.map(({ both }) => both))),
}
console.log(JSON.stringify(vectors))
console.log(JSON.stringify({ half: 'chosen by', ...summary(judged.filter((_, i) => i % 2 === 0)) }))
console.log(JSON.stringify({ half: 'not looked at', ...summary(judged.filter((_, i) => i % 2 === 1)) }))
console.log(JSON.stringify(all))
const enough =
  all.recall_at_5 >= 0.8 &&
  all.ndcg_at_10 >= all.bm25_ndcg_at_10 + 0.1 * (1 - all.bm25_ndcg_at_10) &&
  vectors.by_both >= Math.max(vectors.by_vectors, all.ndcg_at_10) &&
  all.refused >= 0.9 &&
  all.wrongly_refused <= 0.1
if (!enough) process.exitCode = 1
