/**
 * Certificates that the disk had no room for, by host. In memory, since nothing can be written then; after a crash the order is
 * gone on with, which still has the certificate.
 */
import type { Installation } from '../../../platform/features/context.ts'
import type { CertificateRow } from './store.ts'

export interface AttemptResult {
  set: Partial<CertificateRow>
  again_at: number
}

/** What came of the try that could not be stored; null where there was no room to begin one. */
export type AttemptsByHost = Map<string, AttemptResult | null>

const installations = new WeakMap<Installation, AttemptsByHost>()

export function getUnstored(installation: Installation): AttemptsByHost {
  const known = installations.get(installation) ?? new Map()
  installations.set(installation, known)
  return known
}
