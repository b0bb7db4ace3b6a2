/**
 * `npm run check:retrieval`: questions over the product's own documents and two invented sites, beside what the library finds
 * by itself. `--questions FILE` asks others (a JSON line for each: `q`, and where there is an answer `in` and `has`), `--small` one
 * in four, `--failed` lists what was not found. Numbers were chosen by the even questions alone; both halves are told.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { retrieve } from '../../api/site/assistants/retrieval/rules.ts'
import { createHarness } from '../../api/testing/harness.ts'
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

const h = await createHarness()
const site = await h.newSite('Casa Verde')
const documents = await corpusIn(h, site)
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
  const own = passages.map(({ source_id, heading, text }) => answers(one, nameOf.get(source_id), `${heading}\n${text}`))
  const without = bare(one.q).map(({ document, position }) => {
    const chunk = documents.find(({ name }) => name === document)?.chunks[position]
    return answers(one, document, `${chunk?.heading}\n${chunk?.text}`)
  })
  return {
    ...{ asked: one, answerable, confidence, found: isFound(own, 5) },
    ...{ own: ndcg(own, expected.length), bare: ndcg(without, expected.length) },
    first: `${nameOf.get(passages[0]?.source_id ?? '')} › ${passages[0]?.heading}`,
  }
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
console.log(JSON.stringify({ half: 'chosen by', ...summary(judged.filter((_, i) => i % 2 === 0)) }))
console.log(JSON.stringify({ half: 'not looked at', ...summary(judged.filter((_, i) => i % 2 === 1)) }))
console.log(JSON.stringify(all))
const enough =
  all.recall_at_5 >= 0.8 &&
  all.ndcg_at_10 >= all.bm25_ndcg_at_10 + 0.1 * (1 - all.bm25_ndcg_at_10) &&
  all.refused >= 0.9 &&
  all.wrongly_refused <= 0.1
if (!enough) process.exitCode = 1
