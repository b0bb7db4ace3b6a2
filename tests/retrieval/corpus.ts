/** What is searched: the product's own documents and two invented sites, read and divided as an owner's files are. */
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { insertSource } from '../../api/site/assistants/knowledge-records/rules.ts'
import { newSource } from '../../api/site/assistants/knowledge-sources/new-source.ts'
import { readMarkdown } from '../../api/site/assistants/knowledge-sources/reader/markdown.ts'
import { type Chunk, chunksOf } from '../../api/site/assistants/passages/rules.ts'
import { indexed, insertBlock, insertChunks } from '../../api/site/assistants/retrieval/rules.ts'
import type { Harness } from '../../api/testing/harness.ts'

const root = join(import.meta.dirname, '../..')

export interface CorpusDocument {
  /** As questions name it. */
  name: string
  source_id: string
  chunks: readonly Chunk[]
}

function texts(): { name: string; text: string }[] {
  const own = globSync(['docs/*.md', '*.md', '*/README.md', 'api/**/README.md'], { cwd: root })
    .filter(path => !path.includes('node_modules') && path !== 'CHANGELOG.md')
    .toSorted()
  const sites = globSync('sites/*.md', { cwd: import.meta.dirname }).toSorted()
  return [
    ...own.map(path => ({ name: path, text: readFileSync(join(root, path), 'utf8') })),
    ...sites.map(path => ({
      name: basename(path, '.md'),
      text: readFileSync(join(import.meta.dirname, path), 'utf8'),
    })),
  ]
}

/** A source for each document. */
export async function corpusIn(h: Harness, site: string): Promise<CorpusDocument[]> {
  const documents: CorpusDocument[] = []
  for (const { name, text } of texts()) {
    const chunks = chunksOf(readMarkdown(text, name))
    const entries = chunks.map(indexed)
    const source_id = await h.inSite(site, async (tx, { newId, now }) => {
      const source = newSource({ id: newId('knowledge_source'), name, type: 'file', settings: {} }, now())
      const block = await insertBlock(tx, source.id, 1, now())
      await insertChunks(tx, { block, source_id: source.id, version: 1 }, [{ document: 0, from: 0, chunks: entries }])
      await insertSource(tx, { ...source, status: 'ready', content_version: 1, block, chunk_count: chunks.length })
      return source.id
    })
    documents.push({ name, source_id, chunks })
  }
  return documents
}
