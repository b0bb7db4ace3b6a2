/** The site is written to one file, leaves this installation with its control rows, and comes back out of the file. */
import { mkdtemp, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { exportSite } from '../../../api/account/site-transfer/site-export.ts'
import { importSite } from '../../../api/account/site-transfer/site-import.ts'
import { existingSite, removeSite } from '../../../api/account/sites/rules.ts'
import { type Holder, remove } from '../model/rights.ts'
import type { World } from '../model/world.ts'
import { idOf, type Session } from '../session.ts'
import { action, expectAnswer } from './action.ts'

const PASSPHRASE = 'correct horse battery'

/** Nothing is on its way, and no journey rests by itself. */
const canMove = ({ paused, put_off, broadcasts, journeys }: World): boolean =>
  !paused &&
  put_off.length === 0 &&
  [...broadcasts.values()].every(({ state }) => state !== 'sending') &&
  [...journeys.values()].every(journey => !journey.paused)

/** Managers and keys of the installation do not move: those of this site alone are removed before. */
const localHolders = ({ holders }: World): Holder[] =>
  [...holders.values()].filter(({ gone, place }) => !gone && place === 'here')

async function moveSite({ ground }: Session, folder: string): Promise<void> {
  const { installation } = ground.product
  const path = join(folder, 'casa.site')
  const { account_id } = await installation.databases.control.read(db => existingSite(db, ground.site))
  await exportSite(installation, ground.site, { path, passphrase: PASSPHRASE, move: true })
  await ground.product.rest(ground.site)
  await removeSite(installation, ground.site)
  await importSite(installation, { path, passphrase: PASSPHRASE, account_id })
  await ground.product.work(ground.site)
}

/** It rests where it is taken in, until its owner resumes it, and then everything goes on as if nothing had been. */
const move = action({
  type: 'move_site',
  weight: 1,
  draw: (_random, world) => (canMove(world) ? {} : null),
  possible: canMove,
  async play(session) {
    const { client, folder: beside } = session.ground
    for (const { type, key } of localHolders(session.world))
      await client.delete(`/v1/${type === 'manager' ? 'managers' : 'api-keys'}/${idOf(session, key)}`)
    const folder = await mkdtemp(join(dirname(beside), 'leadwright-move-'))
    try {
      await moveSite(session, folder)
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
    const site = await client.get(`/v1/sites/${session.ground.site}`)
    if (site.body.paused !== true || site.body.moved !== false) return site
    return client.post(`/v1/sites/${session.ground.site}/resume`, { overdue: 'continue' })
  },
  tell(world, _given, answer) {
    for (const holder of localHolders(world)) {
      if (holder.type === 'manager') remove(world, holder.key)
      else holder.gone = true
    }
    return expectAnswer(answer, 200)
  },
})

export const moves = [move]
