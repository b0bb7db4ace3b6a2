/** Files in a bucket, as the server uses them: outages are said when they begin and when they end. */
import type { StoreAddress } from './answers.ts'
import { type StoreLimits, storeLimits } from './limits.ts'
import type { OwnerFact } from './owner.ts'
import { S3Storage } from './s3-storage.ts'
import { Store } from './store.ts'

interface StorageOptions {
  dataDir: string
  address: StoreAddress
  cache_bytes: number
  owner: OwnerFact
  isHome(site_id: string): boolean
  /** Undefined: it answers again. */
  onAway(reason: string | undefined): void
  /** In place of what a server waits for. */
  patience?: Pick<StoreLimits, 'request_ms' | 'pauses_ms'>
}

export function openS3Storage({
  dataDir,
  address,
  cache_bytes,
  owner,
  isHome,
  onAway,
  patience,
}: StorageOptions): S3Storage {
  let isAway = false
  const told = (failure: Error | undefined) => {
    if (isAway === (failure !== undefined)) return
    isAway = failure !== undefined
    onAway(failure?.message)
  }
  const limits = { ...storeLimits, ...patience, cache_bytes }
  const store = new Store(address, { ...limits, told })
  return new S3Storage({ dataDir, store, owner, limits, isAway: () => isAway, isHome })
}
