/** What test emails of a transport ask of features around it. */
import type { Handle } from '../../../platform/database/handle.ts'
import { port } from '../../../platform/features/port.ts'
import type { DkimKey } from '../../../platform/mail/dkim.ts'

/** The key that email from an address is signed with; undefined where its domain has none. */
export type LoadSigningKey = (db: Handle<'site'>, siteKey: Buffer, address: string) => Promise<DkimKey | undefined>

export const signingKey = port<LoadSigningKey>('signingKey')
