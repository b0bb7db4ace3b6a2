/** Uploads under way: their bytes count from their arrival until the request ends, for the address and for the installation. */

import type { Contract } from '../features/contract.ts'
import { clientPlace } from '../http/client-place.ts'
import type { Concurrency, Share } from '../runtime/concurrency.ts'
import { limits } from '../runtime/limits.ts'
import { tooManyAtOnce } from './open-answers.ts'
import { overloaded } from './overload/ranks.ts'

const everybody = '*'

/** Visitors' uploads take no room from those of people who are signed in. */
export function uploadShares({ permission }: Pick<Contract, 'permission'>, ip: string): Share[] {
  const { address } = clientPlace(ip)
  return permission === 'public'
    ? [
        { name: 'visitor-uploads', key: address, maximum: limits.visitor_upload_bytes_per_address_max },
        { name: 'visitor-uploads-total', key: everybody, maximum: limits.visitor_upload_bytes_max },
      ]
    : [
        { name: 'uploads', key: address, maximum: limits.upload_bytes_per_address_max },
        { name: 'uploads-total', key: everybody, maximum: limits.upload_bytes_max },
      ]
}

export interface UploadUnderWay {
  /** The body as it comes, counted. */
  counted(pieces: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array>
  end(): void
}

/** Refuses where there is no room for a single byte more, before anything of the body is read. */
export function beginUpload(concurrency: Concurrency, shares: readonly Share[]): UploadUnderWay {
  let bytes = 0
  const take = (amount: number): void => {
    const full = concurrency.take(shares, amount)
    if (full) throw full.key === everybody ? overloaded() : tooManyAtOnce()
    bytes += amount
  }
  take(1)
  return {
    async *counted(pieces) {
      for await (const piece of pieces) {
        take(piece.byteLength)
        yield piece
      }
    },
    end() {
      concurrency.giveBack(shares, bytes)
      bytes = 0
    },
  }
}
