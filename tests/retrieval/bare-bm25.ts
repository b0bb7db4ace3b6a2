/** What the library alone finds in the same passages: FTS5 with its own tokenizer and bm25, asked for any of the words. */
import Database from 'libsql'
import type { CorpusDocument } from './corpus.ts'

export interface BareFound {
  document: string
  position: number
}

export function bareBm25(documents: readonly CorpusDocument[]): (question: string) => BareFound[] {
  const db = new Database(':memory:')
  db.exec('create virtual table passages using fts5(title, heading, text)')
  const insert = db.prepare('insert into passages (rowid, title, heading, text) values (?, ?, ?, ?)')
  const places: BareFound[] = []
  for (const { name, chunks } of documents) {
    for (const [position, { title, heading, text }] of chunks.entries()) {
      places.push({ document: name, position })
      insert.run(places.length, title, heading, text)
    }
  }
  const find = db.prepare('select rowid from passages where passages match ? order by rank limit 10')
  return question => {
    const words = question.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
    const rows = find.all(words.map(word => `"${word}"`).join(' OR ')) as { rowid: number }[]
    return rows.flatMap(({ rowid }) => places[rowid - 1] ?? [])
  }
}
