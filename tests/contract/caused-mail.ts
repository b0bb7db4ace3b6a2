/** A walk causes more email in a minute than an account may in an hour, and more to one address than anybody may in a day. */
import { authLimits } from '../../api/account/auth/limits.ts'
import { emailKey } from '../../api/platform/schemas/schemas.ts'
import type { People } from './people.ts'

const by_hour = authLimits.caused_mails_per_hour_max
const by_day = authLimits.caused_mails_to_address_per_day_max

/** Takes back that the account of a site caused one more, and that it was to an address. */
export async function forgetCausedMail({ installation }: People, site: string, to?: unknown): Promise<void> {
  const { rateLimits, sites } = installation
  const account_id = (await sites.find(site))?.account_id ?? ''
  rateLimits.giveBack('caused-mail-by', account_id, { burst: by_hour, per_minute: by_hour / 60 })
  if (typeof to !== 'string') return
  rateLimits.giveBack('caused-mail-to', emailKey(to), { burst: by_day, per_minute: by_day / 1_440 })
}
