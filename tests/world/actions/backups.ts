/** A backup is made, and some time later it is put in the place of what came after. */
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { backUp as copyFolder } from '../../../api/backup/backup.ts'
import { markBackup } from '../../../api/backup/mark.ts'
import { restore as putBack } from '../../../api/backup/restore.ts'
import { backUp, canBackUp, canRestore, decideLate, hasLate, lateRuns, restore } from '../model/backups.ts'
import { passTo } from '../model/time.ts'
import type { Answer } from '../product/client.ts'
import { at, type Backup, type Session } from '../session.ts'
import { action, chance, expectAnswer } from './action.ts'

const make = action({
  type: 'back_up',
  weight: 8,
  draw: (_random, world) => (canBackUp(world) ? {} : null),
  possible: canBackUp,
  async play(session) {
    const { ground, inbox, ended_broadcasts } = session
    await forgetBackup(session)
    const folder = await mkdtemp(join(dirname(ground.folder), 'leadwright-backup-'))
    await copyFolder(ground.folder, folder)
    session.backup = {
      ...{ folder, made_at: ground.clock.now() },
      ...{ inbox: structuredClone(inbox), ended_broadcasts: new Map(ended_broadcasts) },
    }
    return { status: 200, text: '', body: { id: '', data: [] } }
  },
  tell(world) {
    backUp(world)
    return []
  },
})

interface Restoring {
  /** What is late leaves, or never does; the owner decides so many minutes after the site was resumed. */
  late: 'send' | 'skip'
  minutes: number
}

/** The site comes back paused, says so, and no cursor of the change feed holds any more; its owner resumes it at once. */
const putInPlace = action<Partial<Restoring>>({
  type: 'restore_backup',
  weight: 8,
  draw: (random, world) =>
    canRestore(world) && chance(random, hasLate(world) ? 80 : 40)
      ? { late: random.pick(['send', 'send', 'skip']), minutes: random.between(1, 90) }
      : null,
  possible: canRestore,
  async play(session, { late = 'send', minutes = 1 }) {
    const { ground, mirror, backup } = session
    if (!backup) return null
    // A process that is killed as it ends has not ended.
    for (let is_done = false; !is_done; )
      await ground.product.restart(async () => {
        await replaceFolder(session, backup)
        is_done = true
      })
    Object.assign(session, { inbox: backup.inbox, ended_broadcasts: backup.ended_broadcasts })
    for (const { posts, due } of session.boxes.values()) [posts.length, due.length] = [0, 0]
    const site = await ground.client.get(`/v1/sites/${ground.site}`)
    const feed = mirror.cursor && (await ground.client.get(at(session, `lead-changes?cursor=${mirror.cursor}`)))
    mirror.cursor = null
    await forgetBackup(session)
    const resumed = await ground.client.post(`/v1/sites/${ground.site}/resume`, { overdue: 'continue' })
    await ground.product.passTo(ground.clock.now() + minutes * 60_000)
    const { body } = await ground.client.get(at(session, 'email-settings'))
    for (const late_policy of [late, 'ask'] as const) {
      await ground.client.patch(at(session, 'email-settings'), { late_policy })
      await ground.product.settle()
    }
    return {
      ...resumed,
      body: { ...resumed.body, late: body.late_count },
      text: sentences(site, feed || null).join('\n'),
    }
  },
  tell(world, { late = 'send', minutes = 1 }, answer) {
    restore(world)
    passTo(world, world.now + minutes * 60_000)
    const [own, right] = [answer.body.late, lateRuns(world).length]
    decideLate(world, late === 'send')
    return [
      ...expectAnswer(answer, 200),
      ...answer.text.split('\n').filter(Boolean),
      ...(own === right ? [] : [`${own} mails are late, should be ${right}`]),
    ]
  },
})

function sentences({ body }: Answer, feed: Answer | null): string[] {
  const { paused, restored_from } = body
  return [
    ...(paused === true ? [] : ['the restored site is not paused']),
    ...(restored_from ? [] : ['the restored site does not say that it is one']),
    ...(feed && feed.status !== 410 ? [`a cursor of before answered ${feed.status}`] : []),
  ]
}

async function replaceFolder({ ground }: Session, { folder, made_at }: Backup): Promise<void> {
  const copy = `${folder}.copy`
  await cp(folder, copy, { recursive: true })
  const { aside } = await putBack(copy, ground.folder)
  for (const path of [copy, aside ?? copy]) await rm(path, { recursive: true, force: true })
  // A backup has the moment of the machine's clock.
  await markBackup(join(ground.folder, 'control.db'), new Date(made_at).toISOString())
}

export async function forgetBackup(session: Session): Promise<void> {
  if (session.backup) await rm(session.backup.folder, { recursive: true, force: true })
  session.backup = null
}

export const backups = [make, putInPlace]
