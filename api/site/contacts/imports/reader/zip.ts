/** The parts of a spreadsheet's archive, under the caps of imports. */
import { ArchiveError, unzipped } from '../../../../platform/files/unzip.ts'
import { importLimits } from '../limits.ts'
import { FileRefusalError } from './refusal.ts'

const caps = {
  parts_max: importLimits.import_archive_parts_max,
  unpacked_bytes_max: importLimits.import_unpacked_bytes_max,
  ratio_max: importLimits.import_unpacked_ratio_max,
}

/** The wanted parts by name. */
export function unzip(bytes: Buffer, isWanted: (name: string) => boolean): Map<string, Buffer> {
  try {
    return unzipped(bytes, isWanted, caps)
  } catch (error) {
    throw error instanceof ArchiveError ? new FileRefusalError(error.code) : error
  }
}
