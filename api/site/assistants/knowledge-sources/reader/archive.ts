/** The archives that Office files are, unpacked under caps before a library unpacks them. */
import { ArchiveError, unzipped } from '../../../../platform/files/unzip.ts'
import { knowledgeLimits } from '../limits.ts'
import { ReadingRefusalError } from './refusal.ts'

const caps = {
  parts_max: knowledgeLimits.archive_parts_max,
  unpacked_bytes_max: knowledgeLimits.unpacked_bytes_max,
  ratio_max: knowledgeLimits.unpacked_ratio_max,
}

/** Whatever of it is read: what is too large is refused. */
export function partsOf(bytes: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> {
  try {
    return unzipped(bytes, isWanted, caps)
  } catch (error) {
    throw error instanceof ArchiveError ? new ReadingRefusalError(error.code) : error
  }
}

export function requireArchive(bytes: Buffer): void {
  partsOf(bytes, () => true)
}
