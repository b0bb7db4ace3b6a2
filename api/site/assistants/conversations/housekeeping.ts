/** Ends answers whose process is gone, and stops telling visitors of long ago apart. */

import type { SiteScope } from '../../../platform/features/site-scope.ts'
import { everyHour } from '../../../platform/runtime/hourly.ts'
import { errorFields } from '../../../platform/runtime/log.ts'
import { dayIn } from './days.ts'
import { dropUnsentFiles } from './files-store.ts'
import { conversationLimits } from './limits.ts'
import { findConversation, messagesBeingWritten } from './store.ts'
import { interrupt, writingIn } from './turns.ts'
import { foldOldUsage } from './usage-store.ts'

const day_ms = 86_400_000
const told_apart_days = 400
const batch = 100

export async function tidyChats(scope: SiteScope): Promise<void> {
  const { installation, database, clock, facts } = scope
  const site = await facts()
  if (!site) return
  const live = new Set(writingIn({ installation }).values())
  const now = () => clock.now()
  const left = (await database.read(db => messagesBeingWritten(db, batch))).filter(({ id }) => !live.has(id))
  for (const message of left) {
    await database.write(async tx => {
      const conversation = await findConversation(tx, message.conversation_id)
      if (conversation) await interrupt(tx, { site, now }, conversation, message)
    })
  }
  const before = dayIn(site.timezone, clock.now() - told_apart_days * day_ms)
  const unsent = clock.now() - conversationLimits.chat_unsent_file_hours * 3_600_000
  await database.write(async tx => {
    await foldOldUsage(tx, before)
    await dropUnsentFiles(tx, unsent)
  })
}

export const chatHousekeeping = (scope: SiteScope) =>
  everyHour(
    () => tidyChats(scope),
    error => scope.installation.log.error({ site_id: scope.site_id, ...errorFields(error) }, 'chats'),
  )
