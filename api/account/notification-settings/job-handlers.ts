/** The daily email: gathered outside, and put into the outbox with the note of its day in one transaction, so that no day has two. */

import type { Handle } from '../../platform/database/handle.ts'
import type { Installation } from '../../platform/features/context.ts'
import { handle, type JobHandler } from '../../platform/jobs/handler.ts'
import { placeOfId } from '../../platform/runtime/ids.ts'
import { personWithId } from '../users/rules.ts'
import { digestOfDay, nextDigest } from './digest-time.ts'
import { gatherNews } from './gather.ts'
import { sendDigest } from './jobs.ts'
import { digestMail } from './mails.ts'
import { endingToken } from './rules.ts'
import { changeSettings, findSettings } from './store.ts'

const lease_ms = 10 * 60_000

export function digestHandlers(installation: Installation): readonly JobHandler<'control'>[] {
  const { databases, clock, config, outbox, newId } = installation
  const sending: JobHandler<'control'> = handle(sendDigest, {
    concurrency: 1,
    lease_ms,
    async perform({ subject_id: user_id }) {
      const now = clock.now()
      const { settings, person } = await databases.control.read(async db => ({
        settings: await findSettings(db, user_id),
        person: await personWithId(db, user_id),
      }))
      if (!settings?.digest || !person || person.deletes_at !== null) return { done: true }
      const { day, due_at } = digestOfDay(settings, now)
      if (settings.digest_day === day) return { done: false, again_at: nextDigest(settings, now) }
      if (due_at > now) return { done: false, again_at: due_at }
      const digest_place = placeOfId(newId('event'))
      const news = await gatherNews(installation, settings)
      const key = await databases.controlKey()
      return {
        done: false,
        again_at: nextDigest(settings, now),
        async write(tx: Handle<'control'>) {
          const current = await findSettings(tx, user_id)
          if (!current?.digest || current.digest_day === day) return
          await changeSettings(tx, user_id, { digest_day: day, digest_place })
          if (news.length === 0) return
          const mail = digestMail(person, news, {
            url: config.public_url,
            token: endingToken(key, 'digest', user_id),
            now,
          })
          await outbox.post(tx, newId('event'), mail, now)
        },
      }
    },
  })
  return [sending]
}
