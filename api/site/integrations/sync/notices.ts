/** Calls of services: found by the secret of their address, and kept as who is to be looked at. */
import type { Installation } from '../../../platform/features/context.ts'
import { hashSecret } from '../../../platform/identity/secrets.ts'
import { enqueueAllNow } from '../../../platform/jobs/jobs.ts'
import { type ConnectionRow, findByWebhook, readWebhookSecret } from '../connections/rules.ts'
import {
  type NoticeRequest,
  readActiveCampaignNotice,
  readMailchimpNotice,
  type ServiceNotice,
} from '../services/rules.ts'
import { syncJob } from './jobs.ts'
import { syncLimits } from './limits.ts'
import { addNotices, countNotices } from './notices-store.ts'
import { toNotice } from './read-contacts.ts'

export interface NoticeSubject {
  site_id: string
  connection: ConnectionRow
}

const SITE = 'site_'
const SITE_DIGITS = 32
const pattern = /^[0-9a-f]{64}$/

/** The site's digits, and the secret behind them. */
export const toNoticeToken = (site_id: string, secret: string): string => site_id.slice(SITE.length) + secret

export async function findNoticed(installation: Installation, token: string): Promise<NoticeSubject | undefined> {
  if (!pattern.test(token)) return undefined
  const site_id = `${SITE}${token.slice(0, SITE_DIGITS)}`
  if (!(await installation.sites.find(site_id))) return undefined
  const database = await installation.databases.site(site_id)
  const hash = hashSecret(token.slice(SITE_DIGITS))
  const connection = await database.read(db => findByWebhook(db, hash))
  return connection && { site_id, connection }
}

/** What is not signed where the service signs, or says nothing of a contact, is passed over. */
export async function takeNotice(
  installation: Installation,
  { site_id, connection }: NoticeSubject,
  request: Omit<NoticeRequest, 'now'>,
): Promise<void> {
  const { databases, clock } = installation
  const key = await databases.siteKey(site_id)
  const notice = readNotice(connection, key, { ...request, now: installation.marketingServices.clock.now() })
  const isOther = notice?.list_id !== null && notice?.list_id !== connection.list_id
  if (!notice || isOther) return
  const at = clock.now()
  const database = await databases.site(site_id)
  await database.write(async tx => {
    if ((await countNotices(tx, connection.id)) >= syncLimits.sync_notices_max) return
    await addNotices(tx, [toNotice(connection.id, notice.email, notice.previous_email, at)])
    if (connection.status === 'connected') await enqueueAllNow(tx, syncJob, [{ subject_id: connection.id }], at)
  })
}

function readNotice(connection: ConnectionRow, key: Buffer, request: NoticeRequest): ServiceNotice | undefined {
  if (connection.service === 'activecampaign') return readActiveCampaignNotice(request)
  const { webhook_secret } = connection
  return readMailchimpNotice(request, webhook_secret === null ? null : readWebhookSecret(key, webhook_secret))
}
