/** What visitors have sent to sandboxes since these were measured: many small uploads take no more space than a large one. */
import { playgroundLimits } from '../../site/sandboxes/drivers/limits.ts'
import type { SandboxRow } from '../../site/sandboxes/sandboxes/rules.ts'

const gigabyte = 1_073_741_824
type SpaceUse = Pick<SandboxRow, 'id' | 'size_gb' | 'used_bytes' | 'space_over' | 'measured_at'>

interface SpaceCount {
  measured_at: number | null
  bytes: number
  /** It was asked to be measured again. */
  told: boolean
}

export class Space {
  readonly #sent = new Map<string, SpaceCount>()

  /** Bytes that a request may bring: what is left, and no more than the server takes at once. Forms are sent even where nothing is left. */
  room(row: SpaceUse): number {
    const { playground_upload_bytes_max: most, playground_form_bytes_max: least } = playgroundLimits
    if (row.space_over) return least
    if (row.size_gb === null) return most
    const left = row.size_gb * gigabyte - (row.used_bytes ?? 0) - this.#of(row).bytes
    return Math.max(least, Math.min(most, left))
  }

  /** True once so much came that it should be measured. */
  take(row: SpaceUse, bytes: number): boolean {
    const sent = this.#of(row)
    sent.bytes += bytes
    if (row.size_gb === null || sent.told || sent.bytes < playgroundLimits.playground_measured_after_bytes) return false
    sent.told = true
    return true
  }

  #of({ id, measured_at }: SpaceUse): SpaceCount {
    const known = this.#sent.get(id)
    if (known && known.measured_at === measured_at) return known
    if (this.#sent.size >= playgroundLimits.playground_visits_kept) this.#sent.clear()
    const fresh = { measured_at, bytes: 0, told: false }
    this.#sent.set(id, fresh)
    return fresh
  }
}
