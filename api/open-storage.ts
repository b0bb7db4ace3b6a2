/** Where the files of sites are kept: in the data folder, or in a bucket, whose client is loaded where one is configured. */
import { readFact, writeFact } from './account/sites/rules.ts'
import type { Config } from './platform/config/config.ts'
import type { Databases } from './platform/database/databases-options.ts'
import type { LeasedHomes } from './platform/database/homes/leased-homes.ts'
import { folderStorage, type Storage } from './platform/files/storage/storage.ts'
import type { Log } from './platform/runtime/log.ts'

/** In the control database; a restored copy has none, so that it deletes nothing of the original’s. */
export const owner_fact = 'file_store_owner'

interface Needs {
  config: Pick<Config, 'data_dir' | 'file_store'>
  databases: Pick<Databases, 'control'>
  log: Log
  /** Undefined where one process has all sites. */
  node: { homes: Pick<LeasedHomes, 'isHere' | 'isLeased'> } | undefined
}

export async function openStorage({ config, databases, log, node }: Needs): Promise<Storage> {
  const { data_dir: dataDir, file_store } = config
  if (!file_store) return folderStorage(dataDir)
  const { openS3Storage } = await import('./platform/files/storage/s3/open.ts')
  return openS3Storage({
    dataDir,
    ...file_store,
    owner: {
      read: () => databases.control.read(db => readFact(db, owner_fact)),
      write: owner => databases.control.write(tx => writeFact(tx, owner_fact, owner)),
      onOther: sentence => log.warn(sentence),
    },
    isHome: id => node === undefined || (node.homes.isHere(id) && node.homes.isLeased),
    onAway: reason =>
      reason === undefined
        ? log.info('the file store answers again')
        : log.error({ reason }, 'the file store cannot be used: files are neither kept nor read from it until it can'),
  })
}

/** The bucket that has the files of the sites, for people; undefined where the data folder has them. */
export function bucketOf({ file_store }: Pick<Config, 'file_store'>): string | undefined {
  if (!file_store) return undefined
  const { endpoint, bucket, prefix } = file_store.address
  return `${endpoint}/${bucket}${prefix && `/${prefix.slice(0, -1)}`}`
}

/** For programs that work beside the server: it deletes nothing. */
export async function readingStorage(
  { data_dir: dataDir, file_store }: Needs['config'],
  patience?: { request_ms: number; pauses_ms: readonly number[] },
): Promise<Storage> {
  if (!file_store) return folderStorage(dataDir)
  const { openS3Storage } = await import('./platform/files/storage/s3/open.ts')
  const owner = { read: async () => 'none', write: async () => undefined, onOther: () => undefined }
  return openS3Storage({
    dataDir,
    ...file_store,
    owner,
    isHome: () => false,
    onAway: () => undefined,
    ...(patience && { patience }),
  })
}
