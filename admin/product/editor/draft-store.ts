/**
 * The draft of an editor: its present value, undo steps, and the saved version. Sends changes, one
 * request at a time, each on top of the version before it. Knows neither React nor the API.
 */
import { type Problem, problemOf } from '../../ui/problem.ts'
import { record, redo, type UndoStack, undo, undoStackOf } from './undo.ts'

export type VersionedThing = { version: number }

/** What an editor edits: which part of a resource it is, and how it is read and saved. */
export type DraftModel<Resource extends VersionedThing, Draft extends object> = {
  draftOf: (resource: Resource) => Draft
  /** The parts that differ and can be saved now; undefined when there are none. */
  changesBetween: (saved: Draft, draft: Draft) => Partial<Draft> | undefined
  read: () => Promise<Resource>
  /** Saves on top of a version; refused with 412 where the server has another. */
  update: (changes: Partial<Draft>, version: number, draft: Draft) => Promise<Resource>
}

export type DraftStatus<Draft> = {
  undoStack: UndoStack<Draft>
  saved: Draft
  version: number
  isDirty: boolean
  isSaving: boolean
  /** The error of the last save, and its draft; a later success clears it. */
  failure: { problem: Problem; cause: unknown; draft: Draft } | undefined
  /** Somebody else has changed it: nothing is sent until the person chose theirs or their own. */
  isStale: boolean
  /** Whether that choice is being asked for. */
  isConflictOpen: boolean
}

const pause_ms = 600
const retry_first_ms = 2000
const retry_max_ms = 60_000

/** Network errors and a busy server are retried; a refused draft must be changed first. */
export const isPassing = ({ status }: Problem): boolean => status === 0 || status === 429 || status >= 500

export class DraftStore<Resource extends VersionedThing, Draft extends object> {
  model: DraftModel<Resource, Draft>
  #status: DraftStatus<Draft>
  #isAutomatic = false
  #timer: ReturnType<typeof setTimeout> | undefined
  #running: Promise<boolean> | undefined
  #retries = 0
  readonly #listeners = new Set<() => void>()

  constructor(resource: Resource, model: DraftModel<Resource, Draft>) {
    const draft = model.draftOf(resource)
    this.model = model
    this.#status = {
      ...{ undoStack: undoStackOf(draft), saved: draft, version: resource.version },
      ...{ isDirty: false, isSaving: false, failure: undefined, isStale: false, isConflictOpen: false },
    }
  }

  readonly get = (): DraftStatus<Draft> => this.#status

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  get draft(): Draft {
    return this.#status.undoStack.present
  }

  /** Whether changes are saved by themselves, after a pause. */
  setAutomatic(isAutomatic: boolean): void {
    if (isAutomatic === this.#isAutomatic) return
    this.#isAutomatic = isAutomatic
    this.#plan(pause_ms)
  }

  change(next: (draft: Draft) => Draft, field?: string, at = Date.now()): void {
    this.#edit(record(this.#status.undoStack, next(this.draft), field, at))
  }

  undo(): void {
    this.#edit(undo(this.#status.undoStack))
  }

  redo(): void {
    this.#edit(redo(this.#status.undoStack))
  }

  /** Saves unsaved changes; true if everything is saved. Opens the conflict dialog if somebody else saved in between. */
  save(): Promise<boolean> {
    clearTimeout(this.#timer)
    if (this.#status.isStale) this.#set({ isConflictOpen: true })
    this.#running ??= this.#sendAll().finally(() => {
      this.#running = undefined
    })
    return this.#running
  }

  /**
   * Saves like a form: throws on a refusal, so that the error shows at its field. False if a conflict must be resolved
   * first.
   */
  async submit(): Promise<boolean> {
    if (await this.save()) return true
    const { failure, isStale } = this.#status
    if (failure && !isStale) throw failure.cause
    return false
  }

  /** Retries a temporary failure at once, for example when the connection is back. */
  retry(): void {
    const { failure } = this.#status
    if (this.#isAutomatic && failure && isPassing(failure.problem)) void this.save()
  }

  /** Adopts a newer version of the server, unless local changes would be lost. */
  take(resource: Resource): void {
    const { isDirty, isSaving, version } = this.#status
    if (!isDirty && !isSaving && resource.version > version) this.adopt(resource)
  }

  /** Replaces the draft by the server's version. Undo steps are kept if nothing in it changed. */
  adopt(resource: Resource): void {
    const theirs = this.model.draftOf(resource)
    const differs = this.model.changesBetween(this.draft, theirs) ?? this.model.changesBetween(theirs, this.draft)
    const undoStack = differs ? undoStackOf(theirs) : this.#status.undoStack
    this.#set({ ...settled, undoStack, saved: theirs, version: resource.version })
  }

  /** Discards unsaved changes. */
  discard(): void {
    clearTimeout(this.#timer)
    this.#set({ ...settled, undoStack: undoStackOf(this.#status.saved) })
  }

  /** The choice of theirs. */
  async reload(): Promise<void> {
    this.adopt(await this.model.read())
  }

  /** The choice of one's own: it is saved on top of theirs. */
  async overwrite(): Promise<boolean> {
    const theirs = await this.model.read()
    this.#set({ ...settled, saved: this.model.draftOf(theirs), version: theirs.version })
    return this.save()
  }

  /** Postpones the choice: the draft stays unsaved. */
  closeConflict(): void {
    this.#set({ isConflictOpen: false })
  }

  /** Leaving the editor: an autosaved draft is saved now. False if changes were discarded. */
  leave(): boolean {
    clearTimeout(this.#timer)
    const { isDirty, failure } = this.#status
    const isKept = !isDirty || (this.#isAutomatic && !failure)
    if (isDirty && isKept) void this.save()
    return isKept
  }

  #edit(undoStack: UndoStack<Draft>): void {
    if (undoStack === this.#status.undoStack) return
    this.#set({ undoStack })
    this.#plan(pause_ms)
  }

  async #sendAll(): Promise<boolean> {
    for (;;) {
      const { draft } = this
      const { saved, version, isStale } = this.#status
      const changes = this.model.changesBetween(saved, draft)
      if (!changes) return true
      if (isStale) return false
      this.#set({ isSaving: true })
      try {
        const answer = await this.model.update(changes, version, draft)
        this.#retries = 0
        this.#saved(draft, changes, answer)
      } catch (cause) {
        this.#fail({ problem: problemOf(cause), cause, draft })
        return false
      }
    }
  }

  /** After a save by the button the server's version is shown; text typed meanwhile is kept. */
  #saved(draft: Draft, changes: Partial<Draft>, answer: Resource): void {
    const { saved, undoStack } = this.#status
    const kept = this.#isAutomatic ? changes : partsOf(this.model.draftOf(answer), changes)
    const isUntouched = !this.#isAutomatic && this.draft === draft
    this.#set({
      ...settled,
      saved: { ...saved, ...kept },
      version: answer.version,
      ...(isUntouched && { undoStack: { ...undoStack, present: { ...draft, ...kept } } }),
    })
  }

  #fail(failure: NonNullable<DraftStatus<Draft>['failure']>): void {
    const isStale = failure.problem.status === 412
    this.#set({ isSaving: false, failure, isStale, isConflictOpen: isStale })
    if (!isPassing(failure.problem)) return
    this.#plan(Math.min(retry_first_ms * 2 ** this.#retries, retry_max_ms))
    this.#retries += 1
  }

  #plan(milliseconds: number): void {
    clearTimeout(this.#timer)
    const { isDirty, isStale } = this.#status
    if (this.#isAutomatic && isDirty && !isStale) this.#timer = setTimeout(() => void this.save(), milliseconds)
  }

  #set(changes: Partial<DraftStatus<Draft>>): void {
    const next = { ...this.#status, ...changes }
    const isDirty = this.model.changesBetween(next.saved, next.undoStack.present) !== undefined
    this.#status = { ...next, isDirty }
    for (const listener of this.#listeners) listener()
  }
}

const partsOf = <Draft extends object>(draft: Draft, like: Partial<Draft>): Partial<Draft> =>
  Object.fromEntries(Object.keys(like).map(key => [key, draft[key as keyof Draft]])) as Partial<Draft>

/** Neither saving nor in conflict. */
const settled = { isSaving: false, failure: undefined, isStale: false, isConflictOpen: false }
