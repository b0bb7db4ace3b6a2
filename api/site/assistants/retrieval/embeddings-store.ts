/** Every query on embeddings of passages, and on the models that they were made with. */
import { eq, ne, sql } from 'drizzle-orm'
import type { Handle } from '../../../platform/database/handle.ts'
import { knowledgeSources } from '../knowledge-records/table.ts'
import { block_bits, knowledgeChunks, knowledgeEmbeddings, knowledgeModels } from './table.ts'
import type { VectorBytes } from './vector-form.ts'

type Db = Handle<'site'>
export type ModelRow = typeof knowledgeModels.$inferSelect

/** The model that questions are embedded with: the one that all passages were. */
export const currentModel = async (db: Db): Promise<ModelRow | undefined> =>
  (await db.select().from(knowledgeModels).where(eq(knowledgeModels.is_current, true)))[0]

export const modelNamed = async (db: Db, name: string): Promise<ModelRow | undefined> =>
  (await db.select().from(knowledgeModels).where(eq(knowledgeModels.name, name)))[0]

export async function addModel(
  tx: Db,
  of: { name: string; dimensions: number; created_at: number },
): Promise<ModelRow> {
  const known = await modelNamed(tx, of.name)
  if (known?.dimensions === of.dimensions) return known
  // The same name with other vectors is another model.
  if (known) await removeModel(tx, known.id)
  const [row] = await tx
    .insert(knowledgeModels)
    .values({ ...of, is_current: false })
    .returning()
  if (!row) throw new Error('No model was added')
  return row
}

/** From now on questions are answered by it alone. */
export async function makeCurrent(tx: Db, id: number): Promise<void> {
  await tx.update(knowledgeModels).set({ is_current: false }).where(ne(knowledgeModels.id, id))
  await tx.update(knowledgeModels).set({ is_current: true }).where(eq(knowledgeModels.id, id))
}

export async function removeModel(tx: Db, id: number): Promise<void> {
  await tx.delete(knowledgeModels).where(eq(knowledgeModels.id, id))
}

const removeOld = `delete from knowledge_embeddings where id in (
  select id from knowledge_embeddings where model not in (select id from knowledge_models) order by id limit ?)`

/** Embeddings of models that are gone. */
export const removeLeftOver = (tx: Db, at_once: number): Promise<number> => tx.run(removeOld, [at_once])

export const modelsBut = (db: Db, id: number): Promise<ModelRow[]> =>
  db.select().from(knowledgeModels).where(ne(knowledgeModels.id, id))

const blocks = sql`(select ${knowledgeSources.block} from ${knowledgeSources} where ${knowledgeSources.block} is not null)`

export interface PendingChunk {
  id: number
  text: string
}

/** Passages that are answered from and that the model has not embedded, behind an id. */
export async function unembedded(db: Db, model: number | null, after: number, limit: number): Promise<PendingChunk[]> {
  const rows = await db.all<[number, string, string, string]>(sql`
    select c.id, c.title, c.heading, c.text from ${knowledgeChunks} c
    where c.id > ${after} and (c.id >> ${block_bits}) in ${blocks}
      and not exists (select 1 from ${knowledgeEmbeddings} e where e.model = ${model ?? -1} and e.chunk_id = c.id)
    order by c.id limit ${limit}`)
  return rows.map(([id, title, heading, text]) => ({ id, text: [title, heading, text].filter(Boolean).join('\n') }))
}

const copySame = `
  insert into knowledge_embeddings (model, chunk_id, signs, numbers)
  select e.model, c.id, e.signs, e.numbers from knowledge_chunks c
  join knowledge_chunks o on o.hash = c.hash and o.id <> c.id
  join knowledge_embeddings e on e.chunk_id = o.id and e.model = ?
  where c.id in (select value from json_each(?)) group by c.id
  on conflict do nothing`

/** Passages that say the same as others, as those of a former version: they are given the same embedding. */
export const copyEmbeddings = (tx: Db, model: number, ids: readonly number[]): Promise<number> =>
  tx.run(copySame, [model, JSON.stringify(ids)])

/** Of a passage that was removed meanwhile nothing is kept. */
const insertEmbedding = `
  insert into knowledge_embeddings (model, chunk_id, signs, numbers)
  select m.id, c.id, ?, ? from knowledge_chunks c join knowledge_models m on m.id = ? where c.id = ? on conflict do nothing`

export async function insertEmbeddings(
  tx: Db,
  model: number,
  rows: readonly { chunk_id: number; signs: Buffer; numbers: Buffer }[],
): Promise<void> {
  for (const { chunk_id, signs, numbers } of rows) await tx.run(insertEmbedding, [signs, numbers, model, chunk_id])
}

export const signsAfter = (db: Db, model: number, after: number, limit: number) =>
  db.all<[id: number, chunk_id: number, signs: VectorBytes]>(
    'select id, chunk_id, signs from knowledge_embeddings where id > ? and model = ? order by id limit ?',
    [after, model, limit],
  )

/** The ids come first: by itself SQLite may look through all embeddings of the model for each. */
export const numbersOfChunks = (db: Db, model: number, ids: readonly number[]) =>
  db.all<[chunk_id: number, numbers: VectorBytes]>(
    'select chunk_id, numbers from json_each(?) i cross join knowledge_embeddings e on e.model = ? and e.chunk_id = i.value',
    [JSON.stringify(ids), model],
  )
