/** The files that operations write: parts in the database, so that each comes with its batch, and goes with the operation. */
import { promisify } from 'node:util'
import { deflateRaw, inflateRaw } from 'node:zlib'
import type { Handle } from '../../database/handle.ts'
import { insertInto } from '../../database/statements.ts'
import type { FilePart } from './operation-type.ts'
import { operationFileParts } from './table.ts'

type Db = Handle<'site'>

const pack = promisify<Buffer, Buffer>(deflateRaw)
const unpack = promisify<Buffer, Buffer>(inflateRaw)

/** Compressed outside the transaction that stores it. */
export const filePart = async (bytes: Buffer): Promise<FilePart> => ({ packed: await pack(bytes), bytes: bytes.length })

const insert = insertInto(operationFileParts)

export async function addFilePart(tx: Db, operation_id: string, number: number, { packed }: FilePart): Promise<void> {
  await tx.run(insert, [{ operation_id, number, bytes: packed }])
}

const partAfter = `
  select number, bytes from operation_file_parts where operation_id = ? and number > ? order by number limit 1`

/** The part behind another, in order; undefined at the end. */
export async function filePartAfter(
  db: Db,
  operation_id: string,
  after: number,
): Promise<{ number: number; bytes: Buffer } | undefined> {
  const [number, packed] = (await db.one(partAfter, [operation_id, after])) ?? []
  return number === undefined ? undefined : { number: Number(number), bytes: Buffer.from(packed as ArrayBuffer) }
}

export const unpacked = ({ bytes }: { bytes: Buffer }): Promise<Buffer> => unpack(bytes)

/** Ended before a moment, or other than completed, or written before somebody was erased: nobody gets their file any more. */
const forgotten = `
  select p.operation_id from operation_file_parts p join operations o on o.id = p.operation_id
  where o.ended_at < ? or o.status in ('failed', 'canceled') or (o.ended_at is not null and o.file_bytes is null) limit 1`
const removeSome = `
  delete from operation_file_parts where operation_id = ? and number in
  (select number from operation_file_parts where operation_id = ? order by number limit ?)`
const parts_at_once = 50

/** Removes some parts of files that are kept no longer; true if there may be more. */
export async function removeSomeFileParts(tx: Db, before: number): Promise<boolean> {
  let left = parts_at_once
  while (left > 0) {
    const [id] = (await tx.one(forgotten, [before])) ?? []
    if (id === undefined) return false
    left -= await tx.run(removeSome, [id, id, left])
    if (left > 0) await tx.run('update operations set file_bytes = null where id = ?', [id])
  }
  return true
}

const endFiles = 'update operations set file_bytes = null where ended_at is not null and file_bytes is not null'
const markFiles = 'update operations set has_erased = true where ended_at is null and file_name is not null'

/** Files hold whoever was there: none that was written before somebody was erased is given out any more. Large ones go within the hour. */
export async function dropFiles(tx: Db): Promise<void> {
  await tx.run(markFiles)
  if ((await tx.run(endFiles)) > 0) await removeSomeFileParts(tx, 0)
}
