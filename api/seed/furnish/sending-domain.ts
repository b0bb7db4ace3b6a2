/** The domain that the business writes from, as it was at the last look at DNS: one record is there, the others wait for the owner. */
import { type NewKey, selectorAt } from '../../site/email/sending-domains/keys.ts'
import { insertDomain } from '../../site/email/sending-domains/store.ts'
import type { Business } from '../businesses/business.ts'
import { day_ms, type FurnishContext, type Tx } from './made.ts'

const added_days_ago = 3

export async function furnishSendingDomain(
  tx: Tx,
  { sending_domain }: Business,
  { newId, now }: FurnishContext,
  key: NewKey,
): Promise<void> {
  const at = now - added_days_ago * day_ms
  const missing = { status: 'missing', found: [] } as const
  await insertDomain(tx, {
    ...{ id: newId('sending_domain'), domain: sending_domain, selector: selectorAt(at), ...key },
    ...{ next_selector: null, next_private_key: null, next_public_key: null },
    ...{ verified_at: null, has_return_path: false, checked_at: now - day_ms / 24, broken: [], broken_at: null },
    seen: { dkim: missing, spf: missing, dmarc: { status: 'found', found: ['v=DMARC1; p=none;'] } },
    ...{ probe_status: null, probe_reason: null, probed_at: null },
    ...{ version: 1, created_at: at, updated_at: at },
  })
}
