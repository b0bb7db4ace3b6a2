/** The walk causes more email in a minute than an account may in an hour. */
import { authLimits } from '../../api/account/auth/limits.ts'
import type { People } from './people.ts'

const burst = authLimits.caused_mails_per_hour_max

/** Takes back that the account of a site caused one more. */
export async function forgetCausedMail({ installation }: People, site: string): Promise<void> {
  const facts = await installation.sites.find(site)
  installation.rateLimits.giveBack('caused-mail-by', facts?.account_id ?? '', { burst, per_minute: burst / 60 })
}
