/** Whether the bucket that keeps the files can be listed, read, written and deleted in, with an object of its own. */
import { readingStorage } from '../open-storage.ts'
import type { Config } from '../platform/config/config.ts'
import { limits } from '../platform/runtime/limits.ts'

const impatient = { request_ms: limits.doctor_milliseconds_max, pauses_ms: [] }

export async function examineFileStore(config: Config): Promise<string[]> {
  if (!config.file_store) return []
  const fault = await (await readingStorage(config, impatient)).fault()
  return fault === undefined ? [] : [`Files cannot be kept: ${fault}`]
}
