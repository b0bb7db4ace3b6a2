/** A database as it was at a moment: a copy of its file, with the pages that its log has until then. */
import { copyFile, open, writeFile } from 'node:fs/promises'
import { type Facts, type LogRecord, logFiles, readRecords } from './records.ts'
import { frame_header_bytes, isSameSalt } from './wal.ts'

export interface Replay {
  /** Of the log. */
  folder: string
  /** An exact copy of the file, and when that was begun; absent where there is none. */
  base: { path: string; begun_at: number } | undefined
  moment: number
  target: string
}

export interface ReplayResult {
  /** Whether the database was there at that moment. */
  isThere: boolean
  /** Whether anything of it was ever kept. */
  hasLog: boolean
  /** The last commit of the log, and whether something after it cannot be read. */
  until: number | undefined
  isTorn: boolean
}

export class NotInLog extends Error {
  override readonly name = 'NotInLog'
  /** From when on it can be restored. */
  readonly from: number
  constructor(from: number) {
    super('What was written then is in no log.')
    this.from = from
  }
}

interface PlacedPart {
  path: string
  index: number
  facts: Facts
}

export async function replay({ folder, base, moment, target }: Replay): Promise<ReplayResult> {
  const { placed, isTorn } = await readFacts(folder)
  const until = placed.findLast(({ facts }) => facts.type === 'pages')?.facts.at
  const begun = placed.findLastIndex(({ facts }) => facts.type === 'begin' && facts.at <= moment)
  const begin = placed[begun]?.facts
  const isBased = base !== undefined && (!begin || begin.at <= base.begun_at)
  const files = new Files()
  if (isBased) await copyFile(base.path, target)
  else if (!begin) return { isThere: false, hasLog: placed.length > 0, until, isTorn }
  else if (begin.type === 'begin' && begin.base)
    await writeFile(target, await files.pagesOf(placed[begun] as PlacedPart))
  else throw new NotInLog(begin.at)
  // What was committed before the copy was begun is in it; what came while it was made is put in its place once more.
  const since = isBased ? base.begun_at : 0
  const later = placed.slice(begun + 1).filter(({ facts }) => facts.at >= since)
  await apply(untilMoment(later, moment), target, files)
  return { isThere: true, hasLog: placed.length > 0, until, isTorn }
}

async function readFacts(folder: string): Promise<{ placed: PlacedPart[]; isTorn: boolean }> {
  const placed: PlacedPart[] = []
  for (const { path } of await logFiles(folder)) {
    const { records, torn_bytes } = await readRecords(path)
    for (const [index, { facts }] of records.entries()) placed.push({ path, index, facts })
    // What follows is of use only where it begins anew.
    if (torn_bytes > 0) return { placed, isTorn: true }
  }
  return { placed, isTorn: false }
}

/** The pages of records, which are asked for file by file. */
class Files {
  #read: { path: string; records: LogRecord[] } | undefined

  async pagesOf({ path, index }: PlacedPart): Promise<Buffer> {
    if (this.#read?.path !== path) this.#read = { path, records: (await readRecords(path)).records }
    return (await this.#read.records[index]?.pages()) ?? Buffer.alloc(0)
  }
}

interface Part extends PlacedPart {
  facts: Extract<Facts, { type: 'pages' }>
}

interface ReplayPlan {
  parts: Part[]
  /** The last commit that counts, in the last of the parts. */
  end: { frame: number; pages: number } | undefined
}

/** Whole commits alone, as far as one record goes on where the former ended. */
function untilMoment(placed: readonly PlacedPart[], moment: number): ReplayPlan {
  const parts: Part[] = []
  let applied: ReplayPlan = { parts: [], end: undefined }
  for (const one of placed) {
    if (one.facts.type === 'begin') break
    if (one.facts.type !== 'pages') continue
    const part = one as Part
    const former = parts.at(-1)
    parts.push(part)
    const isOn = !former || follows(former.facts, part.facts)
    if (!isOn) break
    const commits = part.facts.commits.filter(([frame]) => frame <= part.facts.to)
    const last = commits.findLast(([, , at]) => at <= moment)
    if (last) applied = { parts: [...parts], end: { frame: last[0], pages: last[1] } }
    if (part.facts.commits.some(([, , at]) => at > moment)) break
  }
  return applied
}

function follows(former: Part['facts'], next: Part['facts']): boolean {
  if (former.salt && next.salt && isSameSalt(former.salt, next.salt)) return next.from <= former.to
  return next.from === 0
}

async function apply({ parts, end }: ReplayPlan, target: string, files: Files): Promise<void> {
  const [last] = parts.slice(-1)
  if (!end || !last) return
  const file = await open(target, 'r+')
  try {
    for (const part of parts) {
      const { from, to, page_bytes } = part.facts
      const bytes = await files.pagesOf(part)
      const size = frame_header_bytes + page_bytes
      const frames = (part === last ? Math.min(to, end.frame) : to) - from
      const newest = new Map<number, number>()
      for (let n = 0; n < frames; n++) newest.set(bytes.readUInt32BE(n * size), n * size + frame_header_bytes)
      for (const [page, at] of newest) await file.write(bytes, at, page_bytes, (page - 1) * page_bytes)
    }
    await file.truncate(end.pages * last.facts.page_bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}
