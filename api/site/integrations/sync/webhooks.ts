/** The webhook of a connection: made where the service has some and reaches this server, and made again where it is gone. */

import { hashSecret, newPathSecret } from '../../../platform/identity/secrets.ts'
import { isLocalInstallation } from '../../../platform/network/loopback.ts'
import { saveConnection, wrapWebhookSecret } from '../connections/rules.ts'
import { type ServiceClient, ServiceRefusal } from '../services/rules.ts'
import { toNoticeToken } from './notices.ts'
import type { ContactContext } from './take-contacts.ts'

export const NOTICES_PATH = '/v1/public/service-notices'

/** Looked after when all contacts are compared. Without one, readings find the same, later. */
export async function keepWebhook(
  client: ServiceClient,
  list_id: string,
  { config, site_id }: { config: { public_url: string }; site_id: string },
  taking: ContactContext,
): Promise<void> {
  const { webhooks } = client
  const { connection } = taking.mapping
  if (!webhooks || isLocalInstallation(config)) return
  try {
    if (connection.webhook_id !== null && (await webhooks.verify(list_id, connection.webhook_id))) return
    const secret = newPathSecret()
    const made = await webhooks.create(list_id, `${config.public_url}${NOTICES_PATH}/${toNoticeToken(site_id, secret)}`)
    await taking.database.write(tx =>
      saveConnection(tx, connection.id, {
        webhook_id: made.id,
        webhook_hash: hashSecret(secret),
        webhook_secret: made.secret === null ? null : wrapWebhookSecret(taking.mapping.key, made.secret),
      }),
    )
  } catch (error) {
    const isOwn =
      error instanceof ServiceRefusal &&
      (error.problem.kind === 'unexpected' || error.problem.kind === 'contact_refused')
    if (!isOwn) throw error
  }
}
