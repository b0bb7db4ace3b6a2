/** The statements that remove passages with their entries of the index and their embeddings. */
import { eq } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { mergeIndex } from './store.ts'
import { block_size, knowledgeBlocks } from './table.ts'

type Db = Handle<'site'>

const removeText = `delete from knowledge_text where rowid in (
  select id from knowledge_chunks where id >= ? and id < ? order by id limit ?)`
const removeEmbeddings = `delete from knowledge_embeddings where chunk_id in (
  select id from knowledge_chunks where id >= ? and id < ? order by id limit ?) and model in (select id from knowledge_models)`
const removeChunks = `delete from knowledge_chunks where id in (
  select id from knowledge_chunks where id >= ? and id < ? order by id limit ?)`

/** Removes the next passages of a block, and the block with the last; answers whether there are more. */
export async function removeFromBlock(tx: Db, block: number, at_once: number): Promise<boolean> {
  const range = [block * block_size, (block + 1) * block_size, at_once]
  await tx.run(removeText, range)
  await tx.run(removeEmbeddings, range)
  // What is removed is a mark in the index, half of what it was.
  await mergeIndex(tx, at_once / 2)
  if ((await tx.run(removeChunks, range)) >= at_once) return true
  await tx.delete(knowledgeBlocks).where(eq(knowledgeBlocks.block, block))
  return false
}

const ofDocument = 'select id from knowledge_chunks where id >= ? and id < ? and document = ?'

/** Removes the passages of a document at once; answers how many there were. */
export async function removeDocument(tx: Db, block: number, document: number): Promise<number> {
  const place = [block * block_size, (block + 1) * block_size, document]
  await tx.run(`delete from knowledge_text where rowid in (${ofDocument})`, place)
  await tx.run(`delete from knowledge_embeddings where chunk_id in (${ofDocument})`, place)
  const removed = await tx.run(`delete from knowledge_chunks where id in (${ofDocument})`, place)
  await mergeIndex(tx, removed / 2)
  return removed
}
