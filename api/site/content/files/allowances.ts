/** The bytes of files and images are counted by site. */
import { defineAllowance } from '../../../platform/features/allowances/define.ts'
import { bytesKept } from '../../../platform/files/storage/kept-bytes.ts'
import { fileLimits } from './limits.ts'

export const storageAllowance = defineAllowance({
  name: 'storage',
  of: 'site',
  unit: 'bytes',
  refused: 'storage_full',
  used: bytesKept,
  most: () => fileLimits.site_storage_bytes_max,
})
