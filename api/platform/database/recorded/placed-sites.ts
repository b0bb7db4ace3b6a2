/**
 * Sites at the places that control names: opened there, and moved from one to another. A move says first where it goes to, copies, and makes
 * the copy the one that counts by one write, which fails where anybody else has opened the site since. So whatever ends it, one place alone
 * is true, the same move can be begun again, and what lies anywhere else is known.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { Busy, Unavailable } from '../../runtime/errors.ts'
import { faultPoint } from '../../runtime/fault-point.ts'
import type { Database } from '../database.ts'
import type { OpenSite } from '../open-site.ts'
import { conflict } from '../unusable.ts'
import { recordLimits } from './limits.ts'
import { hasReadableFile, markOfFile } from './local-file.ts'
import { isOriginal, type Mark } from './mark.ts'
import type { DatabaseFile, RecordedOpener } from './opener.ts'
import type { Recorder } from './recorder.ts'
import type { Recorders } from './recorders.ts'
import * as places from './site-places.ts'

export class PlacedSites {
  readonly #control: Database<'control'>
  readonly #recording: Recorders
  /** One move of a site after another. */
  readonly #turns = new Map<string, Promise<unknown>>()

  constructor(control: Database<'control'>, recording: Recorders) {
    this.#control = control
    this.#recording = recording
  }

  /** Undefined: the folder alone has it. A move that its process has not ended never ends. */
  async opening(siteId: string, path: string): Promise<RecordedOpener | undefined> {
    const known = await this.#settled(siteId)
    if (known?.remains) void this.#tidy(siteId).catch(() => undefined)
    if (known?.place !== places.folder_place) return { open: file => this.#open(siteId, file, known) }
    const mark = (await hasReadableFile('site', path)) ? await markOfFile(path) : undefined
    if (mark && !isOriginal(mark)) throw conflict('other_folder', { path })
    return undefined
  }

  find(siteId: string): Promise<places.SitePlace | undefined> {
    return this.#control.read(db => places.findPlace(db, siteId))
  }

  /** Whoever asks for the site at the end waits a moment. Does nothing where it is there, but for what a former move has left. */
  move(siteId: string, site: OpenSite, to: string): Promise<void> {
    this.#recording.moves.requirePlace(to)
    return this.#inTurn(siteId, async () => {
      await site.ready()
      const known = await this.#settled(siteId)
      if (!known) throw new Unavailable('Where the site is was not written down. Try again.')
      if (known.remains !== null) await this.#removeRemains(siteId, known.remains)
      if (known.place !== to) await this.#move(siteId, site, { from: known.place, to })
    })
  }

  async forget(siteId: string): Promise<void> {
    await this.#recording.remove(siteId)
    await this.#control.write(tx => places.forgetPlace(tx, siteId))
  }

  async #open(siteId: string, file: DatabaseFile, known: places.SitePlace | undefined): Promise<Recorder> {
    const recorder = await this.#recording.open(file, known)
    if (recorder.server !== known?.place) await this.#control.write(tx => places.notePlace(tx, siteId, recorder.server))
    return recorder
  }

  /** What a move has left of it anywhere, if its server answers. */
  #tidy(siteId: string): Promise<void> {
    return this.#inTurn(siteId, async () => {
      const { remains = null } = (await this.find(siteId)) ?? {}
      if (remains === null || places.isMoving(remains)) return
      this.#recording.moves.requirePlace(remains)
      await this.#removeRemains(siteId, remains)
    })
  }

  async #inTurn<T>(siteId: string, work: () => Promise<T>): Promise<T> {
    const turn = (this.#turns.get(siteId) ?? Promise.resolve()).then(work, work)
    this.#turns.set(siteId, turn)
    try {
      return await turn
    } finally {
      if (this.#turns.get(siteId) === turn) this.#turns.delete(siteId)
    }
  }

  async #move(siteId: string, site: OpenSite, { from, to }: { from: string; to: string }): Promise<void> {
    const { moves } = this.#recording
    const movable = { name: siteId, path: site.path }
    const named = `${to}#${randomBytes(6).toString('hex')}`
    if (!(await this.#control.write(tx => places.beginMove(tx, siteId, { from, to: named })))) throw new Busy()
    faultPoint('site to be moved')
    const relocation = to === places.folder_place ? moves.toFolder(movable) : moves.toServer(to, movable)
    let mark: Mark | undefined
    const moving = site.move({
      bring: movingSite => relocation.bring(movingSite),
      finish: async () => {
        mark = await relocation.finish()
        faultPoint('site copied to its new place')
      },
      exchange: async () => {
        if ([from, to].includes(places.folder_place)) await moves.leave(site.path)
        faultPoint('site about to have moved')
        await this.#finish(siteId, named)
        faultPoint('site moved')
        this.#recording.forget(siteId)
        if (mark) await moves.arrive(site.path, mark)
      },
    })
    try {
      // Whoever waits for a portion to be sent is let go, whatever else takes long.
      await moving.finally(() => relocation.close())
    } catch (error) {
      await this.#cancel(siteId, named)
      throw error
    }
    await this.#removeRemains(siteId, from)
  }

  /** Until it is known what became of it nobody opens the site. */
  async #finish(siteId: string, named: string): Promise<void> {
    this.#recording.requireTerm(siteId)
    const moved = await this.#control
      .write(tx => places.finishMove(tx, siteId, named))
      .catch(async error => {
        await this.#cancel(siteId, named)
        if ((await this.find(siteId))?.place !== places.placeIn(named)) throw error
        return true
      })
    if (!moved) throw new Unavailable('Another process has opened the site meanwhile. It was not moved.')
  }

  async #cancel(siteId: string, named: string): Promise<void> {
    for (;;) {
      try {
        return await this.#control.write(tx => places.cancelMove(tx, siteId, named))
      } catch (error) {
        if (!(error instanceof Unavailable) || this.#control.outdated) throw error
        await pause(recordLimits.settle_pause_ms)
      }
    }
  }

  async #settled(siteId: string): Promise<places.SitePlace | undefined> {
    const known = await this.find(siteId)
    if (!known?.remains || !places.isMoving(known.remains)) return known
    const { remains } = known
    await this.#control.write(tx => places.cancelMove(tx, siteId, remains))
    return this.find(siteId)
  }

  async #removeRemains(siteId: string, remains: string): Promise<void> {
    await this.#recording.moves.removeAt(remains, siteId)
    faultPoint('former place of a site emptied')
    await this.#control.write(tx => places.endRemains(tx, siteId, remains))
  }
}
