/** Reads a corpus of pages, and judges what was read. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { decoded } from '../../api/site/assistants/knowledge-sources/reader/decode.ts'
import { readHtml } from '../../api/site/assistants/knowledge-sources/reader/html.ts'
import type { FetchedBytes } from '../../api/site/assistants/knowledge-sources/reader/page.ts'
import { type Measured, measure } from './measures.ts'

interface Expected {
  file: string
  url: string | null
  type: string
  /** The text that a reader would call the content of the page. */
  content: string
}

export interface Judged extends Measured {
  page: Expected
  fetched: FetchedBytes
  is_empty: boolean
  /** Every third page of its kind. */
  is_held_out: boolean
}

export function judgePages(corpus: string): Judged[] {
  const counts = new Map<string, number>()
  return readExpected(corpus).map(page => {
    const count = (counts.get(page.type) ?? 0) + 1
    counts.set(page.type, count)
    const file = readFileSync(join(corpus, page.file))
    const bytes = page.file.endsWith('.gz') ? gunzipSync(file) : file
    const { blocks } = readHtml(decoded(bytes, ''), page.url)
    return {
      page,
      fetched: { url: page.url || 'https://page.example/', bytes, type: 'text/html' },
      is_empty: blocks.every(({ type }) => type === 'heading'),
      is_held_out: count % 3 === 0,
      ...measure(blocks.map(({ text }) => text).join('\n'), page.content),
    }
  })
}

const readExpected = (corpus: string): Expected[] =>
  readFileSync(join(corpus, 'expected.jsonl'), 'utf8')
    .split('\n')
    .filter(line => line.trim() !== '')
    .map(line => JSON.parse(line) as Expected)

export function getSummary(judged: readonly Judged[]) {
  const kinds = Map.groupBy(judged, ({ page }) => page.type)
  return {
    pages: judged.length,
    f1: mean(judged.map(({ f1 }) => f1)),
    precision: mean(judged.map(({ precision }) => precision)),
    recall: mean(judged.map(({ recall }) => recall)),
    empty: judged.filter(({ is_empty }) => is_empty).length,
    by_kind: Object.fromEntries([...kinds].map(([type, pages]) => [type, mean(pages.map(({ f1 }) => f1))])),
  }
}

const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 1_000) / 1_000
