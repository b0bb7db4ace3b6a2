/**
 * `npm run check:reading -- --corpus DIR`: pages whose text is known, read as knowledge reads them, by the word F1. A corpus has
 * `expected.jsonl` (a line for each page: `file`, `url`, `type`, `content`) beside the pages, which may be gzipped. Without one, and
 * by `--small`, the pages beside this file. `--worst` lists the pages that are read worst. A third of each kind
 * is told apart: of the collection that the rules were written by (WCXB, its part for development) no page of it was opened, though
 * its figures were seen.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { dividedPage } from '../../api/site/assistants/knowledge-sources/reader/page.ts'
import { getSummary, type Judged, judgePages } from './judge.ts'

const { values } = parseArgs({
  options: { corpus: { type: 'string' }, small: { type: 'boolean' }, worst: { type: 'boolean' } },
})
const own_pages = join(import.meta.dirname, 'corpus')
const corpus = values.small ? own_pages : (values.corpus ?? own_pages)

const judged = judgePages(corpus)
if (values.worst) {
  for (const { page, f1, precision, recall } of judged.toSorted((a, b) => a.f1 - b.f1).slice(0, 50)) {
    const measures = [f1, precision, recall].map(value => value.toFixed(2)).join(' ')
    console.log(`${measures}  ${page.type.padEnd(14)} ${page.file}  ${page.url ?? ''}`)
  }
}
const withoutKinds = ({ by_kind: _, ...summary }: ReturnType<typeof getSummary>) => summary
const tell = (part_name: string, part: readonly Judged[]) =>
  part.length > 0 && console.log(JSON.stringify({ part: part_name, ...withoutKinds(getSummary(part)) }))
tell(
  'two thirds',
  judged.filter(({ is_held_out }) => !is_held_out),
)
tell(
  'third held out',
  judged.filter(({ is_held_out }) => is_held_out),
)
const summary = getSummary(judged)
console.log(JSON.stringify({ pages_per_second: getSpeed(judged) }))
console.log(JSON.stringify(summary))
const f1_min = corpus === own_pages ? 0.95 : 0.8
if (summary.f1 < f1_min || summary.empty > 0) process.exitCode = 1

/** Of one core: read, divided and prepared for the index, as the thread does it. */
function getSpeed(pages: readonly Judged[]): number {
  const before = process.cpuUsage()
  for (const { fetched, is_empty } of pages) if (!is_empty) dividedPage(fetched)
  const { user, system } = process.cpuUsage(before)
  return Math.round((pages.length / (user + system)) * 1_000_000)
}
