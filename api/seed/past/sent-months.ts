/** Emails of the past count for the months in which they left, as they do where a site sends. */
import { localDay, startOfDay } from '../../platform/texts/local-days.ts'
import { emailDays } from '../../site/email/emails/rules.ts'
import { monthOf } from '../../site/email/sending-limits/month.ts'
import { countMonth } from '../../site/email/sending-limits/store.ts'
import { type Past, past_days, type Tx } from './past.ts'

export async function countSentMonths(tx: Tx, { site: { timezone }, now }: Past): Promise<void> {
  const today = localDay(timezone, now)
  const days = await emailDays(tx, { from: today - past_days, to: today })
  for (const [month, of] of Map.groupBy(days, ({ day }) => monthOf(timezone, startOfDay(timezone, day)))) {
    await countMonth(
      tx,
      month,
      of.reduce((sum, { delivered }) => sum + delivered, 0),
    )
  }
}
